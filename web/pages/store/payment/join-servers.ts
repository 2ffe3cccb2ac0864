import type { Language } from '#contract/language.ts'
import type { Delivery } from '#contract/shop/payment.schema.ts'

/** The servers that the player has to join, as part of a sentence; null when there is none. */
export function joinServers(delivery: Delivery | null, language: Language): string | null {
  const names = delivery?.join ?? []
  if (names.length === 0 || delivery?.state === 'delivered') return null
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
