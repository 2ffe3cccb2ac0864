// History of the status page: points of each series in three resolutions, and incidents that the team writes.
import type { CreateTableBuilder, Kysely } from 'kysely'

export const additive = true

type Table = CreateTableBuilder<string, string>

export async function up(db: Kysely<unknown>): Promise<void> {
  let points: Table = db.schema
    .createTable('status_point')
    .addColumn('series', 'text', (column) => column.notNull())
  for (const name of ['is_demo', 'span', 'at', 'up', 'down', 'unknown', 'players', 'peak', 'peak_at'])
    points = points.addColumn(name, 'integer', (column) => column.notNull())
  await points.addPrimaryKeyConstraint('status_point_key', ['series', 'is_demo', 'span', 'at']).execute()

  let incidents: Table = db.schema
    .createTable('status_incident')
    .addColumn('id', 'text', (column) => column.primaryKey())
  for (const name of ['level', 'servers', 'title_en', 'title_id', 'text_en', 'text_id', 'starts_at'])
    incidents = incidents.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['ends_at', 'next_update_at']) incidents = incidents.addColumn(name, 'text')
  await incidents
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('status_incident_starts').on('status_incident').column('starts_at').execute()
}
