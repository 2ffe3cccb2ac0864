import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import type { GiftProps } from './gift-fields.tsx'
import type { GiftEntry } from './use-gift.ts'

export function ForWhom({ gift, onSwitch }: { gift: GiftEntry; onSwitch: (isGift: boolean) => void }) {
  const { t } = useText()
  return (
    <fieldset className="seg for-whom">
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

/** Only a gift needs its fields. Without them it has no words, which are optional. */
export function GiftPart(props: GiftProps) {
  const Fields = useLoaded(
    () => import('./gift-fields.tsx').then(({ GiftFields }) => GiftFields),
    props.gift.isGift,
  )
  return props.gift.isGift && Fields && Fields !== 'failed' && <Fields {...props} />
}
