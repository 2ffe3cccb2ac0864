import { type Selectable, sql } from 'kysely'
import type { AdminIncident, Incident, IncidentForm } from '#contract/network/status-history.schema.ts'
import type { IncidentLevel } from '#contract/network/status-history.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

type Row = Selectable<Schema['status_incident']>

const ADMIN_LIST_MAX = 200
const SHOWN_MAX = 50

const newestFirst = (db: Db) =>
  db.selectFrom('status_incident').selectAll().orderBy('starts_at', 'desc').orderBy('id')

/** Incidents that lasted after `from`, and planned ones; newest first. */
export async function listShownIncidents(db: Db, from: Date): Promise<Incident[]> {
  const rows = await newestFirst(db)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>=', from.toISOString())]))
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(toIncident)
}

export async function listAdminIncidents(db: Db): Promise<AdminIncident[]> {
  return (await newestFirst(db).limit(ADMIN_LIST_MAX).execute()).map(toAdminIncident)
}

export async function findIncident(db: Db, id: string): Promise<AdminIncident | null> {
  const row = await db.selectFrom('status_incident').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAdminIncident(row) : null
}

type Written = { id: string; form: IncidentForm; at: Date; by: string }

export async function insertIncident(trx: Db, { id, form, at, by }: Written): Promise<AdminIncident> {
  const row = await trx
    .insertInto('status_incident')
    .values({ id, ...toColumns(form), version: 1, updated_at: at.toISOString(), updated_by: by })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toAdminIncident(row)
}

/** Null when it is not at that version. */
export async function updateIncident(trx: Db, { id, form, at, by, version }: Written & { version: number }) {
  const row = await trx
    .updateTable('status_incident')
    .set({
      ...toColumns(form),
      version: sql<number>`version + 1`,
      updated_at: at.toISOString(),
      updated_by: by,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ? toAdminIncident(row) : null
}

export async function deleteIncident(trx: Db, id: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('status_incident')
    .where('id', '=', id)
    .returning('title_en')
    .executeTakeFirst()
  return row?.title_en ?? null
}

/** Moments are compared as text, so all have the same form. */
function toColumns(form: IncidentForm) {
  const moment = (value: string | null) => value && new Date(value).toISOString()
  return {
    level: form.level,
    servers: JSON.stringify(form.servers),
    title_en: form.title.en,
    title_id: form.title.id,
    text_en: form.text.en,
    text_id: form.text.id,
    starts_at: new Date(form.starts_at).toISOString(),
    ends_at: moment(form.ends_at),
    next_update_at: moment(form.next_update_at),
  }
}

function toIncident(row: Row): Incident {
  return {
    _id: row.id,
    level: row.level as IncidentLevel,
    servers: JSON.parse(row.servers),
    title: { en: row.title_en, id: row.title_id },
    text: { en: row.text_en, id: row.text_id },
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    next_update_at: row.next_update_at,
    updated_at: row.updated_at,
  }
}

function toAdminIncident(row: Row): AdminIncident {
  const { version, updated_by } = row
  return { ...toIncident(row), version, updated_by }
}
