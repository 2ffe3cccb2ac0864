import type { Channel } from '#contract/settings/notices.schema.ts'
import { NOTICE_TOPICS, type NoticeTopic, PART_AWAY_MINUTES } from '#contract/settings/notices.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Form = { form: SectionForm<'notices'> }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export function EventsPanel({ form }: Form) {
  const { t } = useAdminText()
  const { channels } = form.value
  return (
    <Panel
      title={t('settingsLabels.notices.channels.*.events')}
      flush
      foot={
        <SelectField
          at={form.at('summary_hour')}
          className="max-w-44"
          options={HOURS.map((value) => ({
            value,
            label: t('adminNotices.hour', { hour: clockHour(value) }),
          }))}
        />
      }
    >
      <table
        className="data-table text-[0.9375rem] [--cell:0.5rem_0.75rem] max-md:block lg:[--cell:0.5rem_1.25rem]"
        data-path={form.at('channels').key}
      >
        <thead className="text-sm max-md:sr-only">
          <tr>
            <th scope="col">{t('adminNotices.event')}</th>
            {channels.map(({ id, name }) => (
              <th key={id} scope="col" className="wrap-break-word min-w-22 max-w-36 text-center">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
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
    <tr className="border-line max-md:grid max-md:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] max-md:px-4 max-md:py-3 max-md:*:border-0 max-md:*:p-0 max-md:not-last:border-b">
      <th scope="row" className="max-md:col-span-full max-md:mb-2">
        <b className="block font-semibold">{label}</b>
        <span className="block text-faint text-sm">
          {t(`adminNotices.topicText_${topic}`, { minutes: PART_AWAY_MINUTES, hour })}
        </span>
      </th>
      {form.value.channels.map(({ id, name }, index) => {
        const events = channels.at(index).at('events')
        return (
          <td key={id}>
            <label className="grid min-h-11 content-center justify-items-center gap-1">
              <span
                className="wrap-anywhere text-center text-[0.8125rem] text-soft md:hidden"
                aria-hidden="true"
              >
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

function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

type Events = Channel['events']

function hasTopic(events: Events, topic: NoticeTopic): boolean {
  return events === 'all' || events.includes(topic)
}

/** With every switch on it is `all`, which includes events of later versions. */
function withTopic(events: Events, topic: NoticeTopic, on: boolean): Events {
  const next = NOTICE_TOPICS.filter((one) => (one === topic ? on : hasTopic(events, one)))
  return next.length === NOTICE_TOPICS.length ? 'all' : next
}
