// Solves the challenge in a worker, so that the form stays responsive.
import type { Challenge } from '#contract/site/bot-check.schema.ts'
import { type Solution, solve } from './solve.ts'

export type SolverMessage = Solution | null | 'failed'

/** TypeScript cannot load the types of workers and of pages together. */
type WorkerScope = {
  onmessage: ((event: MessageEvent<Challenge>) => void) | null
  postMessage(message: SolverMessage): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data: challenge }) => {
  try {
    scope.postMessage(await solve(challenge))
  } catch {
    scope.postMessage('failed')
  }
}
