import { expect, test } from 'vitest'
import { sendActionDetail } from '#tests/support/admin-replies.ts'
import { timelineOf } from './timeline.ts'

const at = (minute: number) => `2026-11-15T10:${String(minute).padStart(2, '0')}:00.000Z`

const action = sendActionDetail({ success_at: at(7), created_at: at(3), history: [] })

test('an order that was given by hand has no payment', () => {
  const given = { kind: 'given' as const, at: at(1), admin: 'ayu', text: 'Lost items' }
  const events = timelineOf({ created_at: at(1), paid_at: at(1), flags: [], events: [given] }, [])
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'event'])
})

test('marks a resend', () => {
  const again = { ...action, _id: 'A2', resend_of: 'A1', created_at: at(20), success_at: null }
  const events = timelineOf({ created_at: at(1), paid_at: at(3), flags: [], events: [] }, [again, action])
  expect(events.at(-1)).toEqual({ kind: 'resent', at: at(20) })
})

test('shows what staff did, and the commands of a refund', () => {
  const refund = { ...action, _id: 'A3', purpose: 'refund' as const, created_at: at(21), success_at: at(22) }
  const note = { at: at(2), kind: 'note' as const, admin: 'sari', text: 'Asked' }
  const order = { created_at: at(1), paid_at: null, flags: [], events: [note] }
  expect(timelineOf(order, [refund])).toEqual([
    { kind: 'created', at: at(1) },
    { kind: 'event', at: at(2), event: note },
    { kind: 'refundQueued', at: at(21) },
    { kind: 'takenBack', at: at(22) },
  ])
})
