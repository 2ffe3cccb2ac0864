import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The buyer's words to a friend. */
export function GiftNote({ gift }: Pick<Payment, 'gift'>) {
  const { t } = useText()
  if (!gift || (gift.sender === null && gift.message === null)) return null
  return (
    <figure className="wrap-anywhere mt-2 border-star border-l-4 pl-3 text-sm">
      {gift.message !== null && (
        <blockquote className="inline">
          <q>{gift.message}</q>
        </blockquote>
      )}{' '}
      {gift.sender !== null && (
        <figcaption className="inline-block text-faint">
          {t('payment.giftFrom', { sender: gift.sender })}
        </figcaption>
      )}
    </figure>
  )
}

/** Only in the browser of the buyer, who knows the name of the friend. */
export function TellFriend({ payment, name }: { payment: Payment; name: string }) {
  const { t } = useText()
  const address = window.location.origin + window.location.pathname
  const message = t('payment.friendMessage', { product: payment.product_name, name, address })
  return (
    <ExternalButton
      size="lg"
      className="px-2 lg:px-6"
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
    >
      <Icon name="message-square-text" />
      {t('payment.tellFriend')}
    </ExternalButton>
  )
}
