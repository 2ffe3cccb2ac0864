// Something that is read once and used until it changes.
import type { Clock } from './clock.ts'

export type Keep<Value> = {
  get(): Promise<Value>
  /** Only what is there already. */
  peek(): Value | null
  /** It has changed: whoever asks from now on hears the new. */
  forget(): void
}

/** What somebody changed without telling is heard after this time. */
const BELIEVED_MS = 60_000

export function keep<Value>(read: () => Promise<Value>, clock: Clock): Keep<Value> {
  let kept: { value: Value; until: number } | null = null
  let underWay: Promise<Value> | null = null

  function peek(): Value | null {
    return kept && clock.now().getTime() < kept.until ? kept.value : null
  }

  function begin(): Promise<Value> {
    const reading = read().then(
      (value) => {
        if (underWay === reading) {
          kept = { value, until: clock.now().getTime() + BELIEVED_MS }
          underWay = null
        }
        return value
      },
      (error) => {
        if (underWay === reading) underWay = null
        throw error
      },
    )
    underWay = reading
    return reading
  }

  return {
    get: async () => peek() ?? underWay ?? begin(),
    peek,
    forget() {
      kept = null
      // What is being read may be the old; it is not kept.
      underWay = null
    },
  }
}
