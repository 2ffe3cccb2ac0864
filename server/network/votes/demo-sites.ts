// The vote sites of a demo: a visitor who opens one has voted a moment later.
import { connect } from 'node:net'
import { sendVote } from './send-test-vote.ts'

const VOTE_TAKES_MS = 4_000
const TIMEOUT_MS = 5_000

type Vote = { service: string; username: string }

export function createDemoSites() {
  const timers = new Map<string, NodeJS.Timeout>()
  let findReceiver = (): { port: number; token: string } | null => null

  async function send(vote: Vote): Promise<void> {
    const receiver = findReceiver()
    if (!receiver) return
    const { port, token } = receiver
    const open = () => connect({ host: '127.0.0.1', port })
    // A failed vote is sent once more when the visitor's page asks again.
    await sendVote({ open, ...vote, access: { protocol: 2, token } }, AbortSignal.timeout(TIMEOUT_MS)).catch(
      () => {},
    )
  }

  return {
    setReceiver(find: typeof findReceiver): void {
      findReceiver = find
    },
    open(vote: Vote): void {
      const key = `${vote.service}\n${vote.username}`
      if (timers.has(key)) return
      const timer = setTimeout(() => send(vote).finally(() => timers.delete(key)), VOTE_TAKES_MS)
      timers.set(key, timer)
    },
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
