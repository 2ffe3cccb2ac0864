// Products, orders, payments, donations and deliveries.
import type { Generated } from 'kysely'

export type ShopTables = {
  product: {
    id: string
    name: string
    price: number
    image_url: string
    /** JSON lists of lines; without Indonesian ones `description` is used for both languages. */
    description: string
    description_id: string
    /** JSON list of texts, with `%player%` in them. */
    commands: string
    /** JSON list beside `commands`, see commands.ts; null: all go to the first server at once. */
    command_options: string | null
    sort_id: number
    version: number
    created_at: string
    updated_at: string
    /** Empty: `name` is used for both languages. */
    name_id: Generated<string>
    visible: Generated<number>
    /** On sale between these; null is open. */
    available_from: string | null
    available_until: string | null
    /** Id of a category of the settings, or empty. */
    category: Generated<string>
    sale_price: number | null
    sale_from: string | null
    sale_until: string | null
    /** How many one player may buy in a period: `day`, `month` or `ever`; null is any number. */
    limit_count: number | null
    limit_period: string | null
    /** As `commands` and `command_options`; sent when an order is refunded. */
    refund_commands: string | null
    refund_command_options: string | null
    /** 1: of a fresh site, and not saved by an admin since. */
    built_in: Generated<number>
  }
  orders: {
    id: string
    /** Given by the database; a later row has a larger one. */
    number: Generated<number>
    /** 1: taken by a gateway that moves play money. */
    is_test: Generated<number>
    reference: string
    username: string
    /** `playerKey` of the name; so it is in every table. */
    player_key: string
    /** The product of the first line; the version before knows no other. */
    product_id: string
    /** The name of the order: that of its product, or `120 + 40 Premium Points`. */
    product_name: string
    /** In Indonesian; empty: `product_name` is used for both languages. */
    product_name_id: Generated<string>
    /** The sum of all lines. */
    price: number
    /** As sold, of all lines in their order: JSON list of texts, with `%player%` in them. */
    commands: string
    command_options: string | null
    method: string
    status: string
    /** Price plus fee. */
    amount: number
    fee: number
    /** Null until the gateway has answered. */
    gateway_reference: string | null
    payment_name: string
    pay_code: string | null
    qr_string: string | null
    qr_url: string | null
    /** JSON, sanitized. */
    instructions: string
    created_at: string
    expires_at: string
    paid_at: string | null
    /** Next status check at the gateway; null when none is needed. */
    next_check_at: string | null
    checks: number
    needs_person: number
    /** Price before the discount; null when there was none. */
    list_price: number | null
    /** JSON: how the price came about, of several lines only the coupon. */
    discount: string | null
    /** The coupon of the order, or the sale of its only line. */
    discount_id: string | null
    /** As sold, see the columns of the product. */
    refund_commands: string | null
    refund_command_options: string | null
    /** State of the delivery of the whole order; null when there is none. */
    delivery: string | null
    /** The gateway's share of the amount; null when it was not reported. */
    gateway_fee: number | null
    /** Username of the admin who gave it by hand. */
    given_by: string | null
    refunded_at: string | null
    /** JSON of an order for a friend: sender and message; null for other orders. */
    gift: string | null
    /** From where an unpaid order was placed; null once it is paid, expired or failed. */
    network: string | null
    /** The gateway that has the payment, see contract/settings/gateways.ts; null for a free order. */
    gateway: string | null
    /** The company code that some banks ask for before the payment code. */
    biller_code: string | null
    /** The page of a wallet where the payment is made. */
    pay_url: string | null
    /** The sum that the gateway returned of a payment that stays paid; null for nothing. */
    returned_amount: Generated<number | null>
  }
  /** The lines of an order, from position 0 on: the source of what was sold at which price, each product once. */
  order_item: {
    /** The order of the line. */
    number: number
    position: number
    product_id: string
    product_name: string
    /** As of an order. */
    product_name_id: string
    quantity: number
    /** Both of the whole line; `list_price` before the discount. */
    list_price: number
    price: number
    /** As sold, of one of it: JSON list, with `%player%` and `%quantity%` in it. Null where the order is one of one product. */
    commands: string | null
    /** The sale of a line of several; the coupon, and the discount of an only line, are those of the order. */
    sale_id: string | null
  }
  /** An action of the team on an order: kinds of contract/shop/orders.ts, `detail` as JSON. */
  order_event: {
    id: string
    order_id: string
    at: string
    kind: string
    admin: string | null
    detail: string
  }
  order_flag: { order_id: string; flag: string; detail: string; at: string }
  /** Last list of channels of each gateway that was ever used. */
  payment_channels: {
    /** Gateway and merchant, or `simulator`. */
    source: string
    /** JSON; null when the gateway never gave a list. */
    value: string | null
    asked_at: string | null
    /** Code of the last failure since then. */
    problem: string | null
    problem_at: string | null
  }
  /** The last checkout that failed at the gateway, until one succeeds. */
  checkout_failure: {
    /** Fingerprint of the gateway's keys. */
    source: string
    /** The name that people know: `Tripay`. */
    gateway: string
    /** Its own words; null when it gave no reply that can be read. */
    words: string | null
    reason: string
    /** The variable of the environment that is most likely wrong. */
    variable: string | null
    method: string
    /** The first of a row of failures, the last, and how many. */
    since: string
    at: string
    times: number
  }
  /** Methods that the site has taken off for a while. */
  payment_rest: {
    source: string
    method: string
    since: string
    until: string
    reason: string
    detail: string
  }
  donation_total: {
    /** `2026-11` in Jakarta, or `all`; of test orders `test 2026-11` and `test all`. */
    month: string
    player_key: string
    /** Encoded: Bedrock names begin with `be.`. As the last order had it. */
    username: string
    amount: number
    reached_at: string
  }
  /** Commands for the game servers. */
  send_action: {
    id: string
    number: Generated<number>
    order_id: string
    /** As of its order. */
    is_test: Generated<number>
    username: string
    player_key: string
    /** Id of the game server; null is the first one. */
    server: string | null
    /** 1: sent only while the player is on that server. */
    wait_online: Generated<number>
    /** `delivery`, or `refund` for what takes it back. */
    purpose: Generated<string>
    /** JSON list of texts, ready to be sent. */
    commands: string
    /** How many of them are done; a retry continues after them. */
    done_commands: number
    state: string
    attempts: number
    /** Id and expiry of the current claim. */
    lease: string | null
    leased_until: string | null
    last_reply: string | null
    created_at: string
    changed_at: string
    success_at: string | null
    resend_of: string | null
    resend_key: string | null
    needs_person: number
    /** A reason of contract/shop/delivery.ts while `needs_person` is 1, and a record of it afterwards; its state is `unknown`. */
    held: string | null
    /** It never left the queue; its state is `failed`. */
    cancelled_at: string | null
  }
  send_attempt: {
    id: string
    send_action_id: string
    place: number
    at: string
    command: string | null
    outcome: string
    reply: string
  }
}
