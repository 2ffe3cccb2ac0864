// RCON server on loopback with the game's strict packet parsing and simulated faults.
import { appendFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, listOf, UNKNOWN_COMMAND } from './game-replies.ts'
import { remember } from './remember.ts'
import { type Listening, listenTcp } from './tcp.ts'

/** Simulated faults; for a server that does not listen see `goAway`. */
export type ConsoleFault =
  | 'silent-after-connect'
  | 'silent-after-login'
  | 'silent-after-command'
  | 'closes-after-command'
  | 'closes-before-command'
  | 'drips'
  | 'wrong-id'
  | 'wrong-password'
  | 'three-packets'
  | 'unknown-command'
  | 'garbage'

export type Executed = { at: string; command: string }

type Options = {
  password: string
  port?: number
  onCommand?: (command: string) => void
  /** JSON lines of executed commands, written before the reply. */
  logFile?: string
  now?: () => Date
  /** Names in the reply to `list`. */
  players?: () => readonly string[] | Promise<readonly string[]>
}

type Packet = { id: number; type: number; text: string }

const LOGIN = 3
const COMMAND = 2
const REPLY = 0
const REFUSED_ID = -1
/** Read size of the game. */
const READ_BYTES = 1_460
const HEAD_BYTES = 12
const PIECE_LENGTH = 4_096
const DRIP_EVERY_MS = 100
const MAX_EXECUTED = 50_000

export async function startGameConsole(options: Options) {
  const { password, now = () => new Date() } = options
  let players = options.players ?? (() => [])
  const executed: Executed[] = []
  const sockets = new Set<Socket>()
  let fault: ConsoleFault | null = null
  let delayMs = 0
  let reply: ((command: string) => string) | null = null
  let server: Listening | null = null

  /** Executes before it delays the reply, so a client without a reply cannot know the outcome. */
  async function answerCommand(socket: Socket, { id, text }: Packet): Promise<void> {
    if (fault === 'silent-after-login') return
    const entry = { at: now().toISOString(), command: text }
    remember(executed, entry, MAX_EXECUTED)
    if (options.logFile) appendFileSync(options.logFile, `${JSON.stringify(entry)}\n`)
    options.onCommand?.(text)
    if (delayMs > 0) await sleep(delayMs)
    if (fault === 'silent-after-command') return
    if (fault === 'closes-after-command') socket.destroy()
    else if (fault === 'garbage') socket.write(Buffer.alloc(64, 0xff))
    else await send(socket, fault === 'wrong-id' ? id + 1_000 : id, REPLY, await outputOf(text))
  }

  async function outputOf(command: string): Promise<string> {
    if (fault === 'unknown-command') return UNKNOWN_COMMAND
    const text = reply ? reply(command) : command === 'list' ? listOf(await players()) : answerOf(command)
    return fault === 'three-packets' ? text.padEnd(2 * PIECE_LENGTH + 100, '.') : text
  }

  async function send(socket: Socket, id: number, type: number, text: string): Promise<void> {
    for (let at = 0; at === 0 || at < text.length; at += PIECE_LENGTH) {
      const packet = encode({ id, type, text: text.slice(at, at + PIECE_LENGTH) })
      if (fault === 'drips') await drip(socket, packet)
      else socket.write(packet)
    }
  }

  async function answer(socket: Socket, packet: Packet, signedIn: { yes: boolean }): Promise<void> {
    if (packet.type === LOGIN) {
      if (fault === 'silent-after-connect') return
      signedIn.yes = packet.text !== '' && packet.text === password && fault !== 'wrong-password'
      await send(socket, signedIn.yes ? packet.id : REFUSED_ID, COMMAND, '')
      if (fault === 'closes-before-command') socket.end()
    } else if (packet.type === COMMAND && signedIn.yes) await answerCommand(socket, packet)
    else if (packet.type === COMMAND) await send(socket, REFUSED_ID, COMMAND, '')
    else await send(socket, packet.id, REPLY, `Unknown request ${packet.type.toString(16)}`)
  }

  function onConnection(socket: Socket): void {
    const signedIn = { yes: false }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      const packet = decode(chunk.subarray(0, READ_BYTES))
      if (!packet) return socket.destroy()
      // The game replies before it reads the next packet.
      socket.pause()
      answer(socket, packet, signedIn).finally(() => socket.resume())
    })
  }

  server = await listenTcp(onConnection, options.port)
  const { port } = server
  async function goAway(): Promise<void> {
    await server?.close()
    server = null
  }
  return {
    port,
    /** Executed commands, oldest first. */
    executed: (): readonly Executed[] => executed,
    connections: () => sockets.size,
    setFault: (next: ConsoleFault | null) => {
      fault = next
    },
    setDelay: (ms: number) => {
      delayMs = ms
    },
    setReply: (next: (command: string) => string) => {
      reply = next
    },
    setPlayers: (next: NonNullable<Options['players']>) => {
      players = next
    },
    /** Closes all connections and stops listening. */
    goAway,
    /** Listens again on the same port. */
    async comeBack() {
      server ??= await listenTcp(onConnection, port)
    },
    close: goAway,
  }
}

function encode({ id, type, text }: Packet): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt32LE(body.length + 10, 0)
  head.writeInt32LE(id, 4)
  head.writeInt32LE(type, 8)
  return Buffer.concat([head, body, Buffer.alloc(2)])
}

/** Null unless exactly one whole packet was read; the game then closes the connection. */
function decode(read: Buffer): Packet | null {
  if (read.length < HEAD_BYTES + 2 || read.readInt32LE(0) !== read.length - 4) return null
  const body = read.subarray(HEAD_BYTES, read.length - 2)
  return { id: read.readInt32LE(4), type: read.readInt32LE(8), text: body.toString() }
}

/** Ten bytes a second. */
async function drip(socket: Socket, packet: Buffer): Promise<void> {
  for (const byte of packet) {
    if (socket.destroyed) return
    socket.write(Buffer.of(byte))
    await sleep(DRIP_EVERY_MS)
  }
}
