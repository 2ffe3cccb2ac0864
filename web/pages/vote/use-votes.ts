import { useEffect, useState } from 'react'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { call } from '#web/kit/api/call.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'

const NAME_KEY = 'voteName'
/** While a site is pending, of a demo too, and otherwise. */
const PENDING_EVERY_MS = 10_000
const SIMULATED_EVERY_MS = 2_000
const IDLE_EVERY_MS = 60_000

/** The name that this browser votes with; undefined before the first render in the browser. */
export function useVoterName() {
  const [name, setName] = useState<string | null | undefined>()
  useEffect(() => setName(readStored(NAME_KEY)), [])
  function save(next: string | null): void {
    setName(next)
    writeStored(NAME_KEY, next)
  }
  return { name, save }
}

export type LoadedVotes = { votes: PlayerVotes | null; isAway: boolean }

/** `pending`: positions of opened sites. */
type Requested = { pending: string; isDemo: boolean }

export function useVotes(name: string | null, { pending, isDemo }: Requested): LoadedVotes {
  const pendingEveryMs = isDemo ? SIMULATED_EVERY_MS : PENDING_EVERY_MS
  const [loaded, setLoaded] = useState<LoadedVotes & { of: string | null }>({
    votes: null,
    isAway: false,
    of: null,
  })
  async function load(signal: AbortSignal): Promise<void> {
    if (name === null) return
    try {
      const votes = await call(
        'GET /api/votes/mine',
        { query: { name, opened: pending || undefined } },
        { signal },
      )
      setLoaded({ votes, isAway: false, of: name })
    } catch {
      // Known votes stay; their times go on.
      if (!signal.aborted)
        setLoaded((before) => ({ votes: before.of === name ? before.votes : null, isAway: true, of: name }))
    }
  }
  usePolled(load, { everyMs: pending ? pendingEveryMs : IDLE_EVERY_MS, key: `${name} ${pending}` })
  const isOfName = loaded.of === name
  return { votes: isOfName ? loaded.votes : null, isAway: isOfName && loaded.isAway }
}
