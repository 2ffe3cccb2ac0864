import { expect, test } from 'vitest'
import { type AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import { endOf, newIncident, problemOf, stateOf } from './incident-form.ts'

const NOW = new Date('2026-11-16T12:00:30.000Z')
const VALID: IncidentForm = {
  ...newIncident(NOW),
  title: { en: 'Slow', id: 'Lambat' },
  text: { en: 'Large\nislands. ', id: 'Pulau besar.' },
}
const stored = (change: Partial<AdminIncident> = {}): AdminIncident => ({
  ...VALID,
  _id: 'I1',
  version: 1,
  updated_at: NOW.toISOString(),
  updated_by: 'ayu',
  ...change,
})

test('a new one begins in this minute, and line breaks of its text become spaces', () => {
  const form = IncidentForm.parse(VALID)
  expect(form).toMatchObject({ text: { en: 'Large islands.' }, starts_at: '2026-11-16T12:00:00.000Z' })
  expect(IncidentForm.parse(form)).toEqual(form)
})

const { title, text } = VALID

test.each<[object, object]>([
  [{ title: { ...title, id: ' ' } }, { 'title.id': 'title' }],
  [{ title: { ...title, en: 'x'.repeat(81) } }, { 'title.en': 'title' }],
  [{ text: { ...text, en: 'x'.repeat(401) } }, { 'text.en': 'text' }],
  [{ starts_at: null }, { starts_at: 'moment' }],
  [
    { ends_at: '31 Feb 2036', next_update_at: 'soon' },
    { ends_at: 'moment', next_update_at: 'moment' },
  ],
  [{ ends_at: VALID.starts_at }, { ends_at: 'window' }],
])('%j is refused', (change, problems) => {
  const issues = IncidentForm.safeParse({ ...VALID, ...change }).error?.issues ?? []
  expect(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), problemOf(issue)]))).toEqual(
    problems,
  )
})

test('an incident that is over ends now, also when it began in this minute', () => {
  expect(endOf(VALID, NOW)).toBe('2026-11-16T12:01:00.000Z')
  const later = new Date('2026-11-16T13:00:00.000Z')
  expect(endOf(VALID, later)).toBe(later.toISOString())
})

test('planned, open, ended', () => {
  const states = [
    stored({ starts_at: '2026-11-17T00:00:00.000Z' }),
    stored(),
    stored({ ends_at: '2026-11-16T12:00:10.000Z' }),
  ].map((one) => stateOf(one, NOW))
  expect(states).toEqual(['planned', 'open', 'ended'])
})
