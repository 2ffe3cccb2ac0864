// RCON client. A Minecraft server drops connections that pipeline packets, so at most one is in flight.
import { isFailedReply } from '#contract/shop/failed-reply.ts'
import { COMMAND_MAX_BYTES } from '#contract/shop/store-admin.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'
import type { CommandReport, ConsoleRun, GameConsole, PlayerList, RunOptions } from './game-console.ts'
import { openLink, type RconLink, settledWithin, withTimeout } from './rcon-link.ts'
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
  /** From sending a command on: a reply in this time is still read, though its command was reported as unknown. */
  lateReplyMs?: number
  /** For the reply to the fence. */
  fenceTimeoutMs?: number
}

const CONNECT_TIMEOUT_MS = 5_000
const COMMAND_TIMEOUT_MS = 8_000
/** Commands run on the game's main thread; the game ends itself when that thread stands still for a minute. */
const LATE_REPLY_MS = 65_000
/** The game replies to it without its main thread. */
const FENCE_TIMEOUT_MS = 2_000
const LOGIN_ID = 1
const FIRST_COMMAND_ID = 3
const LIST = 'list'
const NO_REPLY = 'the game server did not reply in time'
/** After a reply whose end is not known. */
const CUT = ' …'
/** Failure texts are in the first lines; the rest of a long reply is not buffered. */
const READ_BYTES = 16 * REPLY_PIECE_LENGTH
const CONTROL_CHARACTER = /\p{Cc}/u

/** `failureTexts`: replies of this server that mean failure, in addition to the known ones. */
export function createRconConsole(settings: RconSettings, failureTexts?: readonly string[]): GameConsole {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, commandTimeoutMs = COMMAND_TIMEOUT_MS } = settings
  const { lateReplyMs = LATE_REPLY_MS, fenceTimeoutMs = FENCE_TIMEOUT_MS } = settings
  const execute = (link: RconLink, command: string, id: number) =>
    readReply(link, { command, id, fenceTimeoutMs })
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
      const reply = runOne(link, command, id)
      const report = (await settledWithin(reply, { ms: commandTimeoutMs })) ?? tooLate(command)
      reports.push(report)
      await hooks.onReport?.(report)
      if (report.outcome === 'unknown') await awaitLate(reply, hooks)
      if (report.outcome !== 'done') break
    }
    return { reports, notSent: null }
  }

  /** From its first byte until its reply the command may or may not have run: errors are `unknown`. */
  async function runOne(link: RconLink, command: string, id: number): Promise<CommandReport> {
    try {
      const text = await execute(link, command, id)
      const outcome = isFailure(text) ? 'failed' : 'done'
      return { command, outcome, reply: storedReply(text) }
    } catch (error) {
      return { command, outcome: 'unknown', reply: whyOf(error) }
    }
  }

  async function awaitLate(reply: Promise<CommandReport>, { onLateReply, stop }: RunOptions): Promise<void> {
    if (!onLateReply) return
    const late = await settledWithin(reply, { ms: lateReplyMs - commandTimeoutMs, stop })
    if (late && late.outcome !== 'unknown') await onLateReply(late)
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

function tooLate(command: string): CommandReport {
  return { command, outcome: 'unknown', reply: NO_REPLY }
}

type Request = { command: string; id: number; fenceTimeoutMs: number }

async function readReply(link: RconLink, { command, id, fenceTimeoutMs }: Request): Promise<string> {
  link.send(id, COMMAND, command)
  const { body } = await nextOf(link, id)
  const bodies = [body]
  // Bytes, not characters: some servers split replies by bytes.
  if (body.length < REPLY_PIECE_LENGTH) return body.toString()
  const fence = id + 1
  link.send(fence, FENCE, '')
  const readRest = async () => {
    for (let read = body.length; ; ) {
      const piece = await nextOf(link, id, fence)
      if (piece.id === fence) return
      if (read < READ_BYTES) bodies.push(piece.body)
      read += piece.body.length
    }
  }
  // The command has run. A server that closes, or does not reply to the fence, costs at most the end of a long reply.
  const isWhole = await settledWithin(
    readRest().then(
      () => true,
      () => false,
    ),
    { ms: fenceTimeoutMs },
  )
  return Buffer.concat(bodies).toString() + (isWhole ? '' : CUT)
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
