// Status of a game server with faults: Server List Ping over TCP, Bedrock's pong over UDP.
import { createSocket } from 'node:dgram'
import type { Socket } from 'node:net'
import { type StatusReply, statusJson, statusPacket, varInt } from '#simulators/game-status.ts'
import { type Listening, listenTcp } from '#simulators/tcp.ts'
import { drip } from './http-faults.ts'

export type StatusFault = keyof typeof FAULTS

export type StatusServer = Listening & { setFault(fault: StatusFault | null): void; requestCount(): number }

const HUGE = 8 * 1024 * 1024

export async function startJavaStatus(readStatus: () => StatusReply, port = 0): Promise<StatusServer> {
  let fault: StatusFault | null = null
  let requests = 0
  const server = await listenTcp((socket) => {
    if (fault === 'closes') return void socket.destroy()
    // Handshake and request may arrive in one chunk or in two; the first one triggers the reply.
    socket.once('data', () => {
      requests += 1
      const status = readStatus()
      const reply = statusPacket(statusJson(status))
      if (fault) FAULTS[fault]({ socket, status, reply })
      else socket.end(reply)
    })
  }, port)
  return {
    ...server,
    setFault: (next) => {
      fault = next
    },
    requestCount: () => requests,
  }
}

type Answering = { socket: Socket; status: StatusReply; reply: Buffer }

const FAULTS = {
  silent: () => {},
  closes: ({ socket }) => socket.destroy(),
  'closes-mid-packet': ({ socket, reply }) => socket.end(reply.subarray(0, reply.length / 2)),
  garbage: ({ socket }) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'not-json': ({ socket }) => socket.end(statusPacket('{"version":')),
  'wrong-types': ({ socket }) =>
    socket.end(statusPacket('{"version":{"name":7},"players":{"online":"many","max":-1}}')),
  'no-players': ({ socket, status }) =>
    socket.end(statusPacket(JSON.stringify({ version: { name: status.version } }))),
  'endless-number': ({ socket }) => socket.write(Buffer.alloc(6, 0xff)),
  'announces-huge': ({ socket }) => socket.write(varInt(0x7fffffff)),
  'sends-huge': ({ socket }) => socket.write(Buffer.concat([varInt(HUGE), Buffer.alloc(HUGE, 0x20)])),
  drips: ({ socket, reply }) => drip(socket, reply, 200),
} satisfies Record<string, (answering: Answering) => void>

const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')

export type BedrockFault = 'silent' | 'cut-short' | 'no-magic' | 'wrong-numbers' | 'loses-first'

export async function startBedrockStatus(readStatus: () => StatusReply) {
  let fault: BedrockFault | null = null
  let requests = 0
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    if (message[0] !== 0x01 || !message.subarray(9, 25).equals(MAGIC)) return
    requests += 1
    if (fault === 'silent' || (fault === 'loses-first' && requests === 1)) return
    socket.send(pong(readStatus(), fault), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    port: socket.address().port,
    setFault: (next: BedrockFault | null) => {
      fault = next
    },
    requestCount: () => requests,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function pong({ online, max, version }: StatusReply, fault: BedrockFault | null): Buffer {
  const players = fault === 'wrong-numbers' ? 'many;-1' : `${online};${max}`
  const text = Buffer.from(
    `MCPE;A simulated network;800;${version};${players};42;Angkasa;Survival;1;19132;19133;`,
  )
  const head = Buffer.alloc(17)
  head[0] = 0x1c
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length)
  const magic = fault === 'no-magic' ? Buffer.alloc(MAGIC.length) : MAGIC
  const whole = Buffer.concat([head, magic, length, text])
  return fault === 'cut-short' ? whole.subarray(0, whole.length - 10) : whole
}
