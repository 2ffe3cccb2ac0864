// Events that the owner's channels receive. Stored as JSON, and sent to signed webhooks as `data`.
import * as z from 'zod'
import { Found } from '#contract/monitoring/checks.schema.ts'
import { PARTS } from '#contract/monitoring/health.ts'
import { INCIDENT_LEVELS } from '#contract/network/status-history.ts'
import { Count, Moment, Rupiah } from '#contract/platform/fields.schema.ts'
import { OrderLine } from '#contract/shop/basket.schema.ts'
import { ORDER_FLAGS } from '#contract/shop/orders.ts'

const TEXT_MAX_LENGTH = 300

/** Longer texts of other services are cut. */
const Text = z.string().transform((text) => Array.from(text).slice(0, TEXT_MAX_LENGTH).join(''))

/** Nothing about the buyer but the player's name. */
const Order = z.object({
  id: z.string(),
  reference: z.string(),
  /** As people read it: `.Name` for Bedrock. */
  player: z.string(),
  product: z.string(),
  /** In Indonesian; absent or empty: the same. */
  product_indonesian: z.string().optional(),
  /** Absent in notices about deliveries. */
  items: z.array(OrderLine).optional(),
  amount: Rupiah,
  is_test: z.boolean().default(false),
})

const Delivery = Order.extend({
  /** Name of the game server. */
  server: z.string().nullable(),
  /** The reply of the game, or why there is no reply. */
  reply: Text,
})

const Outage = z.object({
  part: z.enum(PARTS),
  /** Name of the game server, for the part `delivery`. */
  server: z.string().nullable(),
  since: Moment,
})

/** The reason and its values, which Go live shows as a sentence; absent in rows of earlier versions. */
const Refusal = Found.optional()

const InBoth = z.object({ en: Text, id: Text })

/** As visitors read it on the status page. */
const Incident = z.object({
  id: z.string(),
  level: z.enum(INCIDENT_LEVELS),
  title: InBoth,
  text: InBoth,
  starts_at: Moment,
  ends_at: Moment.nullable(),
})

const event = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data })

export const NoticeEvent = z.discriminatedUnion('type', [
  event('order.paid', Order),
  event('order.refunded', Order),
  event('payment.flagged', Order.extend({ flag: z.enum(ORDER_FLAGS) })),
  event('delivery.failed', Delivery),
  event('delivery.unknown', Delivery),
  /** Somebody of the team sends once more what was delivered or settled before. */
  event(
    'delivery.repeated',
    Order.extend({ server: z.string().nullable(), admin: z.string(), reason: Text }),
  ),
  event('part.away', Outage.extend({ why: Text })),
  event('part.back', Outage.extend({ until: Moment })),
  /** The first checkout of a row that the gateway refused or did not answer; `variable` is most likely wrong. */
  event(
    'checkout.failed',
    z.object({
      gateway: z.string(),
      words: Text.nullable(),
      reason: Text,
      variable: z.string().nullable(),
      method: z.string(),
      found: Refusal,
    }),
  ),
  /** The gateway does not take orders with this method. */
  event(
    'payment_method.refused',
    // Absent in rows of earlier versions.
    z.object({ gateway: z.string().optional(), method: z.string(), reason: Text, found: Refusal }),
  ),
  /** `network`: the shortened address. */
  event('staff.new_network', z.object({ admin: z.string(), network: z.string() })),
  event('staff.new_passkey', z.object({ admin: z.string() })),
  /** `by` invited, added or promoted the person. */
  event('staff.new_owner', z.object({ admin: z.string(), by: z.string() })),
  event(
    'summary.daily',
    z.object({
      /** The day in Asia/Jakarta, `2026-11-16`. */
      day: z.iso.date(),
      orders: Count,
      paid: Count,
      revenue: Rupiah,
      needs_attention: Count,
    }),
  ),
  /** By language; empty in a language in which the news does not exist. */
  event('news.published', z.object({ slug: z.string(), title: InBoth, summary: InBoth })),
  /** Also of one that is planned: it may begin later. */
  event('incident.opened', Incident),
  event('incident.ended', Incident),
  /** `month` is `2026-11`; what was sold is not told, because players may read the channel. */
  event('goal.reached', z.object({ month: z.string(), rupiah: Rupiah, text: InBoth })),
  event('test', z.object({ admin: z.string() })),
])
export type NewNotice = z.input<typeof NoticeEvent>
export type NoticeEvent = z.output<typeof NoticeEvent>
