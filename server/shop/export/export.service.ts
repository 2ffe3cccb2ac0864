// Export of orders as CSV: a stream of batches, so that a million rows need no more memory than a thousand.
import { Readable } from 'node:stream'
import type { Language } from '#contract/language.ts'
import type { OrderQuery } from '#contract/shop/orders.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { inBackground } from '#server/platform/kernel/work-context.ts'
import type { Orders } from '#server/shop/payments/orders.service.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv.ts'
import { listColumns, SEPARATORS, tableHead, tableRows } from './order-table.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  audit: Pick<Audit, 'write'>
  orders: Pick<Orders, 'listForExport' | 'hasGateways'>
  batchRows?: number
}

/** `ids`: separated by commas. */
type ExportQuery = Partial<OrderQuery> & { ids?: string }
type Request = { query: ExportQuery; language: Language; admin: string }

/** Rows are written as text in the serving thread: a few milliseconds for each batch. */
const BATCH_ROWS = 250

export type Exports = ReturnType<typeof createExports>

export function createExports({ db, clock, audit, orders, batchRows = BATCH_ROWS }: Deps) {
  async function* rows({ ids, ...query }: ExportQuery, language: Language): AsyncGenerator<string> {
    const separator = SEPARATORS[language]
    const columns = listColumns(orders.hasGateways)
    yield BYTE_ORDER_MARK + csvRow(tableHead(columns, language), separator)
    for (let before: number | undefined; ; ) {
      const part = { before, limit: batchRows, ids: ids?.split(',') }
      // The reader of the stream asks for each batch, outside the call.
      const batch = await inBackground(() => orders.listForExport(query, part))
      const table = batch.flatMap((row) => tableRows(row, columns, language))
      if (table.length > 0) yield table.map((cells) => csvRow(cells, separator)).join('')
      const last = batch.at(-1)
      if (!last || batch.length < batchRows) return
      before = last.number
    }
  }

  return {
    /** Personal data leaves the site, so the entry of the audit log comes first. */
    async orders({ query, language, admin }: Request): Promise<{ stream: Readable; day: string }> {
      const { from, until } = query
      const after = from || until ? { from, until } : null
      await db.transaction().execute((trx) => audit.write(trx, { admin, action: 'orders_exported', after }))
      const stream = Readable.from(rows(query, language), { objectMode: false })
      return { stream, day: jakartaDay(clock.now()) }
    },
  }
}
