// The dependencies of a console service in tests: a database, a clock, the audit log, and how often pages were invalidated.
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { type DatabaseKind, openTestDatabase } from './databases.ts'
import { turnableClock } from './turnable-clock.ts'

export async function openAdminCore(kind: DatabaseKind, start?: string) {
  const database = await openTestDatabase(kind)
  const core = { db: database.db, clock: turnableClock(start), random: systemRandom }
  const audit = createAudit(core)
  let changes = 0
  return {
    ...core,
    audit,
    onChange: async () => {
      changes += 1
    },
    changes: () => changes,
    actions: async () => (await audit.list({ page: 1 })).entries.map(({ action }) => action),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
