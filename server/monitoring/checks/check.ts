// A check: tries one thing and says what it found. It never throws on purpose, and never changes the game.
import type { CheckPart, CheckReason, CheckState, CheckValues } from '#contract/monitoring/checks.ts'

export type Outcome = { state: CheckState; reason: CheckReason; values?: CheckValues }

export type Check = {
  id: string
  part: CheckPart
  subject?: string
  /** Instead of the usual time limit. */
  limitMs?: number
  /** Rejects on abort. */
  run(signal: AbortSignal): Promise<Outcome> | Outcome
  /** The failure that is known at this moment without a test, or null. */
  now?(): Outcome | null
}

const outcomeOf =
  (state: CheckState) =>
  (reason: CheckReason, values?: CheckValues): Outcome => ({ state, reason, values })

export const ready = outcomeOf('ready')
export const failing = outcomeOf('failing')
export const demo = outcomeOf('demo')
export const off = outcomeOf('off')

/** A shortcoming that only matters once money or visitors are real. */
export function failingWhenLive(isLive: boolean, reason: CheckReason, values?: CheckValues): Outcome {
  return { state: isLive ? 'failing' : 'demo', reason, values }
}

/** The message of an error, and of what caused it, in one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string }
  return [message, code ?? inner].filter(Boolean).join(': ')
}
