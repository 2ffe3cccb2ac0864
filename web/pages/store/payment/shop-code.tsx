import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { groupByFour } from './pay-code-groups.ts'
import type { BarcodeImage } from './render-barcode.ts'
import { useCopy } from './use-copy.ts'

type Props = { payment: Payment; code: string; barcode: BarcodeImage }

export function ShopCode({ payment, code, barcode }: Props) {
  const { t } = useText()
  const copy = useCopy()

  async function save(): Promise<void> {
    const file = { name: `code-${payment.reference.slice(0, 9)}.png`, text: groupByFour(code) }
    const { saveBarcode } = await import('./save-code.ts')
    if (!(await saveBarcode(barcode, file))) toasts.show('error', t('payment.saveImageFailed'))
  }

  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,26rem)_minmax(0,15rem)] md:gap-8">
      <div className="code-paper">
        <p className="sr-only">{t('payment.paymentCode')}</p>
        <svg
          role="img"
          aria-label={t('payment.barcode', { code: groupByFour(code) })}
          viewBox={`0 0 ${barcode.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          <path d={barcode.path} />
        </svg>
        <p className="num wrap-anywhere mt-2 font-extrabold text-xl leading-7" translate="no">
          {groupByFour(code)}
        </p>
      </div>
      <div className="grid content-center gap-2">
        <Button onClick={() => copy(code.replace(/\s/g, ''), 'payment.codeCopied')}>
          <Icon name="copy" />
          {t('payment.copyCode')}
        </Button>
        <Button variant="outline" onClick={save}>
          <Icon name="download" />
          {t('payment.saveImage')}
        </Button>
      </div>
    </div>
  )
}
