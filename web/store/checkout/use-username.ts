import { useEffect, useState } from 'react'
import { encodeUsername, USERNAME_CHECK_DELAY_MS, usernameProblem } from '#contract/username.ts'
import { shownProblem } from './username-check.ts'

type Entry = { typed: string; bedrock: boolean }

/** The name in the form: what is typed, whether it may be sent, and what is wrong with it once typing has paused. */
export function useUsername() {
  const [entry, setEntry] = useState<Entry>({ typed: '', bedrock: false })
  const [touched, setTouched] = useState(false)
  const [judged, setJudged] = useState<Entry | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setJudged(entry), USERNAME_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [entry])

  const { typed, bedrock } = entry
  const isValid = usernameProblem(typed, bedrock) === null
  return {
    typed,
    bedrock,
    isValid,
    /** In the form that travels; null while it would be refused. */
    encoded: isValid ? encodeUsername(typed, bedrock) : null,
    problem: judged === entry ? shownProblem(typed, bedrock, touched) : null,
    /** Whether the pause after the last sign is over. */
    isJudged: judged === entry,
    type(next: string): void {
      setTouched(true)
      setEntry({ typed: next, bedrock })
    },
    setBedrock: (next: boolean) => setEntry({ typed, bedrock: next }),
    offer: (offered: Entry) => setEntry(offered),
    /** At once, without waiting for the pause. */
    judge(): void {
      setTouched(true)
      setJudged(entry)
    },
  }
}

export type UsernameEntry = ReturnType<typeof useUsername>
