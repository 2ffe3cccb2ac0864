// Heads of players: over the generated face, from our own address, without a layout shift. Missing ones: tests/pages/heads.test.ts.
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

let service: Awaited<ReturnType<typeof startAvatarServer>>
const site = siteOfFile(async () => {
  service = await startAvatarServer({ known: (name) => !name.startsWith('.') })
  const heads = { enabled: true, sources: [{ url: service.url, editions: 'all' as const }] }
  return { settings: { heads } }
})
test.afterAll(() => service.close())

const widthOf = (image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)

test('heads cover the generated faces, and nothing moves', async ({ page }) => {
  const seen = await watch(page)
  const heads = page.locator('.stage .head').filter({ visible: true })
  const first = heads.first()
  // A head that takes longer than a second is shown by the next page.
  await expect(async () => {
    await visitPage(page, `${site.url}/id/leaderboard`)
    await expect.poll(() => first.locator('img').evaluate(widthOf), { timeout: 3_000 }).toBe(64)
  }).toPass()
  const [box, image, face] = await Promise.all(
    [first, first.locator('img'), first.locator('svg')].map((part) => part.boundingBox()),
  )

  expect(image).toEqual(box)
  expect(face).toEqual(box)
  expect(seen.consoleProblems).toEqual([])
  expect(seen.requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([])
  expect(await seen.shifts()).toEqual([])
})
