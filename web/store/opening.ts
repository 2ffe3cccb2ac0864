import type { Language } from '#contract/language.ts'
import type { ServerContext } from '../services.ts'

export type Closed = { text: string; until: string | null }

/** Null while the store is open. An expected time that has passed is left out. */
export function openingOf(
  { storefront }: Pick<ServerContext['services'], 'storefront'>,
  language: Language,
): Closed | null {
  const closed = storefront.closed(language)
  return (
    closed && {
      ...closed,
      until: closed.until && Date.parse(closed.until) > Date.now() ? closed.until : null,
    }
  )
}
