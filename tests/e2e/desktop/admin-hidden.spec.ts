// Visitors do not download the admin area.
import { expect, test } from '#tests/support/browser.ts'

test('a visitor downloads no text and no code of the admin area', async ({ page, visit }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) scripts.push(response.text())
  })
  await visit('/en')
  await page.waitForLoadState('networkidle')
  const travelled = (await Promise.all(scripts)).join('\n')
  expect(travelled.length).toBeGreaterThan(10_000)
  for (const word of ['Retry all failed', 'Failed to resend action', '/api/admin/', '.modal'])
    expect([word, travelled.includes(word)]).toEqual([word, false])
})
