import type { NewNotice } from '#contract/team/notice-event.schema.ts'

/** Stands in for the outbox: events that were recorded are in `told`. */
export function recordNotices() {
  const told: NewNotice[] = []
  return { told, notices: { record: async (_trx: unknown, event: NewNotice) => void told.push(event) } }
}

/** Lines with their details as JSON. */
export function recordLog() {
  const logged: string[] = []
  const note = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  return { logged, log: { debug: note, info: note, warn: note, error: note } }
}
