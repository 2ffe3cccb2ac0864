import { GIFT_MESSAGE_MAX_LENGTH, GIFT_SENDER_MAX_LENGTH } from '#contract/shop/friend-gift.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { GiftEntry } from './use-gift.ts'

const SENDER_ID = 'gift-sender'
const MESSAGE_ID = 'gift-message'

export function ForWhom({ gift, onSwitch }: { gift: GiftEntry; onSwitch: (isGift: boolean) => void }) {
  const { t } = useText()
  return (
    <fieldset className="seg [&>button]:flex [&>button]:min-h-10 [&>button]:items-center [&>button]:justify-center [&>button]:gap-2 [&>button]:text-[0.875rem]">
      <legend className="sr-only">{t('checkout.forWhom')}</legend>
      <button type="button" aria-pressed={!gift.isGift} onClick={() => onSwitch(false)}>
        {t('checkout.forMe')}
      </button>
      <button type="button" aria-pressed={gift.isGift} onClick={() => onSwitch(true)}>
        <Icon name="gift" />
        {t('checkout.forFriend')}
      </button>
    </fieldset>
  )
}

type Props = { gift: GiftEntry; isInGame: boolean }

export function GiftFields({ gift, isInGame }: Props) {
  const { t } = useText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Label id={SENDER_ID} text={t('checkout.sender')} />
        <input
          id={SENDER_ID}
          className="input"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={GIFT_SENDER_MAX_LENGTH}
          value={gift.sender}
          aria-describedby={`${SENDER_ID}-help`}
          onChange={(event) => gift.setSender(event.target.value)}
        />
        <p className="help" id={`${SENDER_ID}-help`}>
          {t('checkout.senderHelp')}
        </p>
      </div>
      <div>
        <Label id={MESSAGE_ID} text={t('checkout.message')} />
        <textarea
          id={MESSAGE_ID}
          className="input"
          rows={2}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
          value={gift.message}
          aria-describedby={`${MESSAGE_ID}-help`}
          onChange={(event) => gift.setMessage(event.target.value)}
        />
        <div className="help flex justify-between gap-4">
          <p id={`${MESSAGE_ID}-help`}>{t(isInGame ? 'checkout.messageInGame' : 'checkout.messageOnPage')}</p>
          <p className="num flex-none">
            <span aria-hidden="true">
              {gift.message.length}/{GIFT_MESSAGE_MAX_LENGTH}
            </span>
            <span className="sr-only">
              {t('checkout.charactersLeft', { used: gift.message.length, max: GIFT_MESSAGE_MAX_LENGTH })}
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}

function Label({ id, text }: { id: string; text: string }) {
  const { t } = useText()
  return (
    <label className="label" htmlFor={id}>
      {text} <span className="font-normal text-faint">{t('checkout.optional')}</span>
    </label>
  )
}
