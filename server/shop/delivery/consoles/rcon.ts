// RCON client. A Minecraft server drops connections that pipeline packets, so at most one is in flight.
import { isFailedReply } from '#contract/shop/failed-reply.ts'
import { COMMAND_MAX_BYTES } from '#contract/shop/store-admin.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'
import type { CommandReport, ConsoleRun, GameConsole, PlayerList, RunOptions } from './game-console.ts'
import { openLink, type RconLink, withTimeout } from './rcon-link.ts'
import { COMMAND, FENCE, LOGIN, LOGIN_REPLY, type Packet, REPLY_PIECE_LENGTH } from './rcon-packet.ts'
import { isOnline, plainReply, readOnlineNames, storedReply } from './reply-text.ts'

export type RconSettings = {
  host: string
  port: number
  password: string
  /** For connecting and authenticating together. */
  connectTimeoutMs?: number
  /** For one command and its whole reply. */
  commandTimeoutMs?: number
}

const CONNECT_TIMEOUT_MS = 5_000
const COMMAND_TIMEOUT_MS = 8_000
const LOGIN_ID = 1
const FIRST_COMMAND_ID = 3
const LIST = 'list'
/** Failure texts are in the first lines; the rest of a long reply is not buffered. */
const READ_LENGTH = 16 * REPLY_PIECE_LENGTH
const CONTROL_CHARACTER = /\p{Cc}/u

/** `failureTexts`: replies of this server that mean failure, in addition to the known ones. */
export function createRconConsole(settings: RconSettings, failureTexts?: readonly string[]): GameConsole {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, commandTimeoutMs = COMMAND_TIMEOUT_MS } = settings
  const isFailure = (text: string) => isFailedReply(plainReply(text), failureTexts)

  async function run(commands: readonly string[], options: RunOptions = {}): Promise<ConsoleRun> {
    for (const command of commands) {
      const why = whyRefused(command)
      if (why === null) continue
      const refused: CommandReport = { command, outcome: 'failed', reply: `Not sent: ${why}.` }
      await options.onReport?.(refused)
      return { reports: [refused], notSent: null }
    }
    if (commands.length === 0) return { reports: [], notSent: null }
    const done = await connected((link) => runAll(link, commands, options))
    return 'problem' in done ? { reports: [], notSent: done.problem } : done
  }

  async function connected<Result>(
    work: (link: RconLink) => Promise<Result>,
  ): Promise<Result | { problem: string }> {
    const link = openLink(settings)
    try {
      const failure = await withTimeout(link, connectTimeoutMs, () => signIn(link, settings.password)).then(
        () => null,
        whyOf,
      )
      return failure === null ? await work(link) : { problem: failure }
    } finally {
      link.end(new Error('connection closed after the last command'))
    }
  }

  async function readList(link: RconLink, id: number): Promise<PlayerList> {
    try {
      const text = await withTimeout(link, commandTimeoutMs, () => execute(link, LIST, id))
      const names = isFailure(text) ? null : readOnlineNames(text)
      return { reply: storedReply(text), names }
    } catch (error) {
      return { problem: whyOf(error) }
    }
  }

  async function runAll(
    link: RconLink,
    commands: readonly string[],
    { player, ...hooks }: RunOptions,
  ): Promise<ConsoleRun> {
    const reports: CommandReport[] = []
    let id = LOGIN_ID
    for (const command of commands) {
      // Two ids each: the command, and the fence after a long reply.
      id += 2
      if (player !== undefined) {
        const list = await readList(link, id)
        if ('problem' in list) return { reports, notSent: list.problem }
        if (!isOnline(list.names ?? [], player)) return { reports, notSent: null, isAbsent: true }
        id += 2
      }
      if (hooks.beforeCommand && !(await hooks.beforeCommand(command)))
        return { reports, notSent: 'withheld by the caller' }
      const ended = link.whyEnded()
      if (ended) return { reports, notSent: whyOf(ended) }
      const report = await runOne(link, command, id)
      reports.push(report)
      await hooks.onReport?.(report)
      if (report.outcome !== 'done') break
    }
    return { reports, notSent: null }
  }

  /** From its first byte until its reply the command may or may not have run: errors are `unknown`. */
  async function runOne(link: RconLink, command: string, id: number): Promise<CommandReport> {
    try {
      const text = await withTimeout(link, commandTimeoutMs, () => execute(link, command, id))
      const outcome = isFailure(text) ? 'failed' : 'done'
      return { command, outcome, reply: storedReply(text) }
    } catch (error) {
      return { command, outcome: 'unknown', reply: whyOf(error) }
    }
  }

  return { run, list: () => connected((link) => readList(link, FIRST_COMMAND_ID)) }
}

function whyRefused(command: string): string | null {
  if (command.trim() === '') return 'the command is empty'
  if (CONTROL_CHARACTER.test(command)) return 'the command holds a control character'
  if (Buffer.byteLength(command) > COMMAND_MAX_BYTES)
    return `the command is longer than ${COMMAND_MAX_BYTES} bytes`
  return null
}

async function signIn(link: RconLink, password: string): Promise<void> {
  link.send(LOGIN_ID, LOGIN, password)
  let reply = await link.next()
  // Some servers send an empty packet of another type first.
  while (reply.type !== LOGIN_REPLY) reply = await link.next()
  if (reply.id !== LOGIN_ID) throw new Error('the game server refused the RCON password')
}

async function execute(link: RconLink, command: string, id: number): Promise<string> {
  link.send(id, COMMAND, command)
  let piece = await nextOf(link, id)
  let text = piece.text
  // Bytes, not characters: some servers split replies by bytes.
  if (piece.bytes < REPLY_PIECE_LENGTH) return text
  const fence = id + 1
  link.send(fence, FENCE, '')
  for (piece = await nextOf(link, id, fence); piece.id !== fence; piece = await nextOf(link, id, fence)) {
    if (text.length < READ_LENGTH) text += piece.text
  }
  return text
}

/** Skips late packets of earlier commands on this connection. */
async function nextOf(link: RconLink, ...ids: readonly number[]): Promise<Packet> {
  const [first = LOGIN_ID] = ids
  let packet = await link.next()
  while (packet.id >= LOGIN_ID && packet.id < first) packet = await link.next()
  if (!ids.includes(packet.id)) throw new Error('the game server replied to another request')
  return packet
}

function whyOf(error: unknown): string {
  return storedReply(toProblem(error))
}
