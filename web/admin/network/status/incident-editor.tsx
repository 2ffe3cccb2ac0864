import {
  type AdminIncident,
  IncidentForm,
  type IncidentList,
} from '#contract/network/status-history.schema.ts'
import { INCIDENT_LEVELS } from '#contract/network/status-history.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useEntryForm } from '#web/admin/kit/settings/draft/use-entry-form.ts'
import { EntryEditor } from '#web/admin/kit/settings/entry-editor.tsx'
import { CheckList } from '#web/admin/kit/settings/fields/check-list.tsx'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  /** Null: a new one. */
  stored: AdminIncident | null
  servers: IncidentList['servers']
  onChanged: () => void
}

const LIST = '/admin/network/status'

export function IncidentEditor({ stored, servers, onChanged }: Props) {
  const { t, language } = useAdminText()
  const form = useIncident(stored, onChanged)
  const isOpen = stored !== null && stateOf(stored, new Date()) === 'open'
  return (
    <EntryEditor
      form={form}
      name={stored ? stored.title[language] : t('adminStatus.newIncident')}
      act={t('adminStatus.save')}
      list={LIST}
      entries={LIST}
      buttons={({ saving, save }) =>
        isOpen && (
          <Button
            icon="check"
            disabled={saving}
            onClick={() => {
              form.at('ends_at').set(endOf(form.value, new Date()))
              save()
            }}
            label={t('adminStatus.endNow')}
          />
        )
      }
      onDelete={
        stored && (() => adminCall('DELETE /api/admin/incidents/:id', { params: { id: stored._id } }))
      }
      deleteText={t('adminStatus.deleteText')}
      onChanged={onChanged}
    >
      {() => <IncidentFields form={form} servers={servers} />}
    </EntryEditor>
  )
}

type IncidentFieldsProps = { form: DraftForm<IncidentForm>; servers: IncidentList['servers'] }

function IncidentFields({ form, servers }: IncidentFieldsProps) {
  const { t } = useAdminText()
  const at = form.at('servers')
  // A server that has been removed since stays in an incident that names it.
  const removed = at.value.filter((id) => servers.every((one) => one.id !== id))
  const known = servers.map(({ id, name }) => ({ id, name: name ?? t('adminStatus.store') }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        at={form.at('level')}
        options={INCIDENT_LEVELS.map((value) => ({ value, label: t(`adminStatus.level_${value}`) }))}
      />
      <div>
        <span className="label">{at.label}</span>
        <CheckList
          at={at}
          label={at.label}
          options={[...known, ...removed.map((id) => ({ id, name: id }))]}
        />
        <p className="help">{t('adminStatus.serversHelp')}</p>
      </div>
      {(['id', 'en'] as const).map((language) => (
        <TextField key={language} at={form.at('title').at(language)} lang={language} />
      ))}
      {(['id', 'en'] as const).map((language) => (
        <TextField key={language} at={form.at('text').at(language)} lang={language} multiline />
      ))}
      <MomentField at={form.at('starts_at')} />
      <MomentField at={form.at('ends_at')} help={t('adminStatus.untilHelp')} />
      <MomentField at={form.at('next_update_at')} />
    </div>
  )
}

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

function useIncident(stored: AdminIncident | null, onChanged: () => void): DraftForm<IncidentForm> {
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
