// The receiver of votes: a TCP listener that greets, reads one message, verifies it, and hands the vote on. It closes every
// connection within its deadline, stores nothing itself, and logs no address.
import type { KeyObject } from 'node:crypto'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { ReceiverRefusal } from '#contract/network/votes.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createConnectionGate, createPace, type GateLimits } from './connection-gate.ts'
import {
  greeting,
  newChallenge,
  openV1,
  REFUSALS,
  type ReceivedVote,
  readMessage,
  readV2,
} from './protocol.ts'

export type { ReceivedVote }

/** The credentials that sites have been given; null switches a protocol off. */
export type VotifierAccess = { token: string | null; key: KeyObject | null }

type Deps = Pick<Core, 'clock' | 'random' | 'log'> & {
  /** Null: the receiver is off. */
  address: { host: string; port: number } | null
  access(): VotifierAccess
  /** Resolves once the vote is stored or found not to count; rejects when neither is certain. */
  receive(vote: ReceivedVote): Promise<void>
  limits?: GateLimits
  timing?: { deadlineMs: number; closeAfterMs: number; retryMs: number }
}

/** A whole connection; `closeAfter`: every message of protocol 1, so that the time tells nothing about its content. */
const TIMING = { deadlineMs: 5_000, closeAfterMs: 250, retryMs: 30_000 }
/** A decryption occupies the process for a few milliseconds. */
const DECRYPTIONS = { perSecond: 20, burst: 60 }

export type Votifier = ReturnType<typeof createVotifier>

export function createVotifier(deps: Deps) {
  const { clock, random, log, address, access, receive, limits, timing = TIMING } = deps
  const gate = createConnectionGate(clock, limits)
  const mayDecrypt = createPace(clock, DECRYPTIONS)
  const tally = createTally(deps)
  const { refuse } = tally
  const pending = new Set<Promise<unknown>>()
  const listener = createListener({ log, serve, retryMs: timing.retryMs })

  async function store(vote: ReceivedVote): Promise<boolean> {
    const storing = receive(vote)
    pending.add(storing)
    try {
      await storing
      tally.received()
      return true
    } catch (error) {
      refuse('not_stored')
      log.error({ err: error, service: vote.service }, 'vote not stored')
      return false
    } finally {
      pending.delete(storing)
    }
  }

  async function answerV2(message: string, challenge: string): Promise<string> {
    const { token } = access()
    const result = token === null ? 'no_token' : readV2(message, { challenge, token })
    if (typeof result !== 'string')
      return (await store(result)) ? OK : errorReply('The vote was not stored. Send it again.')
    refuse(result)
    return errorReply(result === 'no_token' ? 'No token is set up' : REFUSALS[result])
  }

  async function takeV1(block: Buffer): Promise<void> {
    const { key } = access()
    if (!key) return refuse('no_token')
    if (!mayDecrypt()) return refuse('busy')
    const vote = openV1(block, key)
    if (vote) await store(vote)
    else refuse('not_a_vote')
  }

  function serve(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    const leave = gate.admit(socket.remoteAddress ?? '', socket)
    if (!leave) {
      refuse('busy')
      socket.destroy()
      return
    }
    const deadline = setTimeout(() => {
      refuse('slow')
      socket.destroy()
    }, timing.deadlineMs)
    socket.on('close', () => {
      clearTimeout(deadline)
      leave()
    })
    const challenge = newChallenge(random)
    socket.write(greeting(challenge))
    readMessage(socket, (message) => {
      if (message.kind === 'v2') {
        void answerV2(message.text, challenge).then((reply) => close(socket, reply))
        return
      }
      // Also where it is no vote: the sender learns nothing from how and when the connection ends.
      setTimeout(() => close(socket), timing.closeAfterMs)
      if (message.kind === 'v1') void takeV1(message.block)
      else refuse('not_a_vote')
    })
  }

  return {
    /** A port that is in use is tried again: the site runs without votes meanwhile. */
    start: async (): Promise<void> => {
      if (address) await listener.listen(address)
    },
    port: listener.port,
    state: () => ({ ...tally.state(), problem: listener.problem() }),

    async stop(): Promise<void> {
      const closed = listener.close()
      await Promise.allSettled([...pending])
      gate.closeAll()
      await closed
    },
  }
}

const OK = '{"status":"ok"}\r\n'

function errorReply(error: string): string {
  return `${JSON.stringify({ status: 'error', cause: 'CorruptedFrameException', error })}\r\n`
}

/** Ends our side, and does not wait for the other one beyond the deadline. */
function close(socket: Socket, reply = ''): void {
  if (!socket.destroyed) socket.end(reply)
}

/** Why connections brought no vote: `busy` and `slow` say nothing about the sender. */
function createTally({ clock }: Deps) {
  const refused = new Map<ReceiverRefusal, number>()
  let received = 0
  let lastRefusal: { why: ReceiverRefusal; at: string } | null = null
  return {
    received(): void {
      received += 1
    },
    refuse(why: ReceiverRefusal): void {
      refused.set(why, (refused.get(why) ?? 0) + 1)
      if (why !== 'busy' && why !== 'slow') lastRefusal = { why, at: clock.now().toISOString() }
    },
    state: () => ({
      received,
      refused: Object.fromEntries(refused) as Partial<Record<ReceiverRefusal, number>>,
      lastRefusal,
    }),
  }
}

/** Beyond it the system refuses connections before they cost anything. */
const MOST_SOCKETS = 1_024

type ListenerDeps = Pick<Deps, 'log'> & { serve(socket: Socket): void; retryMs: number }

/** A TCP listener that tries a port in use again. */
function createListener({ log, serve, retryMs }: ListenerDeps) {
  let server: Server | null = null
  let problem: string | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  /** Resolves after the first try, also when it failed. */
  function listen(address: { host: string; port: number }): Promise<void> {
    const { port } = address
    const opening = createServer(serve)
    opening.maxConnections = MOST_SOCKETS
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        problem = error.message
        log.error({ err: error, port }, 'vote receiver cannot listen')
        if (!isClosed) retry = setTimeout(() => void listen(address), retryMs).unref()
        resolve()
      }
      opening.once('error', fail)
      opening.listen(address, () => {
        if (problem !== null) log.info({ port }, 'vote receiver listens again')
        problem = null
        opening.off('error', fail)
        opening.on('error', (error) => log.error({ err: error, port }, 'vote receiver failed'))
        server = opening
        resolve()
      })
    })
  }

  return {
    listen,
    port: (): number | null => (server?.address() as AddressInfo | null)?.port ?? null,
    problem: (): string | null => problem,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      const closing = server
      server = null
      if (closing) await new Promise((resolve) => closing.close(resolve))
    },
  }
}
