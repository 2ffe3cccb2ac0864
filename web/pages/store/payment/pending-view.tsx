import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button, buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { amountToBring, extraAtCashier } from './amount-to-bring.ts'
import { CheckAgain } from './check-again.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { Countdown } from './countdown.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { groupByFour } from './pay-code-groups.ts'
import type { PaymentData } from './payment.loader.ts'
import { QrPicture, SaveQr } from './qr-panel.tsx'
import { Recipient } from './recipient.tsx'
import { ShopCode } from './shop-code.tsx'
import { useCopy } from './use-copy.ts'
import type { ServerClock } from './use-time-left.ts'

type Props = {
  payment: Payment
  page: PaymentData
  clock: ServerClock
  /** The page was rendered without the payment and is being loaded again. */
  isReloading: boolean
  isPaused: boolean
  isStale: boolean
  onCheck: () => void
  onDeadline: () => void
}

export function PendingView(props: Props) {
  const { payment, page, clock, isReloading, isPaused, isStale, onCheck, onDeadline } = props
  const hasQr = payment.qr_string !== null || payment.qr_url !== null
  return (
    <section aria-labelledby="amount">
      <Countdown payment={payment} clock={clock} onDeadline={onDeadline} />
      <Recipient payment={payment} />
      <div className="grid grid-cols-1 gap-4 py-4">
        {hasQr ? (
          <PayByQr payment={payment} qr={page.qr} isReloading={isReloading} />
        ) : (
          <PayByCode payment={payment} barcode={page.barcode} />
        )}
        <ConnectionNote isStale={isStale} />
        {isPaused && <CheckAgain onCheck={onCheck} />}
      </div>
      <HowToPay guides={page.guides} payment={payment} />
    </section>
  )
}

type PayProps = { payment: Payment }
type PayByQrProps = PayProps & { qr: PaymentData['qr']; isReloading: boolean }

function PayByQr({ payment, qr, isReloading }: PayByQrProps) {
  const { t } = useText()
  return (
    <>
      <Amount payment={payment} label={t('payment.payWithQris')} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
        <QrPicture payment={payment} qr={qr} isReloading={isReloading} />
        <div className="grid content-center justify-items-start gap-3 text-sm">
          <p className="text-soft max-md:hidden">{t('payment.anyQrisApp')}</p>
          {qr && <SaveQr payment={payment} qr={qr} />}
          {qr && <p className="text-faint">{t('payment.saveQrHelp')}</p>}
        </div>
      </div>
      {payment.pay_code && <PayCode payment={payment} code={payment.pay_code} />}
    </>
  )
}

function PayByCode({ payment, barcode }: PayProps & Pick<PaymentData, 'barcode'>) {
  const { t } = useText()
  const extra = extraAtCashier(payment)
  const payWith = t('payment.payWith', { method: payment.payment_name })
  return (
    <>
      <div>
        <Amount
          payment={payment}
          label={extra > 0 ? t('payment.bringToCashier') : payment.pay_url ? t('payment.total') : payWith}
        />
        {extra > 0 && (
          <p className="num mt-1 text-sm text-soft">
            {t('payment.cashierSplit', { amount: rupiah(payment.amount), extra: rupiah(extra) })}
          </p>
        )}
      </div>
      {payment.pay_code &&
        (barcode ? (
          <ShopCode payment={payment} code={payment.pay_code} barcode={barcode} />
        ) : (
          <PayCode payment={payment} code={payment.pay_code} />
        ))}
      {payment.pay_url && (
        <a href={payment.pay_url} rel="noreferrer" className={buttonLook({ size: 'lg' })}>
          {payWith}
        </a>
      )}
    </>
  )
}

/** At a shop counter and at a wallet the amount is not typed, so there is no copy button. */
function Amount({ payment, label }: { payment: Payment; label: string }) {
  const { t } = useText()
  const copy = useCopy()
  const isTyped = !payment.pay_url && termsOf(payment.payment_method).group !== 'convenienceStore'
  return (
    <div>
      <p className="text-sm text-soft">{label}</p>
      <div className="mt-1 flex items-center gap-x-2">
        <h1 id="amount" className="num whitespace-nowrap text-[clamp(1.75rem,10vw,3rem)] leading-[1.2]">
          {rupiah(amountToBring(payment))}
        </h1>
        {isTyped && (
          <button
            type="button"
            className="icon-btn flex-none text-lg"
            aria-label={t('payment.copyAmount')}
            onClick={() => copy(String(payment.amount), 'payment.amountCopied')}
          >
            <Icon name="copy" />
          </button>
        )}
      </div>
    </div>
  )
}

/** Shown in groups of digits, copied without spaces. */
function PayCode({ payment, code }: { payment: Payment; code: string }) {
  const { t } = useText()
  const copy = useCopy()
  const isAccount = termsOf(payment.payment_method).group === 'virtualAccount' && payment.biller_code === null
  return (
    <div className="well items-center gap-4 p-4 sm:flex">
      <div className="min-w-0 flex-1">
        {payment.biller_code && (
          <div className="mb-2">
            <p className="text-faint text-sm">{t('payment.companyCode')}</p>
            <p className="num mt-0.5 font-extrabold text-xl" translate="no">
              {payment.biller_code}
            </p>
          </div>
        )}
        <p className="text-faint text-sm">
          {t(isAccount ? 'payment.virtualAccountNumber' : 'payment.paymentCode')}
        </p>
        <p className="num wrap-anywhere mt-0.5 font-extrabold text-[min(6.2vw,1.75rem)]" translate="no">
          {groupByFour(code)}
        </p>
      </div>
      <Button
        className="max-sm:mt-3 max-sm:w-full"
        onClick={() =>
          copy(code.replace(/\s/g, ''), isAccount ? 'payment.numberCopied' : 'payment.codeCopied')
        }
      >
        <Icon name="copy" />
        {t(isAccount ? 'payment.copyNumber' : 'payment.copyCode')}
      </Button>
    </div>
  )
}
