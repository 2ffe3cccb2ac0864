import type { IncidentList } from '#contract/network/status-history.schema.ts'
import {
  INCIDENT_LEVELS,
  INCIDENT_TEXT_MAX_LENGTH,
  INCIDENT_TITLE_MAX_LENGTH,
} from '#contract/network/status-history.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { fromInput, toInput } from '#web/admin/kit/parts/moment.ts'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { DraftProblems, IncidentDraft } from './incident-draft.ts'

type Props = {
  draft: IncidentDraft
  problems: DraftProblems
  servers: IncidentList['servers']
  onChange: (change: Partial<IncidentDraft>) => void
}

export function IncidentFields({ draft, problems, servers, onChange }: Props) {
  const { t } = useAdminText()
  const errorOf = (field: keyof IncidentDraft) => {
    const problem = problems[field]
    return problem ? t(`adminStatus.problem_${problem}`) : null
  }
  return (
    <>
      <Field label={t('adminStatus.level')}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={draft.level}
            onChange={({ target }) =>
              onChange({ level: INCIDENT_LEVELS.find((level) => level === target.value) ?? 'slow' })
            }
          >
            {INCIDENT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`adminStatus.level_${level}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ServersField draft={draft} servers={servers} onChange={onChange} />
      {(['titleId', 'titleEn'] as const).map((name) => (
        <Field key={name} label={t(`adminStatus.${name}`)} error={errorOf(name)}>
          {(field) => (
            <input
              {...field}
              className="input"
              lang={name === 'titleId' ? 'id' : 'en'}
              autoComplete="off"
              maxLength={INCIDENT_TITLE_MAX_LENGTH}
              value={draft[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {(['textId', 'textEn'] as const).map((name) => (
        <Field
          key={name}
          label={t(`adminStatus.${name}`)}
          error={errorOf(name)}
          help={name === 'textId' ? t('adminStatus.textHelp') : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              className="input min-h-24 py-2"
              lang={name === 'textId' ? 'id' : 'en'}
              rows={3}
              maxLength={INCIDENT_TEXT_MAX_LENGTH}
              value={draft[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Moments draft={draft} errorOf={errorOf} onChange={onChange} />
    </>
  )
}

function ServersField({ draft, servers, onChange }: Omit<Props, 'problems'>) {
  const { t } = useAdminText()
  const chosen = draft.servers
  // A server that has been removed since stays in an incident that names it.
  const removed = chosen.filter((id) => servers.every((one) => one.id !== id))
  const options = [...servers, ...removed.map((id) => ({ id, name: id }))]
  return (
    <fieldset>
      <legend className="label">{t('adminStatus.servers')}</legend>
      <div className="well grid max-h-64 overflow-y-auto px-3 py-1">
        {options.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 text-sm lg:min-h-9">
            <input
              type="checkbox"
              className="size-5 flex-none accent-star"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange({ servers: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
              }
            />
            <span className="wrap-anywhere">{name ?? t('adminStatus.store')}</span>
          </label>
        ))}
      </div>
      <p className="help">{t('adminStatus.serversHelp')}</p>
    </fieldset>
  )
}

type MomentsProps = Pick<Props, 'draft' | 'onChange'> & {
  errorOf: (field: keyof IncidentDraft) => string | null
}

function Moments({ draft, errorOf, onChange }: MomentsProps) {
  const { t } = useAdminText()
  const fields = [
    { name: 'startsAt', label: t('adminStatus.from'), help: undefined },
    { name: 'endsAt', label: t('adminStatus.until'), help: t('adminStatus.untilHelp') },
    { name: 'nextAt', label: t('adminStatus.next'), help: t('adminStatus.nextHelp') },
  ] as const
  return fields.map(({ name, label, help }) => (
    <Field key={name} label={label} error={errorOf(name)} help={help}>
      {(field) => (
        <MomentInput
          {...field}
          type="datetime-local"
          value={toInput(draft[name])}
          onChange={({ target }) => onChange({ [name]: fromInput(target.value) })}
        />
      )}
    </Field>
  ))
}
