import { useEffect, useState } from 'react'
import type { NameCheck } from '#contract/network/known-players.schema.ts'
import { call } from '#web/kit/api/call.ts'

export type Entry = { typed: string; bedrock: boolean }

/** After the last character; long enough that a name is not looked up letter by letter. */
const DELAY_MS = 300

/** `failed`: the lookup did not work. Nothing is said where the network has no list of its players. */
export type Found = NameCheck | 'looking' | 'failed'

/** Looks a valid name up when typing has paused. A hint: it never keeps anybody from ordering. */
export function useNameCheck(entry: Entry, isValid: boolean, products: string): Found | null {
  const [result, setResult] = useState<{ entry: Entry; found: Found } | null>(null)

  useEffect(() => {
    if (!isValid) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (found: Found) => !signal.aborted && setResult({ entry, found })
    const timer = setTimeout(() => {
      show('looking')
      const edition = entry.bedrock ? 'bedrock' : 'java'
      const query = { name: entry.typed.trim(), edition, productId: products } as const
      call('GET /api/players/check', { query }, { signal }).then(show, () => show('failed'))
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [entry, isValid, products])

  // A result belongs to exactly what was typed.
  return isValid && result?.entry === entry ? result.found : null
}
