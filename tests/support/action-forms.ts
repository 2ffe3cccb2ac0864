// Forms of the console that send one action, such as a gift: what each field shows first, two values for it, and the request.
import { expect } from 'vitest'
import type { Route } from '#contract/calls.ts'
import type { Board } from '#contract/shop/money.schema.ts'
import type { Player } from '#contract/shop/players.schema.ts'
import { NO_PRODUCTS, orderDetail, sendActionDetail } from './admin-replies.ts'
import { MONEY, BOARD as NO_UNKNOWN } from './money-replies.ts'
import type { FakeApi } from './render-page.tsx'

type Value = string | boolean

export type ActionForm = {
  name: string
  address: string
  api: FakeApi
  /** Buttons that open it. */
  steps?: readonly string[]
  /** The element around its fields, and its button; a choice without a button is sent at once. */
  box: string
  act: readonly [selector: string, name: string | RegExp] | null
  route: Route
  /** In the order of the page. One without another value must have it. */
  fields: readonly (readonly [name: string, first: Value, one: Value, other?: Value])[]
  sends: (values: readonly Value[]) => { path: string; body: object }
}

type Opened = Pick<ActionForm, 'address' | 'api'>

const AT = '2026-11-15T12:41:00.000Z'
const PLAYER: Player = {
  ...{ username: 'Rangga_07', orders: 0, paid: 0, spent: 0, first_order_at: null, last_order_at: null },
  ...{ in_game: [], block: null, notes: [], given: [] },
}
const PRODUCTS = ['P1', 'P2', 'P3'].map((_id) => ({ _id, name: `Pack ${_id}` })) as never[]
const SERVERS = ['survival', 'skyblock'].map((id) => ({ id, name: id, bedrock_prefix: '*' }))
const player: Opened = {
  address: '/en/admin/players/Rangga_07',
  api: {
    'GET /api/admin/players/:name': PLAYER,
    'GET /api/admin/players/:name/orders': {
      orders: [],
      pagination: { totalPages: 1, hasMore: false, next: null, previous: null },
    },
    'GET /api/admin/products': { ...NO_PRODUCTS, products: PRODUCTS, servers: SERVERS },
  },
}
const gift = {
  route: 'POST /api/admin/players/:name/gifts',
  path: '/api/admin/players/Rangga_07/gifts',
} as const
const key = expect.any(String) as string

const orderOf = (change: Parameters<typeof orderDetail>[0]) => ({
  address: '/en/admin/store/transactions/T1',
  api: { 'GET /api/admin/transactions/:id': orderDetail(change) },
})
const UNKNOWN = {
  gateway_reference: 'G1',
  reference: null,
  amount: 50_000,
  at: AT,
  asked_at: null,
  asked_result: null,
}
const BOARD: Board = { ...NO_UNKNOWN, unknown: { count: 1, payments: [UNKNOWN] } }
const person = {
  _id: 'A2',
  username: 'budi',
  two_factor: true,
  last_used_at: AT,
  created_at: AT,
  is_you: false,
}
const team: Opened = {
  address: '/en/admin/team',
  api: { 'GET /api/admin/team': { people: [{ ...person, role: 'support' }], invitations: [] } },
}
const flag = { flag: 'amount_mismatch' as const, at: AT, detail: '1' }
const unsure = sendActionDetail({ state: 'unknown', needs_person: true, success: false })

const TWO_FACTOR = { is_on: true, is_required: false, recovery_codes_left: 8, was_ended: false }
const accountWith = ({ has_app }: { has_app: boolean }) => ({
  address: '/en/admin/account',
  api: {
    'GET /api/admin/account': {
      ...{ username: 'ayu', role: 'owner' as const, passkeys: [], sessions: [] },
      two_factor: { ...TWO_FACTOR, has_app },
    },
    'POST /api/admin/account/two-factor': { secret: 'ABCDEFGH', address: 'otpauth://totp/x' },
  },
})

