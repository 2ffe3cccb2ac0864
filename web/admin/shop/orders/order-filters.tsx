// Further filters of the orders: date, delivery, method, product and server. On tablets they fold away; on phones the list folds all of its filters.

import { type ReactNode, useId, useState } from 'react'
import { FREE_OF_CHARGE, METHOD_TERMS, PAYMENT_TYPES } from '#contract/settings/payment-methods.ts'
import { ORDER_DELIVERIES } from '#contract/shop/order-delivery.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { DATE_CHOICES } from '#web/admin/kit/lists/date-span.ts'
import { DayFilter } from '#web/admin/kit/lists/day-filter.tsx'
import { MORE_FILTERS, type MoreFilters } from '#web/admin/kit/lists/list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { filters: MoreFilters; onChange: (filters: MoreFilters) => void; children?: ReactNode }
type Option = { value: string; label: string }

const DENSE = 'input min-h-11 py-1 md:pointer-fine:min-h-9 md:pointer-fine:text-[0.875rem]'

export function OrderFilters({ filters, onChange, children }: Props) {
  const { t } = useAdminText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data } = useLoaded('choices', (signal) =>
    adminCall('GET /api/admin/transactions/choices', {}, signal),
  )
  const change = (part: MoreFilters) => {
    const all = Object.entries({ ...filters, ...part }).filter(([, value]) => value)
    onChange(Object.fromEntries(all))
  }
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }))
  const methods = PAYMENT_TYPES.map((value) => ({
    value,
    label: value === FREE_OF_CHARGE ? t('adminTransactions.free') : METHOD_TERMS[value].label,
  }))
  const deliveries = ORDER_DELIVERIES.map((value) => ({ value, label: t(`adminDelivery.order_${value}`) }))
  const dates = DATE_CHOICES.map((value) => ({ value, label: t(`adminOrders.date_${value}`) }))
  const on = MORE_FILTERS.filter((name) => filters[name] && name !== 'from' && name !== 'until').length
  return (
    <div className="mb-3">
      <button
        type="button"
        className="chip max-sm:hidden lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('adminOrders.moreFilters')}
        {on > 0 && <span className="num">{on}</span>}
      </button>
      <div
        id={id}
        className={`flex flex-wrap items-center gap-2 sm:max-lg:mt-2 ${isOpen ? '' : 'sm:max-lg:hidden'}`}
      >
        <Choice
          label={t('adminOrders.date')}
          all={t('adminOrders.date_all')}
          value={filters.date}
          options={dates}
          onChoose={(date) => change({ date, from: '', until: '' })}
        />
        {filters.date === 'range' && (
          <>
            <Day label={t('adminOrders.from')} value={filters.from} onChange={(from) => change({ from })} />
            <Day
              label={t('adminOrders.until')}
              value={filters.until}
              onChange={(until) => change({ until })}
            />
          </>
        )}
        <Choice
          label={t('adminOrders.delivery')}
          all={t('adminOrders.anyDelivery')}
          value={filters.delivery}
          options={deliveries}
          onChoose={(delivery) => change({ delivery })}
        />
        <Choice
          label={t('adminOrders.method')}
          all={t('adminOrders.anyMethod')}
          value={filters.method}
          options={methods}
          onChoose={(method) => change({ method })}
        />
        <Choice
          label={t('adminTransactions.product')}
          all={t('adminOrders.anyProduct')}
          value={filters.product}
          options={named(data?.products)}
          onChoose={(product) => change({ product })}
        />
        <Choice
          label={t('adminDelivery.server')}
          all={t('adminOrders.anyServer')}
          value={filters.server}
          options={named(data?.servers)}
          onChoose={(server) => change({ server })}
        />
        {children}
        {on > 0 && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onChange({})}>
            {t('adminOrders.clearFilters')}
          </button>
        )}
        {filters.server && <p className="basis-full text-faint text-xs">{t('adminOrders.serverLimit')}</p>}
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string | undefined
  options: readonly Option[]
  onChoose: (value: string) => void
}

/** A filter that is on is yellow and says its value. */
function Choice({ label, all, value = '', options, onChoose }: ChoiceProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <select
      aria-label={label}
      className={`${DENSE} w-auto min-w-0 max-w-full max-[24rem]:basis-full max-sm:flex-1 max-sm:basis-[45%] ${value === '' ? '' : 'border-star! text-star'}`}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string) => void }

function Day({ label, value = '', onChange }: DayProps) {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm max-sm:w-full">
      <label className="max-sm:w-16" htmlFor={id}>
        {label}
      </label>
      <DayFilter id={id} value={value} onDay={onChange} />
    </span>
  )
}
