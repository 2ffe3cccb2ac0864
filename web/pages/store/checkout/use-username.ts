import { useEffect, useState } from 'react'
import {
  encodeUsername,
  isUsernameWorthChecking,
  USERNAME_CHECK_DELAY_MS,
  type UsernameProblem,
  usernameProblem,
} from '#contract/network/username.ts'
import { type Entry, useNameCheck } from './use-name-check.ts'

/** State of the username field; validation waits for a pause in typing. */
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
    /** Whether the pause after the last character is over. */
    isValidated: validated === entry,
    /** The result of the name check; null while there is nothing to say. */
    found: isKnownState(found) ? found : null,
    /** The visitor has said that a name which was never seen is right. */
    isConfirmed: confirmed === entry,
    confirm: (isRight: boolean) => setConfirmed(isRight ? entry : null),
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
    /** Validates without waiting for the pause. */
    validate(): void {
      setTouched(true)
      setValidated(entry)
    },
  }
}

export type UsernameEntry = ReturnType<typeof useUsername>

function isKnownState(found: ReturnType<typeof useNameCheck>): boolean {
  return found !== null && (typeof found === 'string' || found.state !== 'no_source')
}

/** Whether the network has a list of its players and this name is not on it. */
export function isNeverSeen({ found }: Pick<UsernameEntry, 'found'>): boolean {
  return found !== null && typeof found === 'object' && (found.state === 'near' || found.state === 'unknown')
}

/** Validated after a pause in typing. An empty field is an error only after it had a value. */
export function shownProblem(typed: string, bedrock: boolean, touched: boolean): UsernameProblem | null {
  if (typed.trim() === '') return touched ? usernameProblem(typed, bedrock) : null
  return isUsernameWorthChecking(typed) ? usernameProblem(typed, bedrock) : null
}
