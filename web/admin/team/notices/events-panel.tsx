import { NOTICE_TOPICS, type NoticeTopic, PART_AWAY_MINUTES } from '#contract/settings/notices.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { hasTopic, withTopic } from './topics.ts'

type Form = { form: SectionForm<'notices'> }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Which channel receives what: one switch for each. */
export function EventsPanel({ form }: Form) {
  const { t } = useAdminText()
  const { channels } = form.value
  return (
    <Panel title={t('adminNotices.events')} flush foot={<SummaryHour form={form} />}>
      <table className="event-table" data-path={form.at('channels').key}>
        <thead>
          <tr>
            <th scope="col">{t('adminNotices.event')}</th>
            {channels.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_TOPICS.map((topic) => (
            <TopicRow key={topic} topic={topic} form={form} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function TopicRow({ topic, form }: Form & { topic: NoticeTopic }) {
  const { t } = useAdminText()
  const label = t(`adminNotices.topic_${topic}`)
  const hour = clockHour(form.value.summary_hour)
  const channels = form.at('channels')
  return (
    <tr>
      <th scope="row">
        <b className="block font-semibold">{label}</b>
        <span className="block text-faint text-sm">
          {t(`adminNotices.topicText_${topic}`, { minutes: PART_AWAY_MINUTES, hour })}
        </span>
      </th>
      {form.value.channels.map(({ id, name }, index) => {
        const events = channels.at(index).at('events')
        return (
          <td key={id}>
            <label className="event-switch">
              <span className="event-channel" aria-hidden="true">
                {name}
              </span>
              <input
                type="checkbox"
                className="switch"
                aria-label={t('adminNotices.eventOn', { topic: label, channel: name })}
                checked={hasTopic(events.value, topic)}
                onChange={({ target }) => events.set(withTopic(events.value, topic, target.checked))}
              />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

function SummaryHour({ form }: Form) {
  const { t } = useAdminText()
  const at = form.at('summary_hour')
  return (
    <SettingField at={at} label={t('adminNotices.summaryHour')} className="max-w-44">
      {(control) => (
        <select
          {...control}
          className="input"
          value={at.value}
          onChange={({ target }) => at.set(Number(target.value))}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {t('adminNotices.hour', { hour: clockHour(hour) })}
            </option>
          ))}
        </select>
      )}
    </SettingField>
  )
}

function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
