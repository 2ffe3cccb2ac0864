import { useState } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { QrImage } from '#web/kit/ui/render-qr.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'

const TARGET_PIXELS = 272

type PictureProps = { payment: Payment; qr: QrImage | null; isReloading: boolean }

/** Black on white, never tinted, with its quiet zone. */
export function QrPicture({ payment, qr, isReloading }: PictureProps) {
  const { t } = useText()
  const [isBroken, setBroken] = useState(false)
  const label = t('payment.qrPicture', { amount: rupiah(payment.amount) })
  if (qr) {
    // Whole pixels, so that all modules have the same size.
    const modulePixels = Math.max(2, Math.round(TARGET_PIXELS / qr.size))
    return (
      <svg
        role="img"
        aria-label={label}
        className="block max-w-full max-md:mx-auto"
        width={qr.size * modulePixels}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path d={qr.path} transform="translate(0 .5)" stroke="#000" />
      </svg>
    )
  }
  if (payment.qr_url && !isBroken)
    return (
      <img
        className="aspect-square w-full max-w-72 bg-[#fff]"
        src={payment.qr_url}
        alt={label}
        width={288}
        height={288}
        onError={() => setBroken(true)}
      />
    )
  return (
    <p className="well grid aspect-square w-full max-w-72 place-items-center p-4 text-center text-sm">
      {isReloading ? <Icon name="loader" className="animate-spin" /> : t('payment.qrMissing')}
    </p>
  )
}

type SaveProps = { payment: Payment; qr: QrImage }

export function SaveQr({ payment, qr }: SaveProps) {
  const { t } = useText()
  async function save(): Promise<void> {
    const { saveQr } = await import('./save-code.ts')
    if (!(await saveQr(qr, `qris-${payment.reference.slice(0, 9)}.png`)))
      toasts.show('error', t('payment.saveQrFailed'))
  }
  return (
    <Button className="max-md:w-full" onClick={save}>
      <Icon name="download" />
      {t('payment.saveQr')}
    </Button>
  )
}
