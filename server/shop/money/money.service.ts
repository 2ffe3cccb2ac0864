// Money: what the sums of days say of a period.

import type { Money } from '#contract/shop/money.schema.ts'
import { addDays, groupStart, type MoneyGroup, periodBefore, splitPeriod } from '#contract/shop/money.ts'
import type { Core } from '#server/platform/database/core.ts'
import { jakartaDay, jakartaDayStart } from '#server/platform/kernel/jakarta.ts'
import type { Donations } from '#server/shop/payments/donations.service.ts'
import { DAY_COUNTS, type DayCounts, NO_COUNTS, sumPrices } from '#server/shop/sums/sums.service.ts'
import {
  countOpenOf,
  listProductNames,
  sumByDay,
  sumByGateway,
  sumByMethod,
  sumByMonth,
  sumByProduct,
  sumReturned,
} from './money.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  donations: Pick<Donations, 'topDonators'>
  labelOf(method: string): string
  countsTests: boolean
  /** The site has more than one gateway. */
  splitsGateways?: boolean
}

type Request = { from: string; until: string; group?: MoneyGroup }

const MONTHS = 12
const BUYERS = 10

export type MoneyService = ReturnType<typeof createMoney>

export function createMoney(deps: Deps) {
  const { db, clock, donations, labelOf, countsTests: withTests, splitsGateways = false } = deps
  async function products(period: Request): Promise<Money['products']> {
    const [rows, names] = await Promise.all([
      sumByProduct(db, { ...period, withTests }),
      listProductNames(db),
    ])
    return byPrice(
      rows.map(({ id, name, price, paid }) => ({ id, name, name_id: '', ...names.get(id), price, paid })),
    )
  }

  async function methods(period: Request): Promise<Money['methods']> {
    const rows = await sumByMethod(db, { ...period, withTests })
    return byPrice(rows.map(({ method, price, paid }) => ({ method, name: labelOf(method), price, paid })))
  }

  async function months(today: string): Promise<Money['months']> {
    let first = groupStart(today, 'month')
    for (let count = 1; count < MONTHS; count += 1) first = groupStart(addDays(first, -1), 'month')
    const span = { from: jakartaDayStart(first), until: jakartaDayStart(addDays(today, 1)) }
    const [rows, returned] = await Promise.all([
      sumByMonth(db, { from: first, until: today, withTests }),
      sumReturned(db, span, withTests),
    ])
    return rows
      .filter(({ paid, gateway_fee }) => paid > 0 || gateway_fee > 0)
      .sort((one, other) => (one.month < other.month ? 1 : -1))
      .map(({ month, ...counts }) => ({
        month,
        ...sumsOf(
          counts,
          returned.filter((one) => one.month === month),
        ),
      }))
  }

  return {
    async look({ from, until, group = 'day' }: Request): Promise<Money> {
      const today = jakartaDay(clock.now())
      const before = periodBefore(from, until)
      const span = { from: jakartaDayStart(from), until: jakartaDayStart(addDays(until, 1)) }
      const [days, priceBefore, ofProducts, ofMethods, ofMonths, open, buyers, ofGateways, returned] =
        await Promise.all([
          sumByDay(db, { from, until, withTests }),
          sumPrices(db, { ...before, withTests }),
          products({ from, until }),
          methods({ from, until }),
          months(today),
          countOpenOf(db, span, withTests),
          donations.topDonators({ from: jakartaDayStart(until), limit: BUYERS, withBlocked: true }),
          splitsGateways ? sumByGateway(db, span, withTests) : [],
          sumReturned(db, span, withTests),
        ])
      const total = addUp(days)
      return {
        from,
        until,
        is_open: until >= today,
        is_demo: withTests,
        totals: sumsOf(total, returned),
        before: { ...before, price: priceBefore },
        bars: splitPeriod(from, until, group).map((bar) => {
          const { price, paid } = addUp(days.filter(({ day }) => day >= bar.from && day <= bar.until))
          return { ...bar, price, paid }
        }),
        products: ofProducts,
        methods: ofMethods,
        gateways: byPrice(ofGateways),
        funnel: funnelOf(total, open),
        months: ofMonths,
        buyers,
      }
    },
  }
}

function addUp(rows: readonly DayCounts[]): DayCounts {
  const total = { ...NO_COUNTS }
  for (const row of rows) for (const name of DAY_COUNTS) total[name] += row[name]
  return total
}

type Counts = Omit<Money['totals'], 'received' | 'returned'>

function sumsOf(counts: Counts, parts: readonly { amount: number }[]): Money['totals'] {
  const { paid, price, fee, gateway_fee, fee_unknown } = counts
  const returned = parts.reduce((sum, { amount }) => sum + amount, 0)
  const received = price + fee - gateway_fee - returned
  return { paid, price, fee, gateway_fee, fee_unknown, ...(returned > 0 && { returned }), received }
}

function funnelOf(total: DayCounts, open: number): Money['funnel'] {
  const { placed, converted, expired, failed, paid, refunded, refunded_price } = total
  const delivered = Math.max(0, paid - open)
  return { placed, converted, expired, failed, paid, delivered, refunded, refunded_price }
}

function byPrice<Row extends { price: number; paid: number }>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ paid }) => paid > 0)
    .sort((one, other) => other.price - one.price || other.paid - one.paid)
}
