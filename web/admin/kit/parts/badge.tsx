import type { ReactNode } from 'react'

const TONES = {
  ok: 'bg-ok-bg text-ok',
  wait: 'bg-wait-bg text-wait',
  bad: 'bg-bad-bg text-bad',
  note: 'bg-note-bg text-note',
  plain: '',
}
export type Tone = keyof typeof TONES

/** Colour, dot and word, because colour alone is not accessible. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>
}
