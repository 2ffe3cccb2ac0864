import type { Channel } from '#contract/settings/notices.schema.ts'
import { NOTICE_TOPICS, type NoticeTopic } from '#contract/settings/notices.ts'

type Events = Channel['events']

export function hasTopic(events: Events, topic: NoticeTopic): boolean {
  return events === 'all' || events.includes(topic)
}

/** With every switch on it is `all`, which includes events of later versions. */
export function withTopic(events: Events, topic: NoticeTopic, on: boolean): Events {
  const next = NOTICE_TOPICS.filter((one) => (one === topic ? on : hasTopic(events, one)))
  return next.length === NOTICE_TOPICS.length ? 'all' : next
}
