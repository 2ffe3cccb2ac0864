// A page that arrives in parts, as on a slow connection: nothing that was painted moves when the rest follows.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

const SPLIT = '</fieldset>'
const PAUSE_MS = 500

/** A proxy of the site that pauses in the middle of the top bar; style sheets are there before the document ends. */
async function startSlowProxy() {
  const server = createServer(async (request, response) => {
    const reply = await fetch(SITE_URL + request.url, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await reply.arrayBuffer())
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' })
    const end = body.indexOf(SPLIT) + SPLIT.length
    if (end < SPLIT.length) return response.end(body)
    response.write(body.subarray(0, end))
    await sleep(PAUSE_MS)
    response.end(body.subarray(end))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.dispose]: () => void server.close() }
}

test('the language links do not move when the rest of the top bar arrives', async ({ page }) => {
  using proxy = await startSlowProxy()
  const { shifts } = await watch(page)
  await page.goto(`${proxy.url}/id/terms`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Main Sekarang' })).toBeVisible()
  expect(await shifts()).toEqual([])
})
