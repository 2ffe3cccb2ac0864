// An incident as a form.
import { type AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useEntryForm } from '#web/admin/kit/settings/draft/use-entry-form.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const MINUTE_MS = 60_000

/** A new one begins now, to the minute, as the field shows it. */
export function newIncident(now: Date): IncidentForm {
  return {
    level: 'slow',
    servers: [],
    title: { en: '', id: '' },
    text: { en: '', id: '' },
    starts_at: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    ends_at: null,
    next_update_at: null,
  }
}

export function useIncident(stored: AdminIncident | null, onChanged: () => void): DraftForm<IncidentForm> {
  const { t } = useAdminText()
  return useEntryForm<IncidentForm, IncidentForm, AdminIncident>({
    name: 'incident',
    schema: IncidentForm,
    empty: newIncident(new Date()),
    stored,
    labels: {
      level: t('adminStatus.level'),
      servers: t('adminNavigation.servers'),
      'title.en': t('adminPosts.titleEn'),
      'title.id': t('adminPosts.titleId'),
      'text.en': t('adminPosts.textEn'),
      'text.id': t('adminPosts.textId'),
      starts_at: t('adminStatus.from'),
      ends_at: t('adminStatus.until'),
      next_update_at: t('adminStatus.next'),
    },
    loadAll: async () => (await adminCall('GET /api/admin/incidents', {})).incidents,
    send: (body, change) =>
      change
        ? adminCall('PUT /api/admin/incidents/:id', change)
        : adminCall('POST /api/admin/incidents', { body }),
    onChanged,
  })
}

/** The end of an incident that is over: now, or a minute after a beginning that is not past yet. */
export function endOf({ starts_at }: Pick<IncidentForm, 'starts_at'>, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(starts_at) + MINUTE_MS)).toISOString()
}

export type IncidentState = 'planned' | 'open' | 'ended'

export function stateOf({ starts_at, ends_at }: AdminIncident, now: Date): IncidentState {
  const at = now.toISOString()
  if (ends_at !== null && ends_at <= at) return 'ended'
  return starts_at > at ? 'planned' : 'open'
}
