// RCON of a Minecraft server. It reads one packet at a time and drops who sends two, so one is in flight at most.
import { COMMAND_MAX_BYTES } from '#contract/store-admin.ts'
import type { CommandReport, ConsoleRun, GameConsole, RunHooks } from './game-console.ts'
import { inTime, openLink, type RconLink } from './rcon-link.ts'
import { COMMAND, FENCE, LOGIN, LOGIN_REPLY, type Packet, REPLY_PIECE_LENGTH } from './rcon-packet.ts'
import { createFailureTest, keptReply, plainReply } from './reply-text.ts'

export type RconSettings = {
  host: string
  port: number
  password: string
  /** For connecting and signing in together. */
  connectTimeoutMs?: number
  /** For one command with all of its answer, however slowly it drips. */
  commandTimeoutMs?: number
}

const CONNECT_TIMEOUT_MS = 5_000
const COMMAND_TIMEOUT_MS = 8_000
const LOGIN_ID = 1
/** A failure is told in the first lines; no answer is worth more memory. */
const READ_LENGTH = 16 * REPLY_PIECE_LENGTH
const CONTROL_SIGN = /\p{Cc}/u

export function createRconConsole(settings: RconSettings, failurePatterns?: readonly string[]): GameConsole {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, commandTimeoutMs = COMMAND_TIMEOUT_MS } = settings
  const isFailure = createFailureTest(failurePatterns)

  async function run(commands: readonly string[], hooks: RunHooks = {}): Promise<ConsoleRun> {
    const refused = commands.map(refusalOf).find((report) => report !== null)
    if (refused) {
      await hooks.onReport?.(refused)
      return { reports: [refused], notSent: null }
    }
    if (commands.length === 0) return { reports: [], notSent: null }
    const link = openLink(settings)
    try {
      const trouble = await inTime(link, connectTimeoutMs, () => signIn(link, settings.password)).then(
        () => null,
        whyOf,
      )
      if (trouble !== null) return { reports: [], notSent: trouble }
      return await runAll(link, commands, hooks)
    } finally {
      link.end(new Error('all is said'))
    }
  }

  async function runAll(link: RconLink, commands: readonly string[], hooks: RunHooks): Promise<ConsoleRun> {
    const reports: CommandReport[] = []
    let id = LOGIN_ID
    for (const command of commands) {
      // Two ids for each: the command, and the fence behind a long answer.
      id += 2
      if (hooks.beforeCommand && !(await hooks.beforeCommand(command)))
        return { reports, notSent: 'it was held back' }
      const ended = link.whyEnded()
      if (ended) return { reports, notSent: whyOf(ended) }
      const report = await runOne(link, command, id)
      reports.push(report)
      await hooks.onReport?.(report)
      if (report.outcome !== 'done') break
    }
    return { reports, notSent: null }
  }

  /** From its first byte on nobody can know whether the command ran, until the answer is here. */
  async function runOne(link: RconLink, command: string, id: number): Promise<CommandReport> {
    try {
      const text = await inTime(link, commandTimeoutMs, () => ask(link, command, id))
      const outcome = isFailure(plainReply(text)) ? 'failed' : 'done'
      return { command, outcome, reply: keptReply(text) }
    } catch (error) {
      return { command, outcome: 'unknown', reply: whyOf(error) }
    }
  }

  return { run }
}

/** Null for a command that can be sent. */
function refusalOf(command: string): CommandReport | null {
  const why = whyRefused(command)
  return why === null ? null : { command, outcome: 'failed', reply: `Not sent: ${why}.` }
}

function whyRefused(command: string): string | null {
  if (command.trim() === '') return 'the command is empty'
  if (CONTROL_SIGN.test(command)) return 'the command holds a control character'
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

async function ask(link: RconLink, command: string, id: number): Promise<string> {
  link.send(id, COMMAND, command)
  let piece = await nextOf(link, id)
  let text = piece.text
  // Bytes, not signs: then a server that cuts by bytes is read to its end too.
  if (piece.bytes < REPLY_PIECE_LENGTH) return text
  const fence = id + 1
  link.send(fence, FENCE, '')
  for (piece = await nextOf(link, id, fence); piece.id !== fence; piece = await nextOf(link, id, fence)) {
    if (text.length < READ_LENGTH) text += piece.text
  }
  return text
}

/** What still comes for an earlier command of this connection is not the answer to this one. */
async function nextOf(link: RconLink, ...ids: readonly number[]): Promise<Packet> {
  const [first = LOGIN_ID] = ids
  let packet = await link.next()
  while (packet.id >= LOGIN_ID && packet.id < first) packet = await link.next()
  if (!ids.includes(packet.id)) throw new Error('the game server answered another request')
  return packet
}

/** A name with two addresses fails with a list and without a word. */
function whyOf(error: unknown): string {
  const one = error instanceof AggregateError ? error.errors[0] : error
  return keptReply(one instanceof Error ? one.message : String(one))
}
