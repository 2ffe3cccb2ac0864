import { useEffect, useState } from 'react'
import { encodeUsername, USERNAME_CHECK_DELAY_MS, usernameProblem } from '#contract/username.ts'
import { shownProblem } from './username-check.ts'

type Entry = { typed: string; bedrock: boolean }

/** State of the username field; validation waits for a pause in typing. */
export function useUsername() {
  const [entry, setEntry] = useState<Entry>({ typed: '', bedrock: false })
  const [touched, setTouched] = useState(false)
  const [validated, setValidated] = useState<Entry | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setValidated(entry), USERNAME_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [entry])

  const { typed, bedrock } = entry
  const isValid = usernameProblem(typed, bedrock) === null
  return {
    typed,
    bedrock,
    isValid,
    /** Wire form; null while the name is invalid. */
    encoded: isValid ? encodeUsername(typed, bedrock) : null,
    problem: validated === entry ? shownProblem(typed, bedrock, touched) : null,
    /** Whether the pause after the last character is over. */
    isValidated: validated === entry,
    type(next: string): void {
      setTouched(true)
      setEntry({ typed: next, bedrock })
    },
    setBedrock: (next: boolean) => setEntry({ typed, bedrock: next }),
    offer: (offered: Entry) => setEntry(offered),
    /** Validates without waiting for the pause. */
    validate(): void {
      setTouched(true)
      setValidated(entry)
    },
  }
}

export type UsernameEntry = ReturnType<typeof useUsername>
