// What a paid order waits for until it arrives.
import type { Language } from '#contract/language.ts'
import type { Delivery } from '#contract/shop/payment.schema.ts'
import type { DeliveryState } from '#contract/shop/payment.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'

const WORDS = {
  queued: 'payment.deliveryQueued',
  waiting: 'payment.deliveryWaiting',
  checking: 'payment.deliveryChecking',
} as const satisfies Record<Exclude<DeliveryState, 'delivered'>, string>

type Order = { delivery: Delivery | null; isGift: boolean; name: string }

export function underWay(
  { delivery, isGift, name }: Order,
  { t, language }: Text,
): { icon: IconName; label: string } {
  const state = delivery === null || delivery.state === 'delivered' ? 'queued' : delivery.state
  const servers = joinServers(delivery, language)
  if (servers !== null) {
    const label = isGift ? t('payment.deliveryGiftJoin', { name }) : t('payment.deliveryJoin', { servers })
    return { icon: 'gamepad-2', label }
  }
  return { icon: state === 'checking' ? 'search' : 'loader', label: t(WORDS[state]) }
}

/** The servers that the player has to join, as part of a sentence; null when there is none. */
export function joinServers(delivery: Delivery | null, language: Language): string | null {
  const names = delivery?.join ?? []
  if (names.length === 0 || delivery?.state === 'delivered' || delivery?.state === 'checking') return null
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
