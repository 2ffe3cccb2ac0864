// A thread of its own for the puzzle, so that the form stays quick.
import type { Challenge } from '#contract/bot-check.ts'
import { type Solution, solve } from './solve.ts'

export type SolverMessage =
  | { kind: 'progress'; part: number }
  | { kind: 'end'; solution: Solution | null }
  | { kind: 'broken' }

/** The little of a worker's own world that is needed: the types of that world do not go together with a page's. */
type Thread = {
  onmessage: ((event: MessageEvent<Challenge>) => void) | null
  postMessage(message: SolverMessage): void
}
const thread = globalThis as unknown as Thread

thread.onmessage = async ({ data: challenge }) => {
  try {
    const solution = await solve(challenge, (part) => thread.postMessage({ kind: 'progress', part }))
    thread.postMessage({ kind: 'end', solution })
  } catch {
    thread.postMessage({ kind: 'broken' })
  }
}
