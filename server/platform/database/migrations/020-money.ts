// Daily sums, sums of players, and payments that only the gateway knows. The sums of existing orders are made here.
import { type CreateTableBuilder, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

export const additive = true

const ROWS_AT_ONCE = 200_000

const COUNTS = [
  ...['placed', 'converted', 'expired', 'failed', 'paid', 'price', 'fee', 'gateway_fee', 'fee_unknown'],
  ...['refunded', 'refunded_price'],
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await db.schema.createIndex('purchase_created').ifNotExists().on('purchase').column('created_at').execute()
  await sql`
    create index purchase_delivered_unpaid on purchase (number)
    where delivery is not null and status in ('UNPAID', 'EXPIRED', 'FAILED')
  `.execute(db)
  const { rows } = await sql<{ last: number | null }>`select max(number) as last from purchase`.execute(db)
  const last = Number(rows[0]?.last ?? 0)
  for (let after = 0; after < last; after += ROWS_AT_ONCE) {
    const span = sql`number > ${after} and number <= ${after + ROWS_AT_ONCE}`
    await addPlaced(db, span)
    await addPaid(db, span)
    await addPlayers(db, span)
  }
}

type Table = CreateTableBuilder<string, string>

async function createTables(db: Kysely<unknown>): Promise<void> {
  let days: Table = db.schema.createTable('day_sum')
  for (const name of ['day', 'product_id', 'method', 'product_name'])
    days = days.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['is_test', 'shard'])
    days = days.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of COUNTS) days = days.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
  await days
    .addPrimaryKeyConstraint('day_sum_key', ['day', 'is_test', 'product_id', 'method', 'shard'])
    .execute()

  let players: Table = db.schema.createTable('player_sum')
  for (const name of ['username_key', 'username', 'first_at', 'last_at'])
    players = players.addColumn(name, 'text', (column) => column.notNull())
  players = players.addColumn('is_test', 'integer', (column) => column.notNull())
  for (const name of ['orders', 'paid', 'spent'])
    players = players.addColumn(name, 'bigint', (column) => column.notNull())
  await players.addPrimaryKeyConstraint('player_sum_key', ['username_key', 'is_test']).execute()
  for (const name of ['spent', 'last_at'])
    await db.schema
      .createIndex(`player_sum_${name}`)
      .on('player_sum')
      .columns(['is_test', name, 'username_key'])
      .execute()

  let unknown: Table = db.schema
    .createTable('unknown_payment')
    .addColumn('gateway_reference', 'text', (column) => column.primaryKey())
    .addColumn('amount', 'bigint', (column) => column.notNull())
  for (const name of ['is_test', 'times'])
    unknown = unknown.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['status', 'first_at', 'last_at'])
    unknown = unknown.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['reference', 'paid_at', 'asked_at', 'asked_result', 'closed_at', 'closed_by'])
    unknown = unknown.addColumn(name, 'text')
  await unknown.execute()
  await db.schema.createIndex('unknown_payment_last').on('unknown_payment').column('last_at').execute()
}

type Part = RawBuilder<unknown>

/** The day in Jakarta of a moment that is stored in UTC. */
function dayOf(db: Kysely<unknown>, column: string): Part {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`to_char(${sql.ref(column)}::timestamp + interval '7 hours', 'YYYY-MM-DD')`
    : sql`date(${sql.ref(column)}, '+7 hours')`
}

async function addPlaced(db: Kysely<unknown>, span: Part): Promise<void> {
  await sql`
    insert into day_sum (day, is_test, product_id, method, shard, product_name, placed, converted, expired, failed)
    select ${dayOf(db, 'created_at')} as on_day, is_test, product_id, method, 0, max(product_name), count(*),
      sum(case when status in ('PAID', 'REFUND') and paid_at is not null then 1 else 0 end),
      sum(case when status = 'EXPIRED' then 1 else 0 end), sum(case when status = 'FAILED' then 1 else 0 end)
    from purchase where given_by is null and ${span}
    group by on_day, is_test, product_id, method
    on conflict (day, is_test, product_id, method, shard) do update set
      placed = day_sum.placed + excluded.placed, converted = day_sum.converted + excluded.converted,
      expired = day_sum.expired + excluded.expired, failed = day_sum.failed + excluded.failed
  `.execute(db)
}

async function addPaid(db: Kysely<unknown>, span: Part): Promise<void> {
  const when = (status: string, what: string) =>
    sql.raw(`sum(case when status = '${status}' then ${what} else 0 end)`)
  const unknown = "case when gateway_fee is null and method <> 'FREE' then 1 else 0 end"
  await sql`
    insert into day_sum (day, is_test, product_id, method, shard, product_name, paid, price, fee, gateway_fee,
      fee_unknown, refunded, refunded_price)
    select ${dayOf(db, 'paid_at')} as on_day, is_test, product_id, method, 0, max(product_name), ${when('PAID', '1')},
      ${when('PAID', 'price')}, ${when('PAID', 'fee')}, sum(coalesce(gateway_fee, fee)),
      ${when('PAID', unknown)}, ${when('REFUND', '1')}, ${when('REFUND', 'price')}
    from purchase where given_by is null and paid_at is not null and status in ('PAID', 'REFUND') and ${span}
    group by on_day, is_test, product_id, method
    on conflict (day, is_test, product_id, method, shard) do update set
      paid = day_sum.paid + excluded.paid, price = day_sum.price + excluded.price, fee = day_sum.fee + excluded.fee,
      gateway_fee = day_sum.gateway_fee + excluded.gateway_fee,
      fee_unknown = day_sum.fee_unknown + excluded.fee_unknown, refunded = day_sum.refunded + excluded.refunded,
      refunded_price = day_sum.refunded_price + excluded.refunded_price
  `.execute(db)
}

async function addPlayers(db: Kysely<unknown>, span: Part): Promise<void> {
  const bought = "status = 'PAID' and given_by is null"
  await sql`
    insert into player_sum (username_key, is_test, username, orders, paid, spent, first_at, last_at)
    select username_key, is_test, max(username), count(*), ${sql.raw(`sum(case when ${bought} then 1 else 0 end)`)},
      ${sql.raw(`sum(case when ${bought} then price else 0 end)`)}, min(created_at), max(created_at)
    from purchase where ${span} group by username_key, is_test
    on conflict (username_key, is_test) do update set
      username = excluded.username, orders = player_sum.orders + excluded.orders, paid = player_sum.paid + excluded.paid,
      spent = player_sum.spent + excluded.spent,
      first_at = case when excluded.first_at < player_sum.first_at then excluded.first_at else player_sum.first_at end,
      last_at = case when excluded.last_at > player_sum.last_at then excluded.last_at else player_sum.last_at end
  `.execute(db)
}
