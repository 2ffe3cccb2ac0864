// Orders and deliveries as the admin API replies.
import type { Role } from '#contract/permissions.ts'
import type { Pipeline, SendAction, SendActionDetail } from '#contract/shop/delivery.schema.ts'
import type { AdminOrder, OrderDetail } from '#contract/shop/orders.schema.ts'
import type { Overview } from '#contract/team/overview.schema.ts'

/** The rest of a list with one page. */
export const ONE_PAGE = {
  pagination: { totalPages: 1, hasMore: false, next: null, previous: null },
  test: 'hidden' as const,
}

export const NO_PRODUCTS = { products: [], sales: [], bedrock_prefix: '*', servers: [], categories: [] }

const AT = '2026-11-15T12:41:00.000Z'

export function adminOrder(change: Partial<AdminOrder> = {}): AdminOrder {
  return {
    _id: 'T1',
    reference: 'ANG-REF',
    username: 'Rangga_07',
    product_name: '80 Premium Points',
    amount: 77_000,
    status: 'PAID',
    payment_type: 'QRIS',
    payment_name: 'QRIS by ShopeePay',
    created_at: AT,
    needs_person: false,
    is_test: false,
    delivery: 'delivered',
    given_by: null,
    ...change,
  }
}

export function orderDetail(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...adminOrder(),
    product_id: 'P1',
    items: [
      {
        product_id: 'P1',
        product_name: '80 Premium Points',
        product_name_id: '',
        quantity: 1,
        list_price: 77_000,
        price: 77_000,
      },
    ],
    price: 77_000,
    gift: null,
    fee: 0,
    execute: [{ type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false }],
    gateway: 'Tripay',
    gateway_reference: 'T000123',
    pay_code: null,
    biller_code: null,
    expires_at: AT,
    paid_at: AT,
    refunded_at: null,
    list_price: 77_000,
    discount: null,
    gateway_fee: null,
    returned_amount: null,
    execute_on_refund: [],
    flags: [],
    events: [],
    send_actions: [],
    other_orders: [],
    ...change,
  }
}

export function sendAction(change: Partial<SendAction> = {}): SendAction {
  return {
    _id: 'A1',
    username: 'Rangga_07',
    state: 'done',
    purpose: 'delivery',
    success: true,
    action: [{ text: 'points give Rangga_07 80' }],
    server: { id: 'survival', name: 'Survival', accent: null },
    wait_online: false,
    waits_for: null,
    done_commands: 1,
    success_at: AT,
    created_at: AT,
    attempts: 1,
    next_try_at: null,
    last_reply: null,
    transaction_id: 'T1',
    product_id: 'P1',
    product_name: '80 Premium Points',
    product_name_id: '80 Poin Premium',
    cause: null,
    held: null,
    resend_of: null,
    needs_person: false,
    is_test: false,
    ...change,
  }
}

export function sendActionDetail(change: Partial<SendActionDetail> = {}): SendActionDetail {
  return { ...sendAction(), history: [], ...change }
}

/** The actions among these that need a person or wait. */
export function pipelineOf(actions: readonly SendAction[]): Pipeline {
  const needs = actions.filter(({ needs_person }) => needs_person)
  const waiting = actions.filter(({ state }) => state === 'queued')
  const done = actions.filter(({ success }) => success)
  return {
    waiting: { count: waiting.length, actions: waiting },
    needs_person: { count: needs.length, oldest_at: needs[0]?.created_at ?? null, actions: needs },
    delivered_today: { count: done.length, last_at: done[0]?.success_at ?? null },
  }
}

export function overviewOf(role: Role): Overview {
  return {
    admin: 'Tiara',
    role,
    two_factor_ended: false,
    needs_person: { flagged_transactions: 0 },
    attention: 0,
    waiting_deliveries: 0,
    today: { orders: 0, paid: 0, revenue: 0 },
    go_live: null,
    parts: [],
    servers: [],
  }
}
