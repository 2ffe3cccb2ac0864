import { expect, test } from 'vitest'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const broken = () => failure(500, 'internal')

test('an image that cannot be toggled or deleted shows an error', async () => {
  const { click, texts } = await renderPage('/en/admin/images', {
    api: {
      'GET /api/admin/gamemode-images': {
        images: [{ _id: 'G1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: true }],
      },
      'PUT /api/admin/gamemode-images/:id/toggle': broken,
      'DELETE /api/admin/gamemode-images/:id': broken,
    },
  })
  await click('button', 'Deactivate image 1 of Survival Mix')
  expect(texts('main [role=alert]').join()).toContain('Failed to toggle image status')
  await click('button', 'Delete image 1 of Survival Mix')
  await click('dialog button', 'Delete')
  expect(texts('dialog [role=alert]').join()).toContain('Failed to delete image')
})
