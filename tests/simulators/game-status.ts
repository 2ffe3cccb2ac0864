// Status of a game server with faults: Server List Ping over TCP, Bedrock's pong over UDP.
import { createSocket } from 'node:dgram'
import type { Socket } from 'node:net'
import {
  type Handshake,
  onStatusRequest,
  type StatusReply,
  statusJson,
  statusPacket,
  varInt,
} from '#simulators/game-status.ts'
import { type Listening, listenTcp } from '#simulators/tcp.ts'
import { drip } from './http-faults.ts'

export type StatusFault = keyof typeof FAULTS

export type StatusServer = Listening & {
  setFault(fault: StatusFault | null): void
  /** The text of the status packet, in place of the status. */
  setPacket(text: string): void
  handshakes(): readonly Handshake[]
  requestCount(): number
}

const HUGE = 8 * 1024 * 1024

export async function startJavaStatus(readStatus: () => StatusReply, port = 0): Promise<StatusServer> {
  let fault: StatusFault | null = null
  let packet: string | null = null
  const handshakes: Handshake[] = []
  const server = await listenTcp((socket) => {
    if (fault === 'closes') return void socket.destroy()
    onStatusRequest(socket, (handshake) => {
      handshakes.push(handshake)
      const reply = statusPacket(packet ?? statusJson(readStatus()))
      if (fault) FAULTS[fault]({ socket, reply })
      else socket.write(reply)
    })
  }, port)
  return {
    ...server,
    setFault: (next) => {
      fault = next
    },
    setPacket: (text) => {
      packet = text
    },
    handshakes: () => handshakes,
    requestCount: () => handshakes.length,
  }
}

type Answering = { socket: Socket; reply: Buffer }

const FAULTS = {
  silent: () => {},
  closes: ({ socket }) => socket.destroy(),
  'closes-mid-packet': ({ socket, reply }) => socket.end(reply.subarray(0, reply.length / 2)),
  garbage: ({ socket }) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'not-json': ({ socket }) => socket.end(statusPacket('{"version":')),
  'endless-number': ({ socket }) => socket.write(Buffer.alloc(6, 0xff)),
  'announces-huge': ({ socket }) => socket.write(varInt(0x7fffffff)),
  'sends-huge': ({ socket }) => socket.write(Buffer.concat([varInt(HUGE), Buffer.alloc(HUGE, 0x20)])),
  drips: ({ socket, reply }) => drip(socket, reply, 200),
} satisfies Record<string, (answering: Answering) => void>

const PING_LENGTH = 33
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')

export type BedrockFault = 'silent' | 'cut-short' | 'no-magic' | 'other-game' | 'loses-first'

export async function startBedrockStatus(readStatus: () => StatusReply) {
  let fault: BedrockFault | null = null
  let pong: string | null = null
  let requests = 0
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    if (message.length !== PING_LENGTH || message[0] !== 0x01 || !message.subarray(9, 25).equals(MAGIC))
      return
    requests += 1
    if (fault === 'silent' || (fault === 'loses-first' && requests === 1)) return
    socket.send(encodePong(message, pong ?? pongText(readStatus()), fault), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    port: socket.address().port,
    setFault: (next: BedrockFault | null) => {
      fault = next
    },
    /** The text of the pong, in place of the status. */
    setPong: (text: string) => {
      pong = text
    },
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function pongText({ online, max, version }: StatusReply): string {
  return `MCPE;A simulated network;800;${version};${online};${max};42;Angkasa;Survival;1;19132;19133;`
}

/** With the time of the ping. */
function encodePong(ping: Buffer, given: string, fault: BedrockFault | null): Buffer {
  const text = Buffer.from(fault === 'other-game' ? given.replace('MCPE', 'GAME') : given)
  const head = Buffer.alloc(17)
  head[0] = 0x1c
  ping.copy(head, 1, 1, 9)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length)
  const magic = fault === 'no-magic' ? Buffer.alloc(MAGIC.length) : MAGIC
  const whole = Buffer.concat([head, magic, length, text])
  return fault === 'cut-short' ? whole.subarray(0, whole.length - 10) : whole
}
