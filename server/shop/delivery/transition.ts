// The state of a send action after one of its commands.
import type { CommandOutcome } from './consoles/game-console.ts'
import type { Change } from './send-action.repository.ts'

/** `done`: commands executed so far; `isLast`: none is left. */
export type Progress = { done: number; isLast: boolean }

export function transitionAfter(
  outcome: CommandOutcome,
  { done, isLast }: Progress,
  leaseEnd: string | null,
): Change {
  if (outcome !== 'done') return { state: outcome, done_commands: done, addAttempt: true, needs_person: 1 }
  if (isLast) return { state: 'done', done_commands: done, addAttempt: true }
  // Between two commands nothing is in flight, so a crash there is harmless.
  return { state: 'queued', done_commands: done, leased_until: leaseEnd }
}
