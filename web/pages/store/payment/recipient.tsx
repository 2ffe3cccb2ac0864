import { useSyncExternalStore } from 'react'
import { BEDROCK_SHOWN_PREFIX } from '#contract/network/username.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { recallRecipient } from '#web/kit/api/recall-order.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

const HEAD_PX = 28
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-3 text-sm">
      {name === null ? (
        <Icon name="user-round" className="text-faint text-xl" />
      ) : (
        <PlayerHead key={name} name={name} size={HEAD_PX} />
      )}
      <p className="min-w-0 flex-1">
        {t('payment.recipient')}{' '}
        <b className="wrap-anywhere" translate="no">
          {name ?? payment.recipient}
        </b>{' '}
        · {editionOf(payment)}
      </p>
      <p className="text-faint max-sm:w-full">{t('payment.wrongRecipient')}</p>
    </div>
  )
}

/** The masked name has the mark of a Bedrock player, too. */
export function editionOf({ recipient }: Pick<Payment, 'recipient'>): 'Bedrock' | 'Java' {
  return recipient.startsWith(BEDROCK_SHOWN_PREFIX) ? 'Bedrock' : 'Java'
}
