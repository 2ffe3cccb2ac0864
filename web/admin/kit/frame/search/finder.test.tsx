import { expect, test } from 'vitest'
import { failure, renderPage } from '#tests/support/render-page.tsx'

test('without a reply of the server the search still finds pages', async () => {
  const { click, texts, type, wait } = await renderPage('/en/admin/images', {
    api: { 'GET /api/admin/search': () => failure(500, 'internal') },
  })
  await click('.finder')
  await type('dialog[open] input', '', 'audit')
  await wait(150)
  expect(texts('[role=option]')[0]).toContain('Audit log')
  expect(texts('dialog[open]').join()).toContain('the server did not answer')
  await click('[role=option]')
  expect(window.location.pathname).toBe('/en/admin/audit')
})
