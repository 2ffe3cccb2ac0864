import { once } from 'node:events'
import { readdirSync, readlinkSync, truncateSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createDiskBlobs } from './disk.ts'
import { uploadsRoutes } from './uploads.routes.ts'

const NAME = '0123456789ABCDEFGHJKMNPQRS-1600.webp'
const MEGABYTE = 1024 * 1024

async function openUploads(body: Uint8Array) {
  const folder = temporaryFolder()
  const { open, put } = createDiskBlobs(folder, systemRandom)
  await put(NAME, body)
  const app = Fastify({ forceCloseConnections: true })
  if (open) uploadsRoutes(app, open)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { path: join(folder, NAME), port, url: `http://127.0.0.1:${port}/uploads/` }
}

test('an image is sent with its length and never expires', async () => {
  const { url } = await openUploads(Buffer.from('pixels'))
  const [whole, head] = await Promise.all([fetch(url + NAME), fetch(url + NAME, { method: 'HEAD' })])

  for (const { status, headers } of [whole, head])
    expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
      200,
      '6',
      'image/webp',
    ])
  expect(whole.headers.get('cache-control')).toContain('immutable')
  expect([await whole.text(), await head.text()]).toEqual(['pixels', ''])
  expect((await fetch(url + NAME.replace('0', '1'))).status).toBe(404)
})

test('an image that nobody reads is not in memory, and is closed with its connection', async () => {
  const { path, port } = await openUploads(Buffer.from('x'))
  truncateSync(path, 64 * MEGABYTE)
  const before = process.memoryUsage().arrayBuffers
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').pause())
  for (const socket of sockets) {
    await once(socket, 'connect')
    socket.write(`GET /uploads/${NAME} HTTP/1.1\r\nhost: x\r\n\r\n`)
  }
  await expect.poll(() => openFiles(path)).toBe(20)

  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * MEGABYTE)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => openFiles(path)).toBe(0)
})

function openFiles(path: string): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path
    } catch {
      return false
    }
  }).length
}
