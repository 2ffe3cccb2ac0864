import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useCopy } from './use-copy.ts'

export function Reference({ reference }: { reference: string }) {
  const { t } = useText()
  const copy = useCopy()
  return (
    <p className="num flex items-center justify-between gap-1 py-1.5 text-xs">
      <span className="text-faint">
        {t('payment.reference')}
        <span className="wrap-anywhere block text-soft" translate="no">
          {reference}
        </span>
      </span>
      <button
        type="button"
        className="icon-btn -mr-2 flex-none"
        aria-label={t('payment.copyReference')}
        onClick={() => copy(reference, 'payment.referenceCopied')}
      >
        <Icon name="copy" />
      </button>
    </p>
  )
}
