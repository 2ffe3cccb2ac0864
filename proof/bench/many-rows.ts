// Orders, deliveries and audit entries by the million; the database makes them itself.
import { sql } from 'kysely'
import { dropIndexes, NUMBERED, restartNumbers } from '../../scripts/backup/rows.ts'
import { addMissingItems } from '../../server/platform/database/order-items.ts'
import type { Database } from '../../server/platform/database/schema.ts'
import type { DatabaseName } from '../chaos/chaos-world.ts'

const AT_ONCE = 50_000

/** One order a minute, the last one a minute before this. */
export const LAST_DAY = '2026-11-15'
/** Placed every hundredth order; the other players a few each. */
export const FREQUENT_BUYER = 'Whale'
const PLAYERS = 99_991

export async function fillLists(db: Database, kind: DatabaseName, count: number): Promise<void> {
  if (kind === 'SQLite') await setPragmas(db, { synchronous: 'off', cache_size: '-400000' })
  const indexes = await dropIndexes(db, ['orders', 'send_action', 'audit_entry'])
  for (let from = 1; from <= count; from += AT_ONCE) {
    const span = { kind, from, to: Math.min(count, from + AT_ONCE - 1), count }
    for (const query of [orders(span), deliveries(span), entries(span)]) await sql.raw(query).execute(db)
  }
  for (const index of indexes) await sql.raw(index).execute(db)
  for (const table of NUMBERED) await restartNumbers(db, table)
  await addMissingItems(db, null)
  await sql.raw(DONATIONS).execute(db)
  // As autovacuum does by itself after so many rows.
  if (kind === 'PostgreSQL') await sql`vacuum analyze`.execute(db)
  else await setPragmas(db, { synchronous: 'full', cache_size: '-2000' })
}

async function setPragmas(db: Database, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await sql.raw(`pragma ${name} = ${value}`).execute(db)
}

type Span = { kind: DatabaseName; from: number; to: number; count: number }

function numbers({ kind, from, to }: Span): string {
  return kind === 'SQLite'
    ? `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`
    : `with numbers(n) as (select generate_series(${from}, ${to})::bigint)`
}

function moment({ kind, count }: Span): string {
  return kind === 'SQLite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', '${LAST_DAY}', '-' || (${count} - n) || ' minutes')`
    : `to_char(timestamp '${LAST_DAY}' - (${count} - n) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Spread over all characters; each makes two of the seven groups of a reference. */
const MULTIPLIERS = [2_654_435_761, 2_246_822_519, 3_266_489_917, 668_265_263]

export function referenceOf(n: number): string {
  const digits = MULTIPLIERS.map((by) =>
    ((BigInt(n) * BigInt(by)) & 0xffff_ffffn).toString(16).padStart(8, '0'),
  )
  return (digits.join('').toUpperCase().slice(0, 28).match(/.{4}/g) ?? []).join('-')
}

function reference({ kind }: Span): string {
  const digits = MULTIPLIERS.map((by) => {
    const value = `((n * ${by}) & 4294967295)`
    return kind === 'SQLite' ? `printf('%08X', ${value})` : `lpad(upper(to_hex(${value})), 8, '0')`
  })
  const groups = digits.flatMap((eight) => [`substr(${eight}, 1, 4)`, `substr(${eight}, 5, 4)`])
  return groups.slice(0, 7).join(" || '-' || ")
}

const PLAYER = `case n % 100 when 7 then '${FREQUENT_BUYER}' else 'Player_' || (n % ${PLAYERS}) end`
const STATUS = "case n % 6 when 3 then 'EXPIRED' when 4 then 'UNPAID' when 5 then 'FAILED' else 'PAID' end"
/** Few orders use the last one. */
const METHOD = "case when n % 49999 = 0 then 'ALFAMIDI' when n % 7 = 3 then 'BCAVA' else 'QRIS' end"

/** Failed and expired orders have odd numbers, so half of the eight products have none of them. */
function orders(span: Span): string {
  const at = moment(span)
  const price = '(11000 * (n % 8 + 1))'
  const fee = '(case when n % 50021 = 0 then 5500 else 0 end)'
  return `insert into orders (id, number, reference, username, player_key, product_id, product_name, price,
      commands, method, status, amount, fee, gateway_reference, payment_name, pay_code, instructions, created_at, expires_at,
      paid_at, checks, needs_person, delivery)
    ${numbers(span)}
    select 'P' || n, n, ${reference(span)}, ${PLAYER}, lower(${PLAYER}), 'PACK' || (n % 8), '80 Premium Points', ${price},
      '["points give %player% 80"]', ${METHOD}, ${STATUS}, ${price} + ${fee}, ${fee}, 'T' || n, 'QRIS',
      case n % 2 when 0 then '8829' || (100000000 + n) end, '[]', ${at}, ${at}, case when n % 6 < 3 then ${at} end, 0,
      case when n % 50000 = 0 then 1 else 0 end,
      case when n % 6 < 3 then case when n % 5000 = 0 then 'failed' else 'delivered' end end
    from numbers`
}

/** Twenty of a hundred thousand failed, and two wait for a person. */
function deliveries(span: Span): string {
  const at = moment(span)
  return `insert into send_action (id, number, order_id, username, player_key, commands, done_commands, state,
      attempts, last_reply, created_at, changed_at, success_at, needs_person, server)
    ${numbers(span)}
    select 'S' || n, n, 'P' || n, ${PLAYER}, lower(${PLAYER}),
      '["points give Player 80"]', 1, case when n % 5000 = 0 then 'failed' else 'done' end, 1, 'Gave 80 points',
      ${at}, ${at}, ${at}, case when n % 50000 = 0 then 1 else 0 end, case n % 3 when 0 then 'skyblock' else 'survival' end
    from numbers`
}

function entries(span: Span): string {
  return `insert into audit_entry (id, number, at, admin, action, subject, detail)
    ${numbers(span)}
    select 'E' || n, n, ${moment(span)}, 'ayu', 'product_edited', '80 Premium Points', 'price: 77000 → 78000'
    from numbers`
}

const DONATIONS = `insert into donation_total (month, player_key, username, amount, reached_at)
  select substr(paid_at, 1, 7), player_key, max(username), sum(price), max(paid_at) from orders where status = 'PAID'
  group by substr(paid_at, 1, 7), player_key`
