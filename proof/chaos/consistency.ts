// Compares everything that follows the orders with them: lines, sums, donations, deliveries. Runs after every chaos
// test, on the database that it left.
import { existsSync } from 'node:fs'
import { playerKey } from '../../contract/network/player-key.ts'
import { type DeliveryPart, orderDelivery } from '../../contract/shop/order-delivery.ts'
import { openPostgres } from '../../server/platform/database/postgres.ts'
import type { Database, Db } from '../../server/platform/database/schema.ts'
import { openSqlite } from '../../server/platform/database/sqlite.ts'
import { systemClock } from '../../server/platform/kernel/clock.ts'
import { jakartaMonth } from '../../server/platform/kernel/jakarta.ts'
import { createSumsCheck } from '../../server/shop/sums/sums-check.service.ts'
import type { SiteProcess } from './site-process.ts'

const SILENT = { warn: () => {} }

/** Logged where a job of the site, which runs at its start, has repaired a difference before we could see it. */
const REPAIR = 'sums differ from the orders and are made again'

export type Checked = { name: string; orders: number; differences: string[] }

type Left = {
  name: string
  site: Pick<SiteProcess, 'databaseFile' | 'log'>
  /** The address of PostgreSQL, instead of the file. */
  databaseUrl?: string
}

/** Null when nobody has ordered. */
async function checkLeft(left: Left): Promise<Checked | null> {
  const { name, site, databaseUrl } = left
  if (!databaseUrl && !existsSync(site.databaseFile)) return null
  const db = openLeft(left)
  try {
    const orders = await listOrders(db)
    if (orders.length === 0) return null
    const lines = site.log().split('\n')
    const repairs = lines.filter((line) => line.includes(REPAIR))
    return { name, orders: orders.length, differences: [...(await compareWithOrders(db)), ...repairs] }
  } finally {
    await db.destroy()
  }
}

/** `checked` gets the result. */
export function openChecks(left: Left, checked: Checked[]) {
  let isChecked = false
  return {
    /** Once: when the site is closed, or before its disk goes. */
    async check(): Promise<void> {
      if (isChecked) return
      isChecked = true
      const found = await checkLeft(left)
      if (found) checked.push(found)
    },
    /** Reads either kind of database; opened for this work only. */
    async read<Found>(work: (db: Database) => Promise<Found>): Promise<Found> {
      const db = openLeft(left)
      try {
        return await work(db)
      } finally {
        await db.destroy()
      }
    },
  }
}

function openLeft({ site, databaseUrl }: Left): Database {
  return databaseUrl ? openPostgres(databaseUrl, SILENT) : openSqlite(site.databaseFile)
}

/** One line for each difference. */
export async function compareWithOrders(db: Database): Promise<string[]> {
  const sums = await createSumsCheck({ db, clock: systemClock, log: SILENT }).check()
  const orders = await listOrders(db)
  return [
    ...sums.map(
      ({ key, name, stored, orders: found }) => `${key}: ${name} is ${stored}, orders say ${found}`,
    ),
    ...(await compareLines(db, orders)),
    ...(await compareDonations(db, orders)),
    ...(await compareDeliveries(db, orders)),
  ]
}

type Order = Awaited<ReturnType<typeof listOrders>>[number]

function listOrders(db: Db) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'username', 'status', 'price', 'paid_at', 'is_test', 'delivery'])
    .execute()
}

/** The lines of each order add up to its price, and none is left of an order that is gone. */
async function compareLines(db: Db, orders: readonly Order[]): Promise<string[]> {
  const lines = await db.selectFrom('order_item').select(['number', 'price']).execute()
  const left = Map.groupBy(lines, ({ number }) => number)
  const wrong = orders.filter(({ number, price }) => {
    const own = left.get(number)
    left.delete(number)
    return own?.reduce((sum, line) => sum + line.price, 0) !== price
  })
  return [...wrong.map(({ number }) => number), ...left.keys()].map((number) => `lines of order ${number}`)
}

/** The stored delivery of an order is that of its send actions. */
async function compareDeliveries(db: Db, orders: readonly Order[]): Promise<string[]> {
  const actions: (DeliveryPart & { order_id: string })[] = await db
    .selectFrom('send_action')
    .select(['id', 'order_id', 'resend_of', 'purpose', 'state', 'wait_online', 'needs_person'])
    .select(['cancelled_at', 'commands', 'held'])
    .orderBy('number')
    .execute()
  const ofOrders = Map.groupBy(actions, ({ order_id }) => order_id)
  const wrong = orders.filter(({ id, delivery }) => orderDelivery(ofOrders.get(id) ?? []) !== delivery)
  return wrong.map(({ id }) => `delivery of order ${id}`)
}

async function compareDonations(db: Db, orders: readonly Order[]): Promise<string[]> {
  const expected = new Map<string, number>()
  for (const { username, status, price, paid_at, is_test } of orders) {
    if (status !== 'PAID' || !paid_at) continue
    for (const month of [jakartaMonth(new Date(paid_at)), 'all']) {
      const key = `${is_test ? 'test ' : ''}${month} ${playerKey(username)}`
      expected.set(key, (expected.get(key) ?? 0) + price)
    }
  }
  const rows = await db.selectFrom('donation_total').select(['month', 'player_key', 'amount']).execute()
  const stored = new Map(
    rows.map(({ month, player_key, amount }) => [`${month} ${player_key}`, Number(amount)]),
  )
  return [...new Set([...expected.keys(), ...stored.keys()])].flatMap((key) => {
    const [one, other] = [stored.get(key) ?? 0, expected.get(key) ?? 0]
    return one === other ? [] : [`donations of ${key}: ${one}, orders say ${other}`]
  })
}
