// A database with rows in every table: enough for several batches, with edge cases of text and numbers.

import type { Selectable } from 'kysely'
import { insertRows, type Row, readRows } from '#scripts/backup/rows.ts'
import type { Table } from '#scripts/backup/tables.ts'
import { TABLE_NAMES } from '#scripts/backup/tables.ts'
import type { Database, Db, Schema } from '#server/database/schema.ts'
import { insertPurchases, purchaseRow } from '#tests/support/purchases.ts'

export const ORDERS = 1_203
const FLAGS = 611
const ODD_TEXT = 'a "quote", a \\ and a \ttab,\nline two, \u0001, é 日本 🌠, NULL, \\N, \\.'
const LARGEST = 2_147_483_647
const AT = '2026-11-15T03:00:00.000Z'

export async function fillDatabase(db: Database): Promise<void> {
  const orders = Array.from({ length: ORDERS }, (_, place) => purchaseRow(place + 1))
  await insertPurchases(db, [
    ...orders.slice(1),
    purchaseRow(1, {
      status: 'REFUND',
      pay_code: ODD_TEXT,
      price: LARGEST,
      amount: LARGEST,
      needs_person: 1,
    }),
  ])
  await insertFew(db)
  await insertDeliveries(db)
  for (let from = 0; from < FLAGS; from += 100) {
    const flags = Array.from({ length: Math.min(100, FLAGS - from) }, (_, place) => ({
      purchase_id: `P${(from + place) % 7}`,
      flag: 'amount_differs',
      detail: `${from + place}`,
      at: AT,
    }))
    await db.insertInto('purchase_flag').values(flags).execute()
  }
}

/** A row of each of the other tables. */
const FEW: Partial<{ [Name in keyof Schema]: Selectable<Schema[Name]> }> = {
  admin: {
    ...{ id: 'A1', username: 'ayu', password_hash: ODD_TEXT, created_at: AT, role: 'owner' },
    ...{ totp_secret: 'v1.a.b.c', totp_pending: null, totp_step: 59_000_000, two_factor_at: AT },
  },
  admin_challenge: { token_hash: 'c', admin_id: 'A1', password_hash: ODD_TEXT, created_at: AT },
  admin_invitation: {
    ...{ id: 'I1', token_hash: 'i', role: 'support', created_by: 'ayu', created_at: AT },
    ...{ expires_at: AT, used_by: null },
  },
  admin_recovery_code: { admin_id: 'A1', code_hash: 'r', used_at: null },
  admin_session: {
    ...{ token_hash: 'h', admin_id: 'A1', created_at: AT, used_at: AT },
    ...{ network: '203.0.113.x', device: 'Chrome|Android' },
  },
  audit_entry: { id: 'E1', number: 1, at: AT, admin: 'ayu', action: 'login', subject: null, detail: '' },
  check_result: { id: 'rcon', state: 'ready', reason: 'ok', details: '{}', at: AT, ms: 7 },
  coupon: {
    ...{ id: 'C1', code: 'MERDEKA26', kind: 'percent', value: 20, scope: ODD_TEXT, minimum: 0 },
    ...{ max_uses: 200, per_player: null, starts_at: AT, ends_at: null, enabled: 1, version: 3 },
    ...{ created_at: AT, updated_at: AT },
  },
  coupon_use: { purchase_id: 'P1', coupon_id: 'C1', username_key: 'steve', is_test: 0 },
  discount_sum: { discount_id: 'C1', is_test: 0, held: 1, paid: 1, given: 2 ** 40, revenue: 2 ** 41 },
  day_sum: {
    ...{
      day: '2026-11-15',
      is_test: 0,
      product_id: 'PR',
      method: 'QRIS',
      shard: 0,
      product_name: ODD_TEXT,
    },
    ...{ placed: 3, converted: 2, expired: 1, failed: 0, paid: 2, price: 2 ** 40, fee: 1, gateway_fee: 2 },
    ...{ fee_unknown: 0, refunded: 0, refunded_price: 0 },
  },
  donation_total: { month: 'all', username: 'be.Putri', amount: 2 ** 40, reached_at: AT },
  gamemode_image: { id: 'G1', gamemode: 'survival', image_url: '/uploads/x', active: 1, created_at: AT },
  given_order: { key: 'k1', purchase_id: 'P1', username_key: 'steve', reason: ODD_TEXT, at: AT },
  known_player: {
    ...{ key: 'be.putri', name: '.Putri', edition: 'bedrock', seen_on: null, source: 'boards' },
    found_on: '2026-11-15',
  },
  known_player_source: { id: 'survival', position: '0 ', next_at: AT, completed_at: null },
  limit_window: { key: 'k', count: 3, ends_at: AT },
  notice: { id: 'N1', key: null, type: 'order.paid', data: '{"name":"é 🌠"}', at: AT },
  notice_channel: {
    ...{ channel: 'c', target: 'h', lease: null, leased_until: null, paused_until: AT, failures: 2 },
  },
  notice_delivery: {
    ...{ id: 'ND1', notice_id: 'N1', channel: 'c', kind: 'discord', topic: 't', message_id: null },
    ...{ state: 'waiting', tries: 0, due_at: AT, reason: null, reply: ODD_TEXT, ms: 3 },
    ...{ created_at: AT, changed_at: AT },
  },
  notice_outage: { part: 'delivery', process: 'p', since: AT, seen_at: AT },
  payment_channels: {
    ...{ source: 'simulator', value: '[]', asked_at: AT, problem: null, problem_at: null },
  },
  payment_rest: {
    ...{ source: 'simulator', method: 'QRIS', since: AT, until: AT, reason: 'refused', detail: ODD_TEXT },
  },
  player_block: {
    ...{ username_key: 'be.putri', username: 'be.Putri', reason: ODD_TEXT, blocked_by: 'ayu', at: AT },
  },
  player_note: { id: 'PN1', username_key: 'steve', text: ODD_TEXT, written_by: 'ayu', at: AT },
  player_sum: {
    ...{ username_key: 'be.putri', is_test: 0, username: 'be.Putri', orders: 3, paid: 2, spent: 2 ** 40 },
    ...{ first_at: AT, last_at: AT },
  },
  product: {
    ...{ id: 'PR', name: ODD_TEXT, price: 0, image_url: '', description: '[]', description_id: '[]' },
    ...{ commands: '["say %player%"]', command_options: null },
    ...{ sort_id: -5, version: 1, created_at: AT, updated_at: AT, name_id: ODD_TEXT, visible: 0 },
    ...{
      available_from: AT,
      available_until: AT,
      category: 'c',
      sale_price: 1,
      sale_from: AT,
      sale_until: AT,
    },
    ...{ limit_count: 2, limit_period: 'day', refund_commands: '[]', refund_command_options: '[]' },
  },
  product_upload: { url: '/uploads/x', at: AT },
  purchase_event: { id: 'V1', purchase_id: 'P1', at: AT, kind: 'note', admin: 'ayu', detail: ODD_TEXT },
  sale: {
    ...{ id: 'S1', name: ODD_TEXT, kind: 'price', value: 1, scope: null, starts_at: AT, ends_at: AT },
    ...{ enabled: 0, version: 1, created_at: AT, updated_at: AT },
  },
  secret: { name: 'proof', value: ODD_TEXT, updated_at: null },
  settings: {
    section: 'identity',
    version: 2,
    value: '{"name":"é 🌠"}',
    updated_at: AT,
    updated_by: 'ayu',
  },
  site_upload: { url: '/uploads/z', kind: 'logo', at: AT },
  status_incident: {
    ...{
      id: 'SI1',
      level: 'slow',
      servers: '[]',
      title_en: ODD_TEXT,
      title_id: 'é',
      text_en: '',
      text_id: '',
    },
    ...{ starts_at: AT, ends_at: null, next_update_at: null, version: 1, updated_at: AT, updated_by: 'ayu' },
  },
  status_point: {
    ...{ series: 'network', is_demo: 0, span: 1_440, at: 29_000_000, up: 1_440, down: 0, unknown: 0 },
    ...{ players: 90_000, peak: 214, peak_at: 29_000_100 },
  },
  unknown_payment: {
    ...{ gateway_reference: 'T9', is_test: 0, reference: 'R-9', status: 'PAID', amount: 5, paid_at: AT },
    ...{ first_at: AT, last_at: AT, times: 1, asked_at: null, asked_result: null, closed_at: null },
    closed_by: null,
  },
  spent_proof: { id: 'S1', expires_at: AT },
  vote: {
    ...{ id: 'VO', service: 'topg.org', username: 'be.Ayu', username_key: 'be.ayu', protocol: 2 },
    ...{ is_test: 0, at: AT },
  },
  vote_month: { month: '2026-11', username_key: 'be.ayu', is_test: 0, username: 'be.Ayu', votes: 9 },
  vote_player: {
    ...{ username_key: 'be.ayu', is_test: 0, username: 'be.Ayu', total: 40, streak: 7, longest: 21 },
    ...{ last_day: '2026-11-16', all_day: '2026-11-15', streak_day: null, last_at: AT },
  },
  vote_service: { service: 'odd', name: ODD_TEXT, times: 3, first_at: AT, last_at: AT },
  vote_window: { username_key: 'be.ayu', service: 'topg.org', is_test: 0, at: AT },
}

