import { useSyncExternalStore } from 'react'
import type { Payment } from '#contract/payment.schema.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayerHead } from '../../layout/player-head.tsx'
import { Icon } from '../../ui/icon.tsx'
import { recallRecipient } from '../placed-orders.ts'

const HEAD_PX = 40
const never = () => () => {}

/** The whole name, where this browser placed the order; null on the server and elsewhere. */
export function useRecipient(reference: string): string | null {
  return useSyncExternalStore(
    never,
    () => recallRecipient(reference),
    () => null,
  )
}

/** Whose account it is for, before anything is paid: a typing mistake is found here or never. */
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
        <p className="min-w-0 flex-1 leading-5">
          <span className="block text-faint text-sm">{t('payment.recipient')}</span>
          <b className="wrap-anywhere block" translate="no">
            {name ?? payment.recipient}
          </b>
        </p>
        <p className="text-faint text-xs">{t('payment.wrongRecipient')}</p>
      </div>
    </div>
  )
}
