import { expect, test } from 'vitest'
import { failure, renderPage } from '#tests/support/render-page.tsx'

test.each([
  ['en', '', /The link is incomplete/, 'Admin sign in'],
  ['id', '', /Link-nya tidak lengkap/, 'Login admin'],
  ['en', '#lost', /This invitation does not work/, 'Admin sign in'],
])(
  '%s: an address "%s" without a working token says so and leads on',
  async (language, hash, says, leadsTo) => {
    const { get, texts, wait } = await renderPage(`/${language}/admin/join${hash}`, {
      api: { 'POST /api/admin/join/look': () => failure(404, 'invitation_not_found') },
    })
    await wait()
    expect(texts('[role=alert]').join()).toMatch(says)
    expect(get('main a', leadsTo).getAttribute('href')).toBe(`/${language}/admin/login`)
  },
)
