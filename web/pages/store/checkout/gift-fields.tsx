import type { ReactNode } from 'react'
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_SENDER_MAX_LENGTH } from '#contract/shop/friend-gift.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import type { GiftEntry } from './use-gift.ts'

const SENDER_ID = 'gift-sender'
const MESSAGE_ID = 'gift-message'

export type GiftProps = { gift: GiftEntry; isInGame: boolean }

export function GiftFields({ gift, isInGame }: GiftProps) {
  const { t } = useText()
  const used = gift.message.length
  return (
    <div className="grid grid-cols-1 gap-2.5 min-[22.5rem]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div>
        <Label id={SENDER_ID} text={t('checkout.sender')} />
        <input
          id={SENDER_ID}
          className="input min-h-11"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={GIFT_SENDER_MAX_LENGTH}
          value={gift.sender}
          onChange={(event) => gift.setSender(event.target.value)}
        />
      </div>
      <div>
        <Label id={MESSAGE_ID} text={t('checkout.message')}>
          <span className="font-normal text-faint">{t('checkout.optional')}</span>
          <span className="num ml-auto font-normal text-faint text-xs" aria-hidden="true">
            {used}/{GIFT_MESSAGE_MAX_LENGTH}
          </span>
        </Label>
        <input
          id={MESSAGE_ID}
          className="input min-h-11"
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          value={gift.message}
          placeholder={t(isInGame ? 'checkout.messageInGame' : 'checkout.messageOnPage')}
          aria-describedby={`${MESSAGE_ID}-help`}
          onChange={(event) => gift.setMessage(event.target.value)}
        />
        <p className="sr-only" id={`${MESSAGE_ID}-help`}>
          {t('checkout.charactersLeft', { used, max: GIFT_MESSAGE_MAX_LENGTH })}
        </p>
      </div>
    </div>
  )
}

function Label({ id, text, children }: { id: string; text: string; children?: ReactNode }) {
  return (
    <label className="label mb-1 flex items-baseline gap-1.5" htmlFor={id}>
      {text} {children}
    </label>
  )
}
