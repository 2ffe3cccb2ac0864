// node tests/releases/store.ts <URL of an empty PostgreSQL database>
// Stores the databases of the version in package.json, with rows in every table, for the tests of later versions.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import packageFile from '#package.json' with { type: 'json' }
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { insertSamples } from '../operate/filled-database.ts'

const [url] = process.argv.slice(2)
if (!url) throw new Error('Usage: node tests/releases/store.ts <URL of an empty PostgreSQL database>')

await store('sqlite', openSqlite(':memory:'), dumpSqlite)
await store('postgres', openPostgres(url, { warn: () => {} }), async () => {
  const options = ['--no-owner', '--no-privileges', '--inserts', url]
  // Meta-commands of psql.
  return execFileSync('pg_dump', options, { encoding: 'utf8' }).replace(/^(\\|--).*\n|^\n/gm, '')
})

async function store(kind: string, db: Database, dump: (db: Database) => Promise<string>): Promise<void> {
  await migrate(db)
  await insertSamples(db)
  writeFileSync(`tests/releases/${packageFile.version}.${kind}.sql`, await dump(db))
  await db.destroy()
}

async function dumpSqlite(db: Database): Promise<string> {
  const { rows: made } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid
  `.execute(db)
  const lines = made.map((part) => `${part.sql};`)
  for (const { type, name } of made) {
    if (type !== 'table') continue
    const { rows: columns } = await sql<{
      name: string
    }>`select name from pragma_table_info(${name})`.execute(db)
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `)
    const { rows } = await sql.raw<{ line: string }>(`select ${values} as line from "${name}"`).execute(db)
    lines.push(...rows.map(({ line }) => `insert into "${name}" values (${line});`))
  }
  return `${lines.join('\n')}\n`
}
