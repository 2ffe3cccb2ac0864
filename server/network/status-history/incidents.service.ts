// Incidents of the status page as admins write them.
import type {
  AdminIncident,
  IncidentEdit,
  IncidentForm,
  IncidentList,
} from '#contract/network/status-history.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import {
  deleteIncident,
  findIncident,
  insertIncident,
  listAdminIncidents,
  updateIncident,
} from './incident.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  notices: Pick<Notices, 'record'>
  onChange(): Promise<void>
  listSeries(): IncidentList['servers']
}

export type Incidents = ReturnType<typeof createIncidents>

export function createIncidents({ db, clock, random, audit, notices, onChange, listSeries }: Deps) {
  /** Servers that have been removed since may stay in an incident that names them. */
  function checkServers({ servers }: IncidentForm, before: readonly string[] = []): void {
    const known = new Set([...listSeries().map(({ id }) => id), ...before])
    if (servers.some((id) => !known.has(id))) throw new AppError('server_not_found')
  }

  function tell(trx: Db, type: 'incident.opened' | 'incident.ended', incident: AdminIncident) {
    const { _id: id, level, title, text, starts_at, ends_at } = incident
    return notices.record(trx, { type, data: { id, level, title, text, starts_at, ends_at } })
  }

  return {
    list: async (): Promise<IncidentList> => ({
      incidents: await listAdminIncidents(db),
      servers: listSeries(),
    }),

    async add(form: IncidentForm, by: string): Promise<AdminIncident> {
      checkServers(form)
      const added = await db.transaction().execute(async (trx) => {
        const incident = await insertIncident(trx, { id: newId(random), form, at: clock.now(), by })
        const added = { action: 'incident_added', subject: form.title.en, target: incident._id } as const
        await audit.write(trx, { admin: by, ...added, detail: form.text.en })
        // What is over already was entered for the record.
        if (!hasEnded(incident, clock.now())) await tell(trx, 'incident.opened', incident)
        return incident
      })
      await onChange()
      return added
    },

    async edit(id: string, { version, ...form }: IncidentEdit, by: string): Promise<AdminIncident> {
      const edited = await db.transaction().execute(async (trx) => {
        const before = await findIncident(trx, id)
        if (!before) throw new AppError('incident_not_found')
        checkServers(form, before.servers)
        const after = await updateIncident(trx, { id, form, version, at: clock.now(), by })
        if (!after) throw new AppError('conflict')
        const edited = { action: 'incident_edited', subject: form.title.en, target: id } as const
        await audit.write(trx, { admin: by, ...edited, ...changedFields(before, form) })
        const now = clock.now()
        if (!hasEnded(before, now) && hasEnded(after, now)) await tell(trx, 'incident.ended', after)
        return after
      })
      await onChange()
      return edited
    },

    async remove(id: string, by: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const title = await deleteIncident(trx, id)
        if (title === null) throw new AppError('incident_not_found')
        await audit.write(trx, { admin: by, action: 'incident_deleted', subject: title })
      })
      await onChange()
    },
  }
}

function hasEnded({ ends_at }: AdminIncident, now: Date): boolean {
  return ends_at !== null && Date.parse(ends_at) <= now.getTime()
}
