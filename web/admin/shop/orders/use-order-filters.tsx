// The lines of the filter menu of the orders.

import { useId } from 'react'
import { FREE_OF_CHARGE, METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import { ORDER_SORTS } from '#contract/shop/orders.ts'
import { SHOWN_STATUSES, type ShownStatus } from '#contract/shop/payment.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { DATE_CHOICES } from '#web/admin/kit/lists/date-span.ts'
import { DayFilter } from '#web/admin/kit/lists/day-filter.tsx'
import type { Filter } from '#web/admin/kit/lists/filter.ts'
import {
  clean,
  type ListView,
  type MoreFilters,
  orderViewOf,
  refine,
} from '#web/admin/kit/lists/list-view.ts'
import { useTestFilter } from '#web/admin/kit/lists/use-test-filter.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { IconName } from '#web/kit/ui/icon-names.ts'

type View = ListView<ShownStatus>

const KNOWN_METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_TERMS[value].label }))

/** `test`: the filter of the shown list; undefined until it is loaded. */
export function useOrderFilters(
  view: View,
  test: TestFilter | undefined,
  show: (view: View) => void,
): readonly Filter[] {
  const { t } = useAdminText()
  const { data } = useReply('GET /api/admin/transactions/choices', {})
  const { more } = view
  const current = orderViewOf(view)
  const change = (part: MoreFilters) => show(refine(view, { more: clean({ ...more, ...part }) }))
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const usual = t('admin.all')
  const free = { value: FREE_OF_CHARGE, label: t('admin.free') }
  const filterBy = (name: keyof MoreFilters, icon: IconName, label: string, options: Filter['options']) => ({
    ...{ name, icon, label, usual, options },
    value: more[name] ?? null,
    onChoose: (value: string | null) => change({ [name]: value ?? '' }),
  })
  const deliveries = ORDER_DELIVERIES.map((value) => ({ value, label: t(`adminDelivery.order_${value}`) }))
  const methods = [...KNOWN_METHODS, ...named(data?.methods), free]
  const gateways = named(data?.gateways)
  return [
    {
      name: 'date',
      icon: 'calendar-days',
      label: t('admin.date'),
      usual,
      value: more.date ?? null,
      isImplied: current === 'today',
      options: DATE_CHOICES.map((value) => ({ value, label: t(`adminOrders.date_${value}`) })),
      onChoose: (date) => change({ date: date ?? '', from: '', until: '' }),
      fields: {
        of: 'range',
        content: (
          <>
            <Day label={t('admin.from')} value={more.from} onChange={(from) => change({ from })} />
            <Day label={t('adminOrders.until')} value={more.until} onChange={(until) => change({ until })} />
          </>
        ),
      },
    },
    {
      name: 'status',
      icon: 'circle-dot',
      label: t('admin.status'),
      usual,
      value: view.status,
      isImplied: current === 'refunds',
      options: SHOWN_STATUSES.map((value) => ({ value, label: t(`adminTransactions.status_${value}`) })),
      onChoose: (status) =>
        show(refine(view, { status: SHOWN_STATUSES.find((one) => one === status) ?? null })),
    },
    filterBy('delivery', 'send', t('admin.delivery'), deliveries),
    filterBy('method', 'credit-card', t('adminTransactions.paymentType'), methods),
    // Nothing to choose with one gateway.
    ...(gateways.length > 0 ? [filterBy('gateway', 'plug', t('adminOrders.gateway'), gateways)] : []),
    filterBy('product', 'package', t('admin.product'), named(data?.products)),
    filterBy('server', 'server', t('admin.server'), named(data?.servers)),
    useTestFilter(view.test, test, (chosen) => show(refine(view, { test: chosen }))),
    {
      name: 'sort',
      icon: 'arrow-down',
      label: t('admin.sort'),
      usual: t('adminOrders.sort_time'),
      value: view.sort,
      options: ORDER_SORTS.map((value) => ({ value, label: t(`adminOrders.sort_${value}`) })),
      onChoose: (sort) => show(refine(view, { sort: ORDER_SORTS.find((one) => one === sort) ?? null })),
    },
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
