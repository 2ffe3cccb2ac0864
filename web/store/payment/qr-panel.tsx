import { useEffect, useState } from 'react'
import type { Payment } from '#contract/payment.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toasts } from '../../ui/toast-store.ts'
import type { QrDrawing } from '../qr/encode-qr.ts'
import { saveQr } from '../qr/save-qr.ts'

/** About as many pixels as a code should have on the screen. */
const WISHED_PIXELS = 272

/** Black on white, never tinted, with its quiet zone. */
export function QrPicture({ payment, drawing }: { payment: Payment; drawing: QrDrawing | null }) {
  const { t } = useText()
  const label = t('payment.qrPicture', { amount: rupiah(payment.amount) })
  if (drawing) {
    return (
      <svg
        role="img"
        aria-label={label}
        className="mx-auto block max-w-full"
        width={drawing.size * squarePixels(drawing)}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
        <path d={drawing.lines} transform="translate(0 .5)" stroke="#000" />
      </svg>
    )
  }
  if (payment.qr_url)
    return (
      <img
        className="aspect-square w-full bg-[#fff]"
        src={payment.qr_url}
        alt={label}
        width={288}
        height={288}
      />
    )
  return (
    <p className="well grid aspect-square place-items-center p-4 text-center text-sm">
      {t('payment.qrMissing')}
    </p>
  )
}

/** Whole pixels, so that all squares are alike. */
function squarePixels({ size }: QrDrawing): number {
  return Math.max(2, Math.round(WISHED_PIXELS / size))
}

type SaveProps = { payment: Payment; drawing: QrDrawing; variant: 'primary' | 'outline' }

export function SaveQr({ payment, drawing, variant }: SaveProps) {
  const { t } = useText()
  async function save(): Promise<void> {
    if (!(await saveQr(drawing, `qris-${payment.reference.slice(0, 9)}.png`)))
      toasts.show('error', t('payment.saveQrFailed'))
  }
  return (
    <Button variant={variant} className="w-full" onClick={save}>
      <Icon name="download" />
      {t('payment.saveQr')}
    </Button>
  )
}

/** The drawing that came with the page; where the page came without its payment, it is made here. */
export function useQrDrawing(text: string | null, drawn: QrDrawing | null): QrDrawing | null {
  const [drawing, setDrawing] = useState(drawn)
  useEffect(() => {
    if (drawing || !text) return
    import('../qr/encode-qr.ts').then(({ drawQr }) => setDrawing(drawQr(text))).catch(() => {})
  }, [drawing, text])
  return drawing
}
