import type { TransactionDetail } from '#contract/transactions.schema.ts'
import { shownUsername } from '#contract/username.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import { Link } from '../../router/index.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { TestBadge } from '../parts/test-badge.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { PaymentType } from './payment-type.tsx'
import { StatusBadge } from './status-badge.tsx'

export function TransactionFacts({ transaction }: { transaction: TransactionDetail }) {
  const { t, language, rupiah, timestamp } = useAdminText()
  const { fee, execute, expires_at, gateway_reference, pay_code, reference, username } = transaction
  const store = localizedPath(language, '/admin/store')
  return (
    <dl className="facts">
      <dt>{t('adminTransactions.username')}</dt>
      <dd>
        <b className="mr-3">{shownUsername(username)}</b>
        <Link className="link" to={`${store}?tab=transactions&search=${encodeURIComponent(username)}`}>
          {t('adminTransactions.ofPlayer')}
        </Link>
      </dd>
      <dt>{t('adminTransactions.status')}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={transaction.status} />
          {transaction.is_test && <TestBadge />}
        </span>
        {transaction.is_test && <span className="text-faint">{t('adminTestData.detail')}</span>}
      </dd>
      <dt>{t('adminTransactions.product')}</dt>
      <dd>{transaction.product_name}</dd>
      <dt>{t('adminTransactions.amount')}</dt>
      <dd className="num">
        <b>{rupiah(transaction.amount)}</b>
        {fee > 0 && (
          <span className="text-faint">
            {` = ${rupiah(transaction.price)} + ${t('adminTransactions.fee')} ${rupiah(fee)}`}
          </span>
        )}
      </dd>
      <dt>{t('adminTransactions.paymentType')}</dt>
      <dd>
        <PaymentType type={transaction.payment_type} />
      </dd>
      <dt>{t('adminTransactions.reference')}</dt>
      <dd>
        <Copyable text={reference} />
        <a
          className="link inline-block"
          href={localizedPath(language, `/store/checkout/${reference}`)}
          target="_blank"
          rel="noopener"
        >
          {t('adminTransactions.paymentPage')}
        </a>
      </dd>
      {gateway_reference && (
        <>
          <dt>{t('adminTransactions.gatewayReference')}</dt>
          <dd>
            <Copyable text={gateway_reference} />
          </dd>
        </>
      )}
      {pay_code && (
        <>
          <dt>{t('adminTransactions.payCode')}</dt>
          <dd>
            <Copyable text={pay_code} />
          </dd>
        </>
      )}
      {expires_at && (
        <>
          <dt>{t('adminTransactions.expires')}</dt>
          <dd className="num">{timestamp(expires_at)}</dd>
        </>
      )}
      <dt>{t('adminTransactions.commands')}</dt>
      <dd className="code text-soft">{execute.map(({ text }) => text).join('\n')}</dd>
    </dl>
  )
}

function Copyable({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-1">
      <span className="code">{text}</span>
      <CopyButton text={text} />
    </span>
  )
}
