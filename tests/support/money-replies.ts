// The money screen as the admin API replies.
import type { Board, Money } from '#contract/shop/money.schema.ts'

export const DAY = { gateway_paid: 3, orders_paid: 3, delivered: 3, on_the_way: 0, stuck: 0 }
const NONE = { count: 0, orders: [] }
export const BOARD: Board = {
  days: [
    { ...DAY, day: '2026-11-16' },
    { ...DAY, day: '2026-11-15' },
  ],
  unknown: { count: 0, payments: [] },
  mismatched: NONE,
  not_delivered: NONE,
  never_paid: NONE,
}
export const SUMS = {
  paid: 2,
  price: 100_000,
  fee: 2_000,
  gateway_fee: 1_500,
  fee_unknown: 0,
  received: 100_500,
}
export const MONEY: Money = {
  from: '2026-11-01',
  until: '2026-11-02',
  is_open: true,
  totals: SUMS,
  before: { from: '2026-10-01', until: '2026-10-02', price: 60_000 },
  bars: [
    { from: '2026-11-01', until: '2026-11-01', price: 70_000, paid: 1 },
    { from: '2026-11-02', until: '2026-11-02', price: 30_000, paid: 1 },
  ],
  products: [],
  methods: [],
  gateways: [],
  funnel: {
    placed: 4,
    converted: 2,
    expired: 1,
    failed: 1,
    paid: 2,
    delivered: 2,
    refunded: 0,
    refunded_price: 0,
  },
  months: [],
  buyers: [],
  is_demo: false,
}
