import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { termsOf } from '#contract/settings/payment-methods.ts'
import {
  isUnpaid,
  loadSeenOrders,
  refreshOrders,
  type SeenOrder,
  type SeenPayment,
} from '../api/seen-orders.ts'
import { rupiah } from '../i18n/rupiah.ts'
import type { Text } from '../i18n/text.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { usePolled } from '../ui/use-polled.ts'
import { SiteLink } from './site-link.tsx'

const MINUTE_MS = 60_000

/** Says so when the order is paid or too late, in the same room: the line leaves with the page. */
export function OpenOrderWords() {
  const text = useText()
  const { t } = text
  const [{ watched, orders }, setOrders] = useState(() => {
    const orders = loadSeenOrders()
    return { watched: referencesOf(orders.filter((order) => isUnpaid(order, Date.now()))), orders }
  })
  usePolled(
    async (signal) => {
      const orders = await refreshOrders({ lng: text.language, only: watched }, signal)
      if (!signal.aborted) setOrders({ watched, orders })
    },
    { everyMs: MINUTE_MS },
  )
  const known = orders.filter(({ reference }) => watched.includes(reference))
  const open = known.filter((order) => isUnpaid(order, Date.now()))
  const [first] = open
  const words =
    first?.seen === undefined
      ? t(known.some(({ seen }) => seen?.status === 'PAID') ? 'unpaid.paid' : 'unpaid.over')
      : open.length > 1
        ? t('unpaid.several', { count: text.number(open.length) })
        : t('unpaid.one', { amount: rupiah(dueOf(first.seen)), left: timeLeft(first.seen, text) })
  return (
    <SiteLink
      to={open.length === 1 ? `/store/checkout/${first?.reference}` : '/store/orders'}
      className="wrap flex min-h-12 items-center gap-3 focus-visible:-outline-offset-3"
    >
      <Icon name="clock" />
      <span className="num min-w-0 flex-1 text-ink leading-4.5">{words}</span>
      <b className="flex items-center gap-1.5">
        {t(open.length === 1 ? 'unpaid.pay' : 'shell.myOrders')}
        <Icon name="arrow-right" />
      </b>
    </SiteLink>
  )
}

/** An order whose payment page was closed before its script ran has never been seen: the site is asked for it. */
export async function hasUnpaid(lng: Language): Promise<boolean> {
  const unseen = referencesOf(loadSeenOrders().filter(({ seen }) => !seen))
  if (unseen.length > 0) await refreshOrders({ lng, only: unseen })
  return loadSeenOrders().some((order) => isUnpaid(order, Date.now()))
}

/** With what the cashier takes. */
export function dueOf({ amount, payment_method }: Pick<SeenPayment, 'amount' | 'payment_method'>): number {
  return amount + termsOf(payment_method).cashierExtraRupiah
}

const referencesOf = (orders: readonly SeenOrder[]) => orders.map(({ reference }) => reference)

/** Never more than is left. */
export function timeLeft({ expired_time }: { expired_time: number }, { t, number }: Text): string {
  const minutes = Math.max(1, Math.floor((expired_time * 1_000 - Date.now()) / MINUTE_MS))
  return minutes < 60
    ? t('unpaid.minutes', { count: number(minutes) })
    : t('unpaid.hours', { count: number(Math.floor(minutes / 60)) })
}
