// A loss of power at any moment: what the disk has for certain is what the log held when a finished sync began. Every commit that
// was acknowledged must be there, also while the log is copied into the database and begins anew.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { inBackground } from '#server/platform/kernel/work-context.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { LogSync } from './log-sync.ts'
import { migrate } from './migrate.ts'
import { NodeSqlite } from './node-sqlite.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { NodeSqliteDriver } from './sqlite-driver.ts'

const WRITERS = 8
const COMMITS = 60
const TEXT = 'x'.repeat(4_000)

function openCopied() {
  const folder = temporaryFolder()
  const [path, copy] = [join(folder, 'site.db'), join(folder, 'copy.db')]
  const acknowledged = new Set<string>()
  const missing: string[] = []
  let syncs = 0
  /** Opens what the disk has as a start after the loss would. */
  function compare(): void {
    if (acknowledged.size === 0) return
    const found = new DatabaseSync(copy)
    const names = new Set(
      found
        .prepare('select name from secret')
        .all()
        .map(({ name }) => name),
    )
    found.close()
    missing.push(...[...acknowledged].filter((name) => !names.has(name)))
  }
  const log = new LogSync(path, (_file, done) => {
    syncs += 1
    for (const part of ['', '-wal']) copyFileSync(path + part, copy + part)
    setTimeout(() => {
      done(null)
      // The callers of this sync continue first.
      setImmediate(compare)
    }, syncs % 4)
  })
  const writer = new NodeSqlite(path)
  class CopiedDialect extends NodeSqliteDialect {
    override createDriver() {
      return new NodeSqliteDriver(writer, log)
    }
  }
  const db = new Kysely<Schema>({ dialect: new CopiedDialect(writer) })
  return { db, acknowledged, missing, syncs: () => syncs }
}

test('every acknowledged commit is on the disk after a loss of power', async () => {
  const { db, acknowledged, missing, syncs } = openCopied()
  await migrate(db)
  async function write(name: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('secret').values({ name, value: TEXT }).execute()
      await trx.deleteFrom('secret').where('name', '=', `${name} of nobody`).execute()
    })
    acknowledged.add(name)
  }
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; turn < COMMITS; turn += 1) {
      const name = `${writer} ${turn}`
      await (writer % 4 === 0 ? inBackground(() => write(name)) : write(name))
    }
  })
  await Promise.all(writers)
  await sleep(10)

  expect([missing, acknowledged.size]).toEqual([[], WRITERS * COMMITS])
  // Otherwise each commit would have been compared by itself.
  expect(syncs()).toBeLessThan(WRITERS * COMMITS)
  await db.destroy()
})
