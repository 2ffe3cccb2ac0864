// Clients that send as many requests as Node reads at once, and read no reply: on one connection, and on twenty.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ask } from '#proof/chaos/request.ts'
import { memory } from '#proof/chaos/site-figures.ts'
import { serveSite, temporaryFolder } from '#scripts/lib/serve.ts'
import { listMountedGets, UPLOAD } from '#tests/support/mounted-gets.ts'
import { openSocket } from './raw-http.ts'

const BATCH_BYTES = 64 * 1024
const UPLOAD_BYTES = 2_000_000
const MEMORY_MB = 250
const HOLD_MS = 100
/** The quickest of several: a busy machine makes single ones wait. */
const [ANSWER_LIMIT_MS, TRIES] = [1_000, 10]

const addresses = await listMountedGets()
const folder = temporaryFolder('pipelined')
mkdirSync(join(folder.path, 'uploads'))
writeFileSync(join(folder.path, 'uploads', UPLOAD), Buffer.alloc(UPLOAD_BYTES, 'x'))
const site = await serveSite({ dataDir: folder.path })
afterAll(async () => {
  await site.stop()
  folder.remove()
})

async function sendAndReadNothing(batch: Buffer, connections: number): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => openSocket(site.url).pause())
  for (const socket of sockets) {
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(batch)
  }
  return sockets
}

async function quickest(url: string): Promise<number> {
  for (let least = Number.POSITIVE_INFINITY, tries = 1; ; tries += 1) {
    const begun = performance.now()
    expect((await ask(url)).status).toBe(200)
    least = Math.min(least, performance.now() - begun)
    if (least < ANSWER_LIMIT_MS || tries === TRIES) return least
  }
}

test('the router, the pages and the files are all asked', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/api/docs',
      '/sitemap.xml',
      '/id/news.xml',
      `/uploads/${UPLOAD}`,
      '/metrics',
      '/en',
    ]),
  )
  expect(addresses.length).toBeGreaterThan(150)
})

test.each(addresses)(
  '%s: memory stays bounded, and a visitor is answered',
  { timeout: 60_000 },
  async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
    const batch = Buffer.from(request.repeat(Math.floor(BATCH_BYTES / request.length)))
    const sockets = [...(await sendAndReadNothing(batch, 1)), ...(await sendAndReadNothing(batch, 20))]
    const answered = await quickest(`${site.url}/en`)
    await sleep(HOLD_MS)

    expect(answered).toBeLessThan(ANSWER_LIMIT_MS)
    expect(memory(site.pid)).toBeLessThan(MEMORY_MB)
    expect(site.hasEnded()).toBe(false)
    for (const socket of sockets) socket.destroy()
  },
)
