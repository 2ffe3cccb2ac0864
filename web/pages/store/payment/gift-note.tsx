import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useRecipient } from './recipient.tsx'

/** The buyer's words to a friend. */
export function GiftNote({ gift }: Pick<Payment, 'gift'>) {
  const { t } = useText()
  if (!gift || (gift.sender === null && gift.message === null)) return null
  return (
    <figure className="well flex gap-3 p-3 text-sm">
      <Icon name="gift" className="mt-0.5 flex-none text-star" />
      <div className="min-w-0">
        {gift.message !== null && <blockquote className="wrap-anywhere">{gift.message}</blockquote>}
        {gift.sender !== null && (
          <figcaption className="wrap-anywhere text-faint">
            {t('payment.giftFrom', { sender: gift.sender })}
          </figcaption>
        )}
      </div>
    </figure>
  )
}

/** Only in the browser of the buyer, who knows the name of the friend. */
export function TellFriend({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  if (!payment.gift || name === null) return null
  const values = {
    product: payment.product_name,
    name,
    address: window.location.origin + window.location.pathname,
  }
  const message = t('payment.friendMessage', values)
  return (
    <ExternalButton variant="outline" href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
      <Icon name="send" />
      {t('payment.tellFriend')}
    </ExternalButton>
  )
}
