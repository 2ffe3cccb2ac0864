// Slow and endless clients. Each case ends with the server closing the connection.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSocket } from './raw-http.ts'

export type SlowWay = {
  /** Sent at once. */
  opening: string
  /** Sent every second until the connection is closed. */
  drip: string
  /** Never reads the response. */
  isDeaf?: boolean
}

const EVERY_MS = 1_000
const A_MOMENT_MS = 5_000
const AT_ONCE = 50
const HEAD = 'host: localhost\r\ncontent-type: application/json\r\n'

export const SLOW_HEADERS: SlowWay = {
  opening: 'GET /en HTTP/1.1\r\nhost: localhost\r\nx: ',
  drip: 'a',
}
export const SLOW_BODY: SlowWay = {
  opening: `POST /api/admin/login HTTP/1.1\r\n${HEAD}content-length: 5000\r\n\r\n{`,
  drip: ' ',
}
export const SILENT: SlowWay = { opening: '', drip: '' }
export const DEAF: SlowWay = {
  opening: 'GET /art/hero-2400.avif HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100),
  drip: '',
  isDeaf: true,
}

export async function countClosed(
  url: string,
  way: SlowWay,
  sockets: number,
  limitMs: number,
): Promise<number> {
  const opened = await openMany(url, sockets)
  if (way.isDeaf) for (const socket of opened) socket.pause()
  const closed = opened.map(whenClosed)
  const timer = setInterval(() => {
    if (way.drip) for (const socket of opened) if (socket.writable) socket.write(way.drip)
  }, EVERY_MS)
  for (const socket of opened) if (way.opening) socket.write(way.opening)
  if (way.isDeaf) await hearAgain(opened, limitMs)
  const waitMs = way.isDeaf ? A_MOMENT_MS : limitMs
  const inTime = await Promise.all(
    closed.map((ended) => Promise.race([ended.then(() => 1), sleep(waitMs, 0, { ref: false })])),
  )
  clearInterval(timer)
  for (const socket of opened) socket.destroy()
  return inTime.reduce((sum, one) => sum + one, 0)
}

/** A paused socket does not report the close, so all are resumed at the end. */
async function hearAgain(opened: readonly Socket[], afterMs: number): Promise<void> {
  await sleep(afterMs)
  for (const socket of opened) socket.resume()
}

/** In batches: with a full accept queue a connection looks open although the server has not accepted it. */
async function openMany(url: string, sockets: number): Promise<Socket[]> {
  const opened: Socket[] = []
  while (opened.length < sockets) {
    const some = Math.min(AT_ONCE, sockets - opened.length)
    opened.push(...(await Promise.all(Array.from({ length: some }, () => openQuietly(url)))))
  }
  return opened
}

/** By end, close or error. */
function whenClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

async function openQuietly(url: string): Promise<Socket> {
  const socket = openSocket(url)
  // A reset connection is expected here.
  socket.on('error', () => {})
  socket.resume()
  await once(socket, 'connect')
  return socket
}

/** Sends chunks of an endless body, up to a maximum, until the server closes the connection. */
export async function sendWithoutEnd(
  url: string,
  path: string,
  mostBytes: number,
): Promise<{ answer: string; sentBytes: number }> {
  const socket = await openQuietly(url)
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
  let answer = ''
  let sentBytes = 0
  socket.on('data', (data) => {
    answer += data.toString('latin1')
  })
  const closed = whenClosed(socket)
  socket.write(`POST ${path} HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`)
  while (socket.writable && sentBytes < mostBytes) {
    const isTaken = socket.write(chunk)
    sentBytes += chunk.length
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
  }
  await closed
  return { answer, sentBytes }
}
