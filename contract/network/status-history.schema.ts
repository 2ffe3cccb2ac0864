// The status page: players over time, the last 90 days of each server, and incidents that the team writes.
import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import {
  Count,
  idOr,
  Moment,
  named,
  optionalChoice,
  paragraph,
  wholeOr,
} from '#contract/platform/fields.schema.ts'
import { SERVERS_MAX } from '#contract/settings/servers.schema.ts'
import {
  DAY_STATES,
  INCIDENT_LEVELS,
  INCIDENT_TEXT_MAX_LENGTH,
  INCIDENT_TITLE_MAX_LENGTH,
  REACHES,
  STATUS_RANGES,
} from './status-history.ts'

const both = (maxLength: number) => z.object({ en: paragraph(maxLength), id: paragraph(maxLength) })
const ShownBoth = z.object({ en: z.string(), id: z.string() })
const TypedMoment = Moment.max(40)
const SERIES = /^@?[a-z][a-z0-9_-]{0,31}$/

const Incident = named('StatusIncident', {
  _id: z.string(),
  level: z.enum(INCIDENT_LEVELS),
  /** Ids of servers; empty: everything. */
  servers: z.array(z.string()),
  title: ShownBoth,
  text: ShownBoth,
  starts_at: Moment,
  /** Null while it lasts. */
  ends_at: Moment.nullable(),
  next_update_at: Moment.nullable(),
  updated_at: Moment,
})
export type Incident = z.infer<typeof Incident>

const SeriesView = z.object({
  /** A server, `network`, or `@store`. */
  id: z.string(),
  name: z.string().nullable(),
  accent: z.string().nullable(),
  state: z.enum(REACHES),
  /** Null where nobody plays, and while it is unknown or hidden. */
  players: Count.nullable(),
  /** Per cent of the checked minutes in which it was up; null without any. */
  uptime: z.number().nullable(),
  /** The last 90 days in Jakarta, today last. */
  days: z.array(z.enum(DAY_STATES)),
  /** Minutes of the days with an outage; `ago` 0 is today. */
  outages: z.array(z.object({ ago: Count, minutes: Count })),
})
export type SeriesView = z.infer<typeof SeriesView>

const StatusOverview = named('StatusOverview', {
  range: z.enum(STATUS_RANGES),
  at: Moment,
  /** The last check, and the last one that could tell; null before it. */
  checked_at: Moment.nullable(),
  known_at: Moment.nullable(),
  chart: z.object({
    now: Count.nullable(),
    peak: z.object({ players: Count, at: Moment }).nullable(),
    from: Moment,
    step_minutes: Count,
    /** Mean of each step; null: not checked, or unknown. Nobody while the network was down. */
    players: z.array(Count.nullable()),
  }),
  servers: z.array(SeriesView),
  incidents: z.array(Incident),
})
export type StatusOverview = z.infer<typeof StatusOverview>

const IncidentBase = z.object({
  level: z.enum(INCIDENT_LEVELS),
  servers: z.array(z.string().regex(SERIES, 'server_not_found')).max(SERVERS_MAX + 2),
  title: both(INCIDENT_TITLE_MAX_LENGTH),
  text: both(INCIDENT_TEXT_MAX_LENGTH),
  starts_at: TypedMoment,
  ends_at: TypedMoment.nullable(),
  next_update_at: TypedMoment.nullable(),
})

function checked<Schema extends z.ZodType<{ starts_at: string; ends_at: string | null }>>(schema: Schema) {
  return schema.refine(
    ({ starts_at, ends_at }) => ends_at === null || Date.parse(starts_at) < Date.parse(ends_at),
    { path: ['ends_at'], message: 'ends_before_start' },
  )
}

export const IncidentForm = checked(IncidentBase).meta({ id: 'StatusIncidentForm' })
export type IncidentForm = z.infer<typeof IncidentForm>

const Version = wholeOr('changed_meanwhile')
const IncidentEdit = checked(IncidentBase.extend({ version: Version })).meta({ id: 'StatusIncidentEdit' })
export type IncidentEdit = z.infer<typeof IncidentEdit>

const AdminIncident = Incident.extend({
  version: Version,
  updated_by: z.string(),
}).meta({ id: 'AdminStatusIncident' })
export type AdminIncident = z.infer<typeof AdminIncident>

const IncidentList = z.object({
  incidents: z.array(AdminIncident),
  /** The servers that an incident can be about; the name of the store is null. */
  servers: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
})
export type IncidentList = z.infer<typeof IncidentList>

const ofIncident = z.object({ id: idOr('incident_not_found') })
const permission = 'settings' as const

export const statusHistoryCalls = {
  getStatusHistory: publicCall('GET /api/status/history', {
    summary: 'Gives players over time, the last 90 days of each server, and incidents.',
    input: z.object({ query: z.object({ range: optionalChoice(STATUS_RANGES) }) }),
    reply: StatusOverview,
    errors: ['part_off'],
  }),
  listIncidents: adminCall('GET /api/admin/incidents', permission, {
    summary: 'Lists the incidents of the status page, newest first.',
    reply: IncidentList,
  }),
  addIncident: adminCall('POST /api/admin/incidents', permission, {
    summary: 'Adds an incident; it is on the status page at once.',
    input: z.object({ body: IncidentForm }),
    reply: AdminIncident,
    errors: ['server_not_found'],
  }),
  editIncident: adminCall('PUT /api/admin/incidents/:id', permission, {
    summary: 'Changes an incident, or ends it.',
    input: z.object({ params: ofIncident, body: IncidentEdit }),
    reply: AdminIncident,
    errors: ['incident_not_found', 'conflict', 'server_not_found'],
  }),
  deleteIncident: adminCall('DELETE /api/admin/incidents/:id', permission, {
    summary: 'Deletes an incident from the status page.',
    input: z.object({ params: ofIncident }),
    errors: ['incident_not_found'],
  }),
}
