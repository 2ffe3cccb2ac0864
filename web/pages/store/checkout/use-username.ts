import { useEffect, useState } from 'react'
import type { NameCheck } from '#contract/network/known-players.schema.ts'
import {
  encodeUsername,
  isUsernameWorthChecking,
  USERNAME_CHECK_DELAY_MS,
  type UsernameProblem,
  usernameProblem,
} from '#contract/network/username.ts'
import { call } from '#web/kit/api/call.ts'

export type Entry = { typed: string; bedrock: boolean }

/** After the last character; long enough that a name is not looked up letter by letter. */
const DELAY_MS = 300

/** `failed`: the lookup did not work. Nothing is said where the network has no list of its players. */
type Found = NameCheck | 'looking' | 'failed'

export function useUsername(products: string) {
  const [entry, setEntry] = useState<Entry>({ typed: '', bedrock: false })
  const [touched, setTouched] = useState(false)
  const [validated, setValidated] = useState<Entry | null>(null)
  const [confirmed, setConfirmed] = useState<Entry | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setValidated(entry), USERNAME_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [entry])

  const { typed, bedrock } = entry
  const isValid = usernameProblem(typed, bedrock) === null
  const found = useNameCheck(entry, isValid, products)
  return {
    entry,
    typed,
    bedrock,
    isValid,
    /** Wire form; null while the name is invalid. */
    encoded: isValid ? encodeUsername(typed, bedrock) : null,
    problem: validated === entry ? shownProblem(typed, bedrock, touched) : null,
    isValidated: validated === entry,
    /** The result of the name check; null while there is nothing to say. */
    found: typeof found === 'object' && found?.state === 'no_source' ? null : found,
    /** The visitor has said that a name which was never seen is right. */
    isConfirmed: confirmed === entry,
    confirm: () => setConfirmed(entry),
    type(next: string): void {
      setTouched(true)
      setEntry({ typed: next, bedrock })
    },
    setBedrock: (next: boolean) => setEntry({ typed, bedrock: next }),
    /** Fills the field without treating it as typed. */
    offer(offered: Entry): void {
      setTouched(false)
      setEntry(offered)
    },
    validate(): void {
      setTouched(true)
      setValidated(entry)
    },
  }
}

export type UsernameEntry = ReturnType<typeof useUsername>

/** Whether the network has a list of its players and this name is not on it. */
export function isNeverSeen({ found }: Pick<UsernameEntry, 'found'>): boolean {
  return found !== null && typeof found === 'object' && (found.state === 'near' || found.state === 'unknown')
}

/** Validated after a pause in typing. An empty field is an error only after it had a value. */
export function shownProblem(typed: string, bedrock: boolean, touched: boolean): UsernameProblem | null {
  if (typed.trim() === '') return touched ? usernameProblem(typed, bedrock) : null
  return isUsernameWorthChecking(typed) ? usernameProblem(typed, bedrock) : null
}

/** Looks a valid name up when typing has paused. A hint: it never keeps anybody from ordering. */
function useNameCheck(entry: Entry, isValid: boolean, products: string): Found | null {
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
