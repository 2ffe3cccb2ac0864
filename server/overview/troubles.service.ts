// Which parts do not answer, why, and since when.
import type { Part } from '#contract/health.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** `since` is ISO 8601, or null where nobody knows. */
export type Trouble = { why: string; since: string | null }

/** Asked anew each time: parts that know themselves how they are. */
type Reports = Partial<Record<Part, () => Trouble | null>>

export type Troubles = ReturnType<typeof createTroubles>

export function createTroubles({ clock, reports = {} }: { clock: Clock; reports?: Reports }) {
  const seen = new Map<Part, Trouble>()

  return {
    /**
     * The same call, watched: when it fails its part is in trouble, until it works again. `isTrouble` sorts out the
     * failures that say nothing about the part.
     */
    watched<Input extends unknown[], Result>(
      part: Part,
      call: (...input: Input) => Promise<Result>,
      isTrouble: (error: unknown) => boolean = () => true,
    ): (...input: Input) => Promise<Result> {
      return async (...input) => {
        try {
          const result = await call(...input)
          seen.delete(part)
          return result
        } catch (error) {
          if (isTrouble(error)) {
            const since = seen.get(part)?.since ?? clock.now().toISOString()
            seen.set(part, { why: whyOf(error), since })
          }
          throw error
        }
      }
    },

    find: (part: Part): Trouble | null => reports[part]?.() ?? seen.get(part) ?? null,
  }
}

/** What the client of a part said; what visitors are told says less. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
