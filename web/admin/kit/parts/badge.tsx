import type { ReactNode } from 'react'

const TONES = {
  ok: 'text-ok',
  wait: 'text-wait',
  bad: 'text-bad',
  note: 'text-note',
  /** Green square, quiet word: as it should be, so that only exceptions have colour. */
  done: 'state-done',
  plain: 'state-plain',
}
export type Tone = keyof typeof TONES

/** A state as a square and a word, because colour alone is not accessible. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`state ${TONES[tone]}`}>
      <span className="truncate">{children}</span>
    </span>
  )
}
