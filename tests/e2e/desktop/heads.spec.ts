// Heads of players: over the generated face, from our own address, without a layout shift, also when the service fails.
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { watch } from '#tests/support/browser-watch.ts'

test.describe.configure({ mode: 'serial' })

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
  const heads = page.locator('.board-row .head').filter({ visible: true })
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

test('a player without a head keeps the generated face, without a broken picture', async ({ page }) => {
  const seen = await watch(page)
  service.setFault('html')
  await visitPage(page, `${site.url}/en/leaderboard`)
  const missing = page.locator('.head img[src*="/64-."]').first()
  await missing.scrollIntoViewIfNeeded()
  await expect.poll(() => missing.evaluate(widthOf)).toBe(1)

  await expect(missing.locator('xpath=..').locator('svg')).toBeVisible()
  expect(seen.consoleProblems).toEqual([])
  service.setFault(null)
})
