import { expect, test } from 'vitest'
import { describeProblems } from '#content/settings/describe-problems.ts'
import { type AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import { endOf, newIncident, stateOf } from './incident-form.ts'

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
const NO_MOMENT = 'A date and time such as 17 Nov 2026, 19:00.'

test.each<[object, object]>([
  [{ title: { ...title, id: ' ' } }, { 'title.id': 'Please fill this in.' }],
  [{ title: { ...title, en: 'x'.repeat(81) } }, { 'title.en': 'At most 80 characters.' }],
  [{ text: { ...text, en: 'x'.repeat(401) } }, { 'text.en': 'At most 400 characters.' }],
  [{ text: { ...text, id: 'a\u0000b' } }, { 'text.id': 'This value is not valid.' }],
  [{ starts_at: null }, { starts_at: 'Please fill this in.' }],
  [
    { ends_at: '31 Feb 2036', next_update_at: 'soon' },
    { ends_at: NO_MOMENT, next_update_at: NO_MOMENT },
  ],
  [{ ends_at: VALID.starts_at }, { ends_at: 'The end must be after the start.' }],
])('%j is refused', (change, problems) => {
  const issues = IncidentForm.safeParse({ ...VALID, ...change }).error?.issues ?? []
  const texts = describeProblems(issues, 'en').map(({ path, text }) => [path, text])
  expect(Object.fromEntries(texts)).toEqual(problems)
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
