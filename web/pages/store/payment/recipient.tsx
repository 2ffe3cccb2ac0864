import { useSyncExternalStore } from 'react'
import { BEDROCK_SHOWN_PREFIX } from '#contract/network/username.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { recallRecipient } from '../placed-orders.ts'

const HEAD_PX = 40
const never = () => () => {}

/** The unmasked name if this browser placed the order; null otherwise and on the server. */
export function useRecipient(reference: string): string | null {
  return useSyncExternalStore(
    never,
    () => recallRecipient(reference),
    () => null,
  )
}

/** Shown before the payment, so that a buyer can still notice a misspelled name. */
export function Recipient({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-3 lg:px-6">
      {name === null ? (
        <span className="grid size-10 flex-none place-items-center rounded-px bg-raised text-faint">
          <Icon name="user-round" />
        </span>
      ) : (
        <PlayerHead key={name} name={name} size={HEAD_PX} />
      )}
      <div className="min-w-0 flex-1 items-center gap-4 sm:flex">
        {/* Above the name, not beside it: the longest one needs the whole line of a phone. */}
        <span className="badge float-right flex-none max-sm:-mt-1 sm:order-1">{editionOf(payment)}</span>
        <p className="min-w-0 flex-1 leading-5">
          <span className="block text-faint text-sm">{t('payment.recipient')}</span>
          <b className="wrap-anywhere block" translate="no">
            {name ?? payment.recipient}
          </b>
        </p>
        <p className="text-faint text-xs max-sm:mt-0.5">{t('payment.wrongRecipient')}</p>
      </div>
    </div>
  )
}

/** The masked name has the mark of a Bedrock player, too. */
export function editionOf({ recipient }: Pick<Payment, 'recipient'>): 'Bedrock' | 'Java' {
  return recipient.startsWith(BEDROCK_SHOWN_PREFIX) ? 'Bedrock' : 'Java'
}
