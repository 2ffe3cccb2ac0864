// Players as the team sees them: what they bought, notes, the block from buying, and what is given by hand.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import {
  Count,
  idOr,
  Moment,
  named,
  optionalChoice,
  Rupiah,
  Search,
  textLine,
} from '#contract/platform/fields.schema.ts'
import { Cursor, Page, Pagination } from '#contract/platform/pagination.schema.ts'
import { IdempotencyKey, Reason } from './delivery.schema.ts'
import { OrderFields } from './orders.schema.ts'
import { NOTE_MAX_LENGTH } from './orders.ts'
import { PLAYER_FILTERS, PLAYER_SORTS } from './players.ts'
import { EncodedUsername } from './store.schema.ts'
import { ProductForm } from './store-admin.schema.ts'
import { PRODUCT_NAME_MAX_LENGTH } from './store-admin.ts'

// Control characters and unpaired surrogates are refused by databases.
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u
const CURSOR_MAX_LENGTH = 200

const ListedPlayer = named('ListedPlayer', {
  /** The encoded form, see username.ts. */
  username: z.string(),
  /** Paid, not refunded, not given by hand. */
  orders: Count,
  /** Prices of these orders, without fees. */
  spent: Rupiah,
  /** Null for a blocked player who never ordered. */
  last_order_at: Moment.nullable(),
  is_blocked: z.boolean(),
})
export type ListedPlayer = z.infer<typeof ListedPlayer>

const PlayerQuery = z.object({
  /** Part of a name, in any capitals. */
  search: Search,
  sort: optionalChoice(PLAYER_SORTS),
  show: optionalChoice(PLAYER_FILTERS),
  /** `next` or `previous` of another page. */
  cursor: z.string().max(CURSOR_MAX_LENGTH).optional(),
})
export type PlayerQuery = z.infer<typeof PlayerQuery>

const Note = z.object({ _id: z.string(), by: z.string(), at: Moment, text: z.string() })
export type PlayerNote = z.infer<typeof Note>

const GivenOrder = z.object({
  transaction_id: z.string(),
  product_name: z.string(),
  /** In Indonesian; absent or empty: the same. */
  product_name_id: z.string().optional(),
  by: z.string(),
  reason: z.string(),
  at: Moment,
})
export type GivenOrder = z.infer<typeof GivenOrder>

const Player = named('Player', {
  username: z.string(),
  /** In any status. */
  orders: Count,
  /** Paid, not refunded, not given by hand; `spent` are their prices without fees. */
  paid: Count,
  spent: Rupiah,
  first_order_at: Moment.nullable(),
  last_order_at: Moment.nullable(),
  /** The name in commands; another where a server has another prefix for Bedrock players. */
  in_game: z.array(z.object({ name: z.string(), servers: z.array(z.string()) })),
  block: z.object({ reason: z.string(), by: z.string(), at: Moment }).nullable(),
  /** Newest first. */
  notes: z.array(Note),
  given: z.array(GivenOrder),
})
export type Player = z.infer<typeof Player>

const PlayerOrder = OrderFields.omit({
  reference: true,
  username: true,
  payment_type: true,
  needs_person: true,
}).meta({ id: 'PlayerOrder' })
export type PlayerOrder = z.infer<typeof PlayerOrder>

const NoteText = z
  .string()
  .max(2 * NOTE_MAX_LENGTH)
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().min(1).max(NOTE_MAX_LENGTH).regex(PLAIN_LINES, 'must be plain text'))

const ofPlayer = z.object({ name: EncodedUsername })

/** A product, or own commands with a title. */
const Gift = Reason.extend({
  product_id: idOr('product_not_found').optional(),
  title: textLine(PRODUCT_NAME_MAX_LENGTH).optional(),
  execute: ProductForm.shape.execute.optional(),
  key: IdempotencyKey,
})
  .refine(
    ({ product_id, title, execute }) =>
      product_id === undefined ? Boolean(title && execute) : !(title || execute),
    'needs a product_id, or a title with execute',
  )
  .meta({ id: 'Gift' })
export type Gift = z.infer<typeof Gift>

export const playersCalls = {
  listPlayers: adminCall('GET /api/admin/players', 'orders', {
    summary: 'Lists players who ordered, or those who are blocked from buying.',
    input: z.object({ query: PlayerQuery }),
    reply: z.object({
      players: z.array(ListedPlayer),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  }),
  getPlayer: adminCall('GET /api/admin/players/:name', 'orders', {
    summary: 'Gives what the team knows about a player; of one who never ordered the sums are zero.',
    input: z.object({ params: ofPlayer }),
    reply: Player,
    errors: ['username_invalid'],
  }),
  listOrdersOfPlayer: adminCall('GET /api/admin/players/:name/orders', 'orders', {
    summary: 'Lists the orders of a player, newest first.',
    input: z.object({ params: ofPlayer, query: z.object({ page: Page, cursor: Cursor }) }),
    reply: z.object({ orders: z.array(PlayerOrder), pagination: Pagination }),
    errors: ['username_invalid'],
  }),
  addPlayerNote: adminCall('POST /api/admin/players/:name/notes', 'deliveries', {
    summary: 'Writes a note about a player, for the team only.',
    input: z.object({ params: ofPlayer, body: z.object({ text: NoteText }) }),
    reply: Note,
    errors: ['username_invalid'],
  }),
  blockPlayer: adminCall('PUT /api/admin/players/:name/block', 'refunds', {
    summary: 'Blocks a player from buying; open payments stay valid.',
    input: z.object({ params: ofPlayer, body: Reason }),
    errors: ['username_invalid'],
  }),
  unblockPlayer: adminCall('DELETE /api/admin/players/:name/block', 'refunds', {
    summary: 'Lets a player buy again.',
    input: z.object({ params: ofPlayer }),
    errors: ['username_invalid'],
  }),
  giveByHand: adminCall('POST /api/admin/players/:name/gifts', 'refunds', {
    summary: 'Gives a product, or with the permission also own commands, as an order free of charge.',
    input: z.object({ params: ofPlayer, body: Gift }),
    reply: z.object({ transaction_id: z.string() }),
    errors: [
      'username_invalid',
      'username_reserved',
      'product_not_found',
      'server_not_found',
      'permission_missing',
    ],
  }),
}
