import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { groupByFour } from './pay-code-groups.ts'
import { useCopy } from './use-copy.ts'

/** Shown in groups of digits, copied without spaces. */
export function PayCode({ payment, code }: { payment: Payment; code: string }) {
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
        <p className="num wrap-anywhere mt-0.5 font-extrabold text-xl sm:text-2xl" translate="no">
          {groupByFour(code)}
        </p>
      </div>
      <Button
        className="max-sm:mt-3 max-sm:w-full"
        onClick={() => copy(code.replace(/\s/g, ''), 'payment.codeCopied')}
      >
        <Icon name="copy" />
        {t(isAccount ? 'payment.copyNumber' : 'payment.copyCode')}
      </Button>
    </div>
  )
}
