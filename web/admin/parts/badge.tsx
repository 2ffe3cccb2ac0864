import type { ReactNode } from 'react'

export type Tone = 'ok' | 'wait' | 'bad' | 'note' | 'plain'

/** A colour, a square dot and a word: never the colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>
}
