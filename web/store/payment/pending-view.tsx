import type { Payment } from '#contract/payment.ts'
import { rupiah } from '../../i18n/rupiah.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { QrDrawing } from '../qr/encode-qr.ts'
import { CheckAgain } from './check-again.tsx'
import { Countdown } from './countdown.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { PayCode } from './pay-code.tsx'
import { QrPicture, SaveQr, useQrDrawing } from './qr-panel.tsx'
import { useCopy } from './use-copy.ts'
import type { ServerClock } from './use-time-left.ts'

type Props = {
  payment: Payment
  clock: ServerClock
  qr: QrDrawing | null
  isPaused: boolean
  onCheck: () => void
  onDeadline: () => void
}

/** What to pay, how, and until when, at one glance. */
export function PendingView({ payment, clock, qr, isPaused, onCheck, onDeadline }: Props) {
  const hasQr = payment.qr_string !== null || payment.qr_url !== null
  return (
    <section className="slab" aria-labelledby="amount">
      <Countdown payment={payment} clock={clock} onDeadline={onDeadline} />
      {hasQr ? <PayByQr payment={payment} qr={qr} /> : <PayByCode payment={payment} />}
      {isPaused && <CheckAgain onCheck={onCheck} className="mx-4 mb-4 lg:mx-6" />}
      <HowToPay instructions={payment.instructions} />
    </section>
  )
}

function PayByQr({ payment, qr }: { payment: Payment; qr: QrDrawing | null }) {
  const { t } = useText()
  const drawing = useQrDrawing(payment.qr_string, qr)
  return (
    <div className="grid grid-cols-1 gap-4 p-4 md:grid-cols-[auto_minmax(0,1fr)] md:gap-6 lg:p-6">
      <div className="flex flex-col md:order-2">
        <Amount payment={payment} label={t('payment.payWithQris')} size="text-4xl md:text-3xl" />
        <p className="mt-4 border-line border-t pt-4 text-sm text-soft max-md:hidden">
          {t('payment.noticesByItself')}
        </p>
        {drawing && (
          <div className="mt-auto pt-4 max-md:hidden">
            <SaveQr payment={payment} drawing={drawing} variant="outline" />
          </div>
        )}
      </div>
      <div className="max-md:mx-auto max-md:w-full max-md:max-w-72 md:min-w-64">
        <QrPicture payment={payment} drawing={drawing} />
      </div>
      {drawing && (
        <div className="grid gap-2 md:hidden">
          <SaveQr payment={payment} drawing={drawing} variant="primary" />
          <p className="text-center text-faint text-sm">{t('payment.saveQrHelp')}</p>
        </div>
      )}
      {payment.pay_code && (
        <div className="md:order-3 md:col-span-2">
          <PayCode payment={payment} code={payment.pay_code} />
        </div>
      )}
    </div>
  )
}

function PayByCode({ payment }: { payment: Payment }) {
  const { t } = useText()
  return (
    <div className="grid grid-cols-1 gap-4 p-4 lg:p-6">
      <Amount
        payment={payment}
        label={t('payment.payWith', { method: payment.payment_name })}
        size="text-4xl"
      />
      {payment.pay_code && <PayCode payment={payment} code={payment.pay_code} />}
      <p className="text-sm text-soft">{t('payment.noticesByItself')}</p>
    </div>
  )
}

function Amount({ payment, label, size }: { payment: Payment; label: string; size: string }) {
  const { t } = useText()
  const copy = useCopy()
  return (
    <div>
      <p className="text-sm text-soft">{label}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <h1 id="amount" className={`num ${size}`}>
          {rupiah(payment.amount)}
        </h1>
        <button
          type="button"
          className="icon-btn text-lg"
          aria-label={t('payment.copyAmount')}
          onClick={() => copy(String(payment.amount), 'payment.amountCopied')}
        >
          <Icon name="copy" />
        </button>
      </div>
    </div>
  )
}