export const ACTION_FORMS: readonly ActionForm[] = [
  {
    ...{
      ...player,
      name: 'gift of a product',
      box: '#give form',
      act: ['#give button', /^Give Pack/],
      route: gift.route,
    },
    fields: [
      ['What', 'P1', 'P2', 'P3'],
      ['Reason', '', 'Lost items', 'Prize'],
    ],
    sends: ([product_id, reason]) => ({ path: gift.path, body: { product_id, reason, key } }),
  },
  {
    ...{
      ...player,
      name: 'gift of commands',
      box: '#give form',
      act: ['#give button', 'Send the commands'],
      route: gift.route,
    },
    fields: [
      ['What', 'P1', ''],
      ['Name of the gift', '', 'Prize', 'Crate'],
      ['Commands', '', 'crate give %player%', 'kit %player%'],
      ['Server', 'survival', 'skyblock', 'survival'],
      ['Wait until online', false, true, false],
      ['Reason', '', 'Event', 'Contest'],
    ],
    sends: ([_, title, text, server, wait_online, reason]) => ({
      path: gift.path,
      body: { title, execute: [{ type: 'commands', text, server, wait_online }], reason, key },
    }),
  },
  {
    ...{ ...player, name: 'gift to a typed name', address: '/en/admin/players', steps: ['Give by hand'] },
    ...{ box: 'dialog form', act: ['dialog button', /^Give Pack/], route: gift.route },
    fields: [
      ['Name in the game', '', 'Steve', 'Alex'],
      ['What', 'P1', 'P1', 'P2'],
      ['Reason', '', 'Lost items', 'Prize'],
    ],
    sends: ([name, product_id, reason]) => ({
      path: `/api/admin/players/${name}/gifts`,
      body: { product_id, reason, key },
    }),
  },
  {
    ...{ ...player, name: 'note on a player', box: 'main form', act: ['main button', 'Add note'] },
    route: 'POST /api/admin/players/:name/notes',
    fields: [['New note', '', 'Asked for help', 'Came back']],
    sends: ([text]) => ({ path: '/api/admin/players/Rangga_07/notes', body: { text } }),
  },
  {
    ...{ ...player, name: 'block', box: 'dialog form', act: ['dialog button', 'Block from buying'] },
    ...{ steps: ['Block from buying'], route: 'PUT /api/admin/players/:name/block' },
    fields: [['Reason', '', 'Chargeback', 'Fraud']],
    sends: ([reason]) => ({ path: '/api/admin/players/Rangga_07/block', body: { reason } }),
  },
  {
    ...{ ...orderOf({}), name: 'note on an order', box: 'main form', act: ['main button', 'Add note'] },
    route: 'POST /api/admin/transactions/:id/notes',
    fields: [['Note', '', 'Called', 'Wrote']],
    sends: ([text]) => ({ path: '/api/admin/transactions/T1/notes', body: { text } }),
  },
  {
    ...{
      ...orderOf({}),
      name: 'returned payment',
      box: 'dialog form',
      act: ['dialog button', 'Mark as returned'],
    },
    ...{ steps: ['Mark as returned'], route: 'POST /api/admin/transactions/:id/refund' },
    fields: [
      ['I have returned the money', false, true],
      ['Reason', '', 'Wrong pack', 'Twice'],
    ],
    sends: ([_, reason]) => ({ path: '/api/admin/transactions/T1/refund', body: { reason } }),
  },
  {
    ...orderOf({ status: 'EXPIRED', needs_person: true, flags: [flag], delivery: null, send_actions: [] }),
    ...{
      name: 'delivery without a matching payment',
      box: 'dialog form',
      act: ['dialog button', 'Deliver anyway'],
    },
    ...{ steps: ['Deliver anyway'], route: 'POST /api/admin/transactions/:id/accept' },
    fields: [['Reason', '', 'Paid twice', 'Checked']],
    sends: ([reason]) => ({ path: '/api/admin/transactions/T1/accept', body: { reason } }),
  },
  {
    ...orderOf({ delivery: 'needs_person' as never, send_actions: [unsure] }),
    ...{ name: 'corrected name', box: 'dialog form', act: ['dialog button', 'Correct the name'] },
    ...{ steps: ['Correct the name'], route: 'POST /api/admin/transactions/:id/rename' },
    fields: [
      ['New name', '', 'Steve', 'Alex'],
      ['I checked in the game: what is unconfirmed did not arrive.', false, true],
    ],
    sends: ([username, not_arrived]) => ({
      path: '/api/admin/transactions/T1/rename',
      body: { username, not_arrived },
    }),
  },
  {
    name: 'closed payment without an order',
    address: '/en/admin/money',
    api: { 'GET /api/admin/money': MONEY, 'GET /api/admin/money/board': BOARD },
    ...{ steps: ['Close with a reason'], box: 'dialog form', act: ['dialog [type=submit]', 'Close'] },
    route: 'POST /api/admin/money/unknown/:gateway_reference/close',
    fields: [['What was done', '', 'Returned', 'Given by hand']],
    sends: ([reason]) => ({ path: '/api/admin/money/unknown/G1/close', body: { reason } }),
  },
  {
    ...{ ...team, name: 'role of a person', box: 'main table', act: null },
    route: 'PUT /api/admin/team/people/:id',
    fields: [['Role of budi', 'support', 'manager', 'owner']],
    sends: ([role]) => ({ path: '/api/admin/team/people/A2', body: { role } }),
  },
  {
    ...{
      ...team,
      name: 'invitation',
      box: 'main .grid > .grid > .grid',
      act: ['main button', 'Make a link'],
    },
    route: 'POST /api/admin/team/invitations',
    fields: [['Role', 'support', 'manager', 'owner']],
    sends: ([role]) => ({ path: '/api/admin/team/invitations', body: { role } }),
  },
  {
    ...accountWith({ has_app: false }),
    ...{ name: 'authenticator app', steps: ['Set it up'], box: 'main form' },
    ...{ act: ['main button', 'Turn it on'], route: 'POST /api/admin/account/two-factor/activate' },
    fields: [['2. Type the six digits it shows', '', '123456', '654321']],
    sends: ([code]) => ({ path: '/api/admin/account/two-factor/activate', body: { code } }),
  },
  {
    ...accountWith({ has_app: true }),
    ...{ name: 'removed authenticator app', steps: ['Turn it off'], box: 'dialog form' },
    ...{ act: ['dialog button', 'Turn it off'], route: 'POST /api/admin/account/two-factor/remove' },
    fields: [['Code', '', '123456', '654321']],
    sends: ([code]) => ({ path: '/api/admin/account/two-factor/remove', body: { code } }),
  },
  {
    ...accountWith({ has_app: true }),
    ...{ name: 'new recovery codes', steps: ['New recovery codes'], box: 'dialog form' },
    ...{ act: ['dialog button', 'New recovery codes'], route: 'POST /api/admin/account/recovery-codes' },
    fields: [['Code', '', '123456', '654321']],
    sends: ([code]) => ({ path: '/api/admin/account/recovery-codes', body: { code } }),
  },
]
