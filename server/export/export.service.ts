// Export of orders as CSV: a stream of batches, so that a million rows need no more memory than a thousand.
import { Readable } from 'node:stream'
import type { Language } from '#contract/language.ts'
import { addDays } from '#contract/money.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import type { Core } from '#server/database/core.ts'
import { jakartaDay } from '#server/kernel/jakarta.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv.ts'
import { type ExportFilter, listRows } from './export.repository.ts'
import { SEPARATORS, tableHead, tableRow } from './order-table.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  audit: Pick<Audit, 'write'>
  /** Payments are play money: test orders are the normal data. */
  countsTests: boolean
  batchRows?: number
}

/** Days in Jakarta, both included. */
type Request = { from?: string; until?: string; language: Language; admin: string }

const BATCH_ROWS = 1_000

export type Exports = ReturnType<typeof createExports>

export function createExports({ db, clock, audit, countsTests, batchRows = BATCH_ROWS }: Deps) {
  async function* rows(filter: ExportFilter, language: Language): AsyncGenerator<string> {
    const separator = SEPARATORS[language]
    yield BYTE_ORDER_MARK + csvRow(tableHead(language), separator)
    for (let before: number | null = null; ; ) {
      const batch = await listRows(db, filter, { before, limit: batchRows })
      if (batch.length > 0) yield batch.map((row) => csvRow(tableRow(row, language), separator)).join('')
      const last = batch.at(-1)
      if (!last || batch.length < batchRows) return
      before = Number(last.number)
    }
  }

  return {
    /** Personal data leaves the site, so the entry of the audit log comes first. */
    async orders({ from, until, language, admin }: Request): Promise<{ stream: Readable; day: string }> {
      const detail = from || until ? `${from ?? '…'} – ${until ?? '…'}` : null
      await db.transaction().execute((trx) => audit.write(trx, { admin, action: 'orders_exported', detail }))
      const filter = {
        from: from === undefined ? undefined : startOf(from),
        until: until === undefined ? undefined : startOf(addDays(until, 1)),
        withTests: countsTests,
      }
      const stream = Readable.from(rows(filter, language), { objectMode: false })
      return { stream, day: jakartaDay(clock.now()) }
    },
  }
}

/** The first moment of a day in Jakarta. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
