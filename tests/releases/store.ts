// node tests/releases/store.ts
// Stores rows of every table of the version in package.json, for the tests of later versions: a JSON array a line.
import { writeFileSync } from 'node:fs'
import packageFile from '#package.json' with { type: 'json' }
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { insertSamples, readEverything } from '../operate/filled-database.ts'

const db = openSqlite(':memory:')
await migrate(db)
await insertSamples(db)
const lines = Object.entries(await readEverything(db)).flatMap(([table, rows]) =>
  rows.map((row) => `${JSON.stringify([table, row])}\n`),
)
writeFileSync(`tests/releases/${packageFile.version}.jsonl`, lines.join(''))
await db.destroy()
