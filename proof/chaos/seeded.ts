// Inserts thousands of open payments while the site is off, and creates callbacks with valid signatures.
import { REFERENCE_CHARACTERS, toReference } from '../../contract/shop/reference.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { openSqlite } from '../../server/platform/database/sqlite.ts'
import { systemClock } from '../../server/platform/kernel/clock.ts'
import { newId, systemRandom } from '../../server/platform/kernel/random.ts'
import { createSumsCheck } from '../../server/shop/sums/sums-check.service.ts'
import type { SignedCallback } from '../../simulators/gateway-callbacks.ts'
import { sign } from '../../simulators/tripay-callbacks.ts'
import { insertOrders, orderRow } from '../../tests/support/orders.ts'
import type { SiteProcess } from './site-process.ts'

type Holder = { site: Pick<SiteProcess, 'databaseFile'> }
export type Seeded = { reference: string; gatewayReference: string; username: string; amount: number }

const DAY_MS = 24 * 60 * 60 * 1_000

/** Open for a day, so that reconciliation does not query them. */
export async function seedOpenPayments({ site }: Holder, count: number): Promise<Seeded[]> {
  const db = openSqlite(site.databaseFile)
  try {
    await migrate(db)
    const created_at = new Date().toISOString()
    const expires_at = new Date(Date.now() + DAY_MS).toISOString()
    const rows = Array.from({ length: count }, (_, place) => {
      const reference = toReference(newId(systemRandom, REFERENCE_CHARACTERS))
      const open = { reference, username: `Seed_${place}`, status: 'UNPAID', created_at, expires_at }
      return orderRow(place + 1, open)
    })
    await insertOrders(db, rows)
    await createSumsCheck({ db, clock: systemClock, log: { warn: () => {} } }).rebuild()
    return rows.map(({ reference, gateway_reference, username, amount }) => {
      return { reference, gatewayReference: String(gateway_reference), username, amount }
    })
  } finally {
    await db.destroy()
  }
}

export function callbackOf({ reference, gatewayReference, amount }: Seeded, key: string): SignedCallback {
  const payload = { reference: gatewayReference, merchant_ref: reference, total_amount: amount }
  const paid_at = Math.floor(Date.now() / 1_000)
  return sign({ ...payload, is_closed_payment: 1, status: 'PAID', paid_at }, key)
}
