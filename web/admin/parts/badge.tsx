import type { ReactNode } from 'react'

export type Tone = 'ok' | 'wait' | 'bad' | 'note' | 'plain'

/** Colour, dot and word, because colour alone is not accessible. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>
}
