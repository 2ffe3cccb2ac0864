// Slow clients; fuzz.test.ts has more of them by night.
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { siteOfFile } from '#tests/support/site-of-file.ts'
import { openSocket } from './raw-http.ts'
import { countClosed, SLOW_HEADERS, sendWithoutEnd } from './slow-clients.ts'

const MEGABYTE = 1024 * 1024

vi.setConfig({ testTimeout: 90_000 })

const site = await siteOfFile()

test.concurrent('two hundred sockets with endless headers are closed while others are served', async () => {
  const closing = countClosed(site.url, SLOW_HEADERS, 200, 60_000)
  const statuses = new Set<number>()
  for (let number = 0; number < 100; number += 1) {
    const response = await site.get(number % 2 ? '/en' : '/api/store/products')
    await response.text()
    statuses.add(response.status)
  }

  expect([...statuses]).toEqual([200])
  expect(await closing).toBe(200)
})

test.concurrent.each(['/api/admin/login', '/api/store/transactions', '/api/payments/tripay/callback'])(
  '%s: an endless body is refused at the limit',
  async (path) => {
    const { answer } = await sendWithoutEnd(site.url, path, 100_000)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    // A client that goes on sending gets no response, only a closed connection.
    const { sentBytes } = await sendWithoutEnd(site.url, path, 200 * MEGABYTE)
    expect(sentBytes).toBeLessThan(32 * MEGABYTE)
  },
)

test.concurrent('a client that sends a refused body to its end reads the reply', async () => {
  const socket = openSocket(site.url)
  await once(socket, 'connect')
  socket.pause()
  const head = `POST /api/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  const body = Buffer.alloc(7 * MEGABYTE, ' ')
  socket.write(`${head}content-length: ${body.length}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(body, () => resolve())
  })
  socket.resume()
  const [reply] = await once(socket, 'data')
  socket.destroy()

  expect(String(reply)).toMatch(/^HTTP\/1\.1 413 /)
})

test.concurrent('a compressed body is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE, ' '))
  const before = process.memoryUsage().arrayBuffers
  const response = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(bomb.subarray(0, 8_000)),
  })

  expect(response.status).toBe(400)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE)
})