async function insertFew(db: Database): Promise<void> {
  for (const version of [1, 2]) {
    const row = { section: 'identity', version, value: ODD_TEXT, updated_at: AT, updated_by: 'ayu' }
    await insertRows(db, 'settings_history', [row])
  }
  for (const [table, row] of Object.entries(FEW)) await insertRows(db, table as Table, [row as Row])
}

async function insertDeliveries(db: Database): Promise<void> {
  for (const [place, state] of ['done', 'queued', 'unknown', 'failed'].entries()) {
    await db
      .insertInto('send_action')
      .values({
        ...{ id: `D${place}`, number: place + 1, purchase_id: `P${place + 1}`, username: 'Steve' },
        ...{ username_key: 'steve', commands: '["a","b"]', done_commands: place, state, attempts: place },
        ...{ created_at: AT, changed_at: AT, needs_person: place > 1 ? 1 : 0 },
      })
      .execute()
    await db
      .insertInto('send_attempt')
      .values({
        ...{ id: `T${place}`, send_action_id: `D${place}`, place: 1, at: AT },
        ...{ command: place === 1 ? null : ODD_TEXT, outcome: state, reply: ODD_TEXT },
      })
      .execute()
  }
  await db.insertInto('counter').values({ name: 'changes', value: 3 }).execute()
}

/** Every row of every table in a fixed order, except what a backup itself writes. */
export async function readEverything(db: Db): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  for (const table of TABLE_NAMES) {
    const rows: Row[] = []
    for await (const batch of readRows(db, table)) rows.push(...batch.map((row) => ({ ...row })))
    all[table] = rows
      .filter(({ name }) => name !== 'last_backup')
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return all
}
