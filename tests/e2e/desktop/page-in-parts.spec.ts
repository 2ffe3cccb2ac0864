// A page that arrives in parts, as on a slow connection: nothing that was painted moves when the rest follows.
import { setTimeout as sleep } from 'node:timers/promises'
import { listenHttp } from '#simulators/http.ts'
import { expect, test, untilHydrated } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

const PART_BYTES = 2000
/** More than two frames, so that each part could be painted. */
const PAUSE_MS = 50

/** A proxy of the site that pauses after each part of a document; style sheets are there before the document ends. */
async function startSlowProxy() {
  const { origin, close } = await listenHttp(async (request, response) => {
    const reply = await fetch(SITE_URL + request.url, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await reply.arrayBuffer())
    const type = reply.headers.get('content-type') ?? 'text/plain'
    response.writeHead(reply.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(body)
    for (let start = 0; start < body.length; start += PART_BYTES) {
      response.write(body.subarray(start, start + PART_BYTES))
      await sleep(PAUSE_MS)
    }
    response.end()
  })
  return { url: origin, [Symbol.asyncDispose]: close }
}

const PAGES = [
  { name: 'the cards of the store', path: '/en/store', width: 1280 },
  { name: 'the address and the buttons of the home page on a phone', path: '/id', width: 360 },
] as const

for (const { name, path, width } of PAGES) {
  test(`${name} do not move when the rest of the page arrives`, async ({ page }) => {
    await using proxy = await startSlowProxy()
    await page.setViewportSize({ width, height: 740 })
    const { shifts } = await watch(page)
    await page.goto(proxy.url + path)
    await untilHydrated(page)
    expect(await shifts()).toEqual([])
  })
}
