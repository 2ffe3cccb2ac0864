// Orders, deliveries and audit entries by the million; the database makes them itself.
import { sql } from 'kysely'
import { NUMBERED, restartNumbers } from '#scripts/backup/rows.ts'
import type { Database } from '#server/database/schema.ts'

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

const AT_ONCE = 50_000

/** One order a minute, the last one a minute before this. */
export const LAST_DAY = '2026-11-15'

export async function fillLists(db: Database, kind: DatabaseKind, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const span = { kind, from, to: Math.min(count, from + AT_ONCE - 1), count }
    for (const query of [orders(span), deliveries(span), entries(span)]) await sql.raw(query).execute(db)
  }
  for (const table of NUMBERED) await restartNumbers(db, table)
  // As autovacuum does by itself after so many rows.
  if (kind === 'PostgreSQL') await sql`vacuum analyze`.execute(db)
}

type Span = { kind: DatabaseKind; from: number; to: number; count: number }

function numbers({ kind, from, to }: Span): string {
  return kind === 'SQLite'
    ? `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`
    : `with numbers(n) as (select generate_series(${from}, ${to}))`
}

function moment({ kind, count }: Span): string {
  return kind === 'SQLite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', '${LAST_DAY}', '-' || (${count} - n) || ' minutes')`
    : `to_char(timestamp '${LAST_DAY}' - (${count} - n) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

function orders(span: Span): string {
  const at = moment(span)
  return `insert into purchase (id, number, reference, username, username_key, product_id, product_name, price,
      commands, method, status, amount, fee, gateway_reference, payment_name, pay_code, instructions, created_at, expires_at,
      paid_at, checks, needs_person, delivery)
    ${numbers(span)}
    select 'P' || n, n, 'R' || n, 'Player_' || (n % 9973), 'player_' || (n % 9973), 'PACK' || (n % 8), '80 Premium Points', 77000,
      '["points give %player% 80"]', case n % 4 when 3 then 'BCAVA' else 'QRIS' end, case n % 6 when 3 then 'EXPIRED' when 4 then 'UNPAID' when 5 then 'FAILED'
      else 'PAID' end, 77000, 0, 'T' || n, 'QRIS', case n % 2 when 0 then '8829' || (100000000 + n) end, '[]', ${at}, ${at}, case when n % 6 < 3 then ${at} end, 0,
      case when n % 50000 = 0 then 1 else 0 end,
      case when n % 6 < 3 then case when n % 5000 = 0 then 'failed' else 'delivered' end end
    from numbers`
}

/** Of a hundred thousand twenty failed and two wait for a person. */
function deliveries(span: Span): string {
  const at = moment(span)
  return `insert into send_action (id, number, purchase_id, username, username_key, commands, done_commands, state,
      attempts, last_reply, created_at, changed_at, success_at, needs_person)
    ${numbers(span)}
    select 'S' || n, n, 'P' || n, 'Player_' || (n % 9973), 'player_' || (n % 9973),
      '["points give Player 80"]', 1, case when n % 5000 = 0 then 'failed' else 'done' end, 1, 'Gave 80 points',
      ${at}, ${at}, ${at}, case when n % 50000 = 0 then 1 else 0 end
    from numbers`
}

function entries(span: Span): string {
  return `insert into audit_entry (id, number, at, admin, action, subject, detail)
    ${numbers(span)}
    select 'E' || n, n, ${moment(span)}, 'ayu', 'product_edited', '80 Premium Points', 'price: 77000 → 78000'
    from numbers`
}
