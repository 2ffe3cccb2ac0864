// A row for every table, made from its columns, with edge cases of text and numbers.
import type { Selectable } from 'kysely'
import { demoSettings } from '#content/settings/index.ts'
import { insertRows, type Row } from '#scripts/backup/rows.ts'
import { TABLE_NAMES, type Table } from '#scripts/backup/tables.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'

export const ODD_TEXT = 'a "quote", a \\ and a \ttab,\nline two, \u0001, é 日本 🌠, NULL, \\N, \\.'
export const LARGEST = 2_147_483_647
export const AT = '2026-11-15T03:00:00.000Z'

type Fields = Partial<{ [Name in keyof Schema]: Partial<Selectable<Schema[Name]>> }>

/** Fields that a site with these rows reads as more than a text or a number, and sums above 32 bits. */
const FIELDS: Fields = {
  admin: { username: 'ayu', role: 'owner' },
  audit_entry: { action: 'login', before: null, after: '{}' },
  check_result: { details: '{}' },
  day_sum: { day: '2026-11-15', price: 2 ** 40 },
  discount: { type: 'coupon', kind: 'percent', scope: JSON.stringify({ categories: [ODD_TEXT] }) },
  donation_total: { month: 'all', amount: 2 ** 40 },
  known_player: { edition: 'bedrock', found_on: '2026-11-15' },
  notice: { type: 'order.paid', data: '{"name":"é 🌠"}' },
  notice_delivery: { kind: 'discord', state: 'waiting' },
  payment_channels: { value: '[]' },
  player_sum: { spent: 2 ** 40 },
  post: { kind: 'news', slug: 'season-2', old_slugs: 'season-two ', image_url: null },
  post_version: { value: '{}' },
  product: {
    image_url: '',
    description: '[]',
    description_id: '[]',
    commands: '["say %player%"]',
    command_options: null,
    sort_id: -5,
    visible: 0,
    limit_period: 'day',
    refund_commands: '[]',
    refund_command_options: '[]',
  },
  secret: { name: 'sample', updated_at: null },
  settings: {
    section: 'identity',
    value: JSON.stringify({ ...demoSettings.identity, name: 'é 🌠' }),
  },
  status_incident: { level: 'slow', servers: '[]' },
  vote_month: { month: '2026-11' },
  vote_player: { last_day: '2026-11-16', all_day: '2026-11-15', streak_day: null },
}

const MOMENT = /^(at|since|until)$|_(at|from|until)$/

export async function fillEmptyTables(db: Database): Promise<void> {
  for (const { name, columns } of await db.introspection.getTables()) {
    const table = TABLE_NAMES.find((one) => one === name)
    if (!table || (await db.selectFrom(table).selectAll().limit(1).execute()).length > 0) continue
    const row = Object.fromEntries(
      columns.map(({ name: column, dataType }) => [column, sampleOf(table, column, dataType)]),
    )
    await insertRows(db, table, [{ ...row, ...(FIELDS[table] as Row | undefined) }])
  }
}

function sampleOf(table: Table, column: string, dataType: string): string | number {
  if (dataType.toLowerCase() !== 'text') return 1
  if (column === 'id') return table
  return MOMENT.test(column) ? AT : ODD_TEXT
}
