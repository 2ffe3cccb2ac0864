// Last error of a service outside the process, and since when it fails.
import type { Clock } from './clock.ts'

/** `since` is ISO 8601: the first failure in a row. */
export type Outage = { why: string; since: string }

export type OutageRecorder = ReturnType<typeof createOutageRecorder>

export function createOutageRecorder(clock: Clock) {
  let outage: Outage | null = null

  function fail(why: string): void {
    outage = { why, since: outage?.since ?? clock.now().toISOString() }
  }

  function end(): void {
    outage = null
  }

  return {
    current: (): Outage | null => outage,
    fail,
    end,

    /** Wraps a call: an error starts an outage, a success ends it. `isOutage` excludes errors of the caller. */
    watch<Input extends unknown[], Result>(
      call: (...input: Input) => Promise<Result>,
      isOutage: (error: unknown) => boolean = () => true,
    ): (...input: Input) => Promise<Result> {
      return async (...input) => {
        try {
          const result = await call(...input)
          end()
          return result
        } catch (error) {
          if (isOutage(error)) fail(messageOf(error))
          throw error
        }
      }
    },
  }
}

/** The cause is the client's own message; the error around it is worded for visitors. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
