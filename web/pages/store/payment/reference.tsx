import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useCopy } from './use-copy.ts'

/** The public number of an order, for questions about it. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useText()
  const copy = useCopy()
  return (
    <div className="num py-1 text-xs">
      <p className="text-faint">{t('payment.reference')}</p>
      <p className="flex items-center justify-between gap-1">
        <span className="wrap-anywhere text-soft" translate="no">
          {reference}
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
    </div>
  )
}
