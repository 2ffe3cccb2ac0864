import { useId } from 'react'
import { FREE_OF_CHARGE, METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import { ORDER_SORTS } from '#contract/shop/orders.ts'
import { SHOWN_STATUSES } from '#contract/shop/payment.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { DATE_CHOICES } from '#web/admin/kit/lists/date-span.ts'
import { DayFilter } from '#web/admin/kit/lists/day-filter.tsx'
import type { Filter } from '#web/admin/kit/lists/filter.ts'
import { refine } from '#web/admin/kit/lists/list-view.ts'
import { useTestFilter } from '#web/admin/kit/lists/use-test-filter.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { type OrderListView, orderViewOf, type useOrderView } from './order-view.ts'

const KNOWN_METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_TERMS[value].label }))

/** `test`: the filter of the shown list; undefined until it is loaded. */
export function useOrderFilters(
  { view, show, filter }: ReturnType<typeof useOrderView>,
  test: TestFilter | undefined,
): readonly Filter[] {
  const { t } = useAdminText()
  const { data } = useReply('GET /api/admin/transactions/choices', {})
  const current = orderViewOf(view)
  const change = (part: Partial<OrderListView>) => show(refine(view, part))
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const usual = t('admin.all')
  const deliveries = ORDER_DELIVERIES.map((value) => ({ value, label: t(`adminDelivery.state_${value}`) }))
  const gateways = named(data?.gateways)
  return [
    {
      ...filter('date', {
        icon: 'calendar-days',
        label: t('admin.date'),
        usual,
        isImplied: current === 'today',
        options: DATE_CHOICES.map((value) => ({ value, label: t(`adminOrders.date_${value}`) })),
        fields: {
          of: 'range',
          content: (
            <>
              <Day label={t('admin.from')} value={view.from} onChange={(day) => change({ from: day })} />
              <Day
                label={t('adminOrders.until')}
                value={view.until}
                onChange={(day) => change({ until: day })}
              />
            </>
          ),
        },
      }),
      onChoose: (date) => change({ date: date ?? undefined, from: undefined, until: undefined }),
    },
    filter('status', {
      icon: 'circle-dot',
      label: t('admin.status'),
      usual,
      isImplied: current === 'refunds',
      options: SHOWN_STATUSES.map((value) => ({ value, label: t(`adminTransactions.status_${value}`) })),
    }),
    filter('delivery', { icon: 'send', label: t('admin.delivery'), usual, options: deliveries }),
    filter('method', {
      icon: 'credit-card',
      label: t('adminTransactions.paymentType'),
      usual,
      options: [...KNOWN_METHODS, ...named(data?.methods), { value: FREE_OF_CHARGE, label: t('admin.free') }],
    }),
    // Nothing to choose with one gateway.
    ...(gateways.length > 0
      ? [filter('gateway', { icon: 'plug', label: t('adminOrders.gateway'), usual, options: gateways })]
      : []),
    filter('product', { icon: 'package', label: t('admin.product'), usual, options: named(data?.products) }),
    filter('server', { icon: 'server', label: t('admin.server'), usual, options: named(data?.servers) }),
    useTestFilter(filter, test),
    filter('sort', {
      icon: 'arrow-down',
      label: t('admin.sort'),
      usual: t('adminOrders.sort_time'),
      options: ORDER_SORTS.map((value) => ({ value, label: t(`adminOrders.sort_${value}`) })),
    }),
  ]
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string) => void }

function Day({ label, value = '', onChange }: DayProps) {
  const id = useId()
  return (
    <span>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <DayFilter id={id} value={value} onDay={onChange} />
    </span>
  )
}
