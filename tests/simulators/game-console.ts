// RCON server with faults, a record of the commands, and times away.
import { appendFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  COMMAND,
  LOGIN,
  onPacket,
  type Packet,
  PIECE_LENGTH,
  REFUSED_ID,
  REPLY,
  toBytePackets,
  toPackets,
  toUnknown,
} from '#simulators/game-console.ts'
import { replyOf } from '#simulators/game-replies.ts'
import { remember } from '#simulators/remember.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { startAbsent } from './absent.ts'

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
  | 'splits-bytes'
  | 'echoes-fence'
  | 'ignores-fence'
  | 'closes-at-fence'
  | 'unknown-command'
  | 'garbage'

export type Executed = { at: string; command: string }

type Options = {
  password: string
  port?: number
  /** JSON lines of executed commands, written before the reply. */
  logFile?: string
  now?: () => Date
  /** Names in the reply to `list`. */
  players?: () => readonly string[] | Promise<readonly string[]>
}

const UNKNOWN_COMMAND = 'Unknown command. Type "/help" for help.'
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

  /** Executes before it delays the reply, so a client without a reply cannot know the outcome. */
  async function answerCommand(socket: Socket, { id, text }: Packet): Promise<void> {
    if (fault === 'silent-after-login') return
    const entry = { at: now().toISOString(), command: text }
    remember(executed, entry, MAX_EXECUTED)
    if (options.logFile) appendFileSync(options.logFile, `${JSON.stringify(entry)}\n`)
    if (delayMs > 0) await sleep(delayMs)
    if (fault === 'silent-after-command') return
    if (fault === 'closes-after-command') socket.destroy()
    else if (fault === 'garbage') socket.write(Buffer.alloc(64, 0xff))
    else await send(socket, fault === 'wrong-id' ? id + 1_000 : id, REPLY, await outputOf(text))
  }

  async function outputOf(command: string): Promise<string> {
    if (fault === 'unknown-command') return UNKNOWN_COMMAND
    const text = reply ? reply(command) : replyOf(command, await players())
    return fault === 'three-packets' ? text.padEnd(2 * PIECE_LENGTH + 100, '.') : text
  }

  async function send(socket: Socket, id: number, type: number, text: string): Promise<void> {
    const packets =
      fault === 'splits-bytes' ? toBytePackets({ id, type, text }) : toPackets({ id, type, text })
    for (const packet of packets) {
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
    else if (fault === 'closes-at-fence') socket.end()
    else if (fault === 'echoes-fence') await send(socket, packet.id, REPLY, packet.text)
    else if (fault !== 'ignores-fence') await send(socket, packet.id, REPLY, toUnknown(packet.type))
  }

  function onConnection(socket: Socket): void {
    const signedIn = { yes: false }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    onPacket(socket, (packet) => answer(socket, packet, signedIn))
  }

  return {
    ...(await startAbsent((port) => listenTcp(onConnection, port || options.port))),
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
  }
}

/** Ten bytes a second. */
async function drip(socket: Socket, packet: Buffer): Promise<void> {
  for (const byte of packet) {
    if (socket.destroyed) return
    socket.write(Buffer.of(byte))
    await sleep(DRIP_EVERY_MS)
  }
}
