import { expect, test } from 'vitest'
import { type AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import { draftOf, endedNow, type IncidentDraft, problemsOf, stateOf, toForm } from './incident-draft.ts'

const NOW = new Date('2026-11-16T12:00:30.000Z')
const VALID: IncidentDraft = {
  ...draftOf(null, NOW),
  titleEn: 'Slow',
  titleId: 'Lambat',
  textEn: 'Large\nislands. ',
  textId: 'Pulau besar.',
}
const stored = (change: Partial<AdminIncident> = {}): AdminIncident => ({
  ...toForm(VALID),
  _id: 'I1',
  version: 1,
  updated_at: NOW.toISOString(),
  updated_by: 'ayu',
  ...change,
})

test('what the form accepts, the server accepts', () => {
  expect(problemsOf(VALID)).toEqual({})
  const form = toForm(VALID)
  expect(IncidentForm.parse(form)).toEqual(form)
  expect(form).toMatchObject({ text: { en: 'Large islands.' }, starts_at: '2026-11-16T12:00:00.000Z' })
})

test('a stored incident becomes the same form again', () => {
  expect(toForm(draftOf(stored(), NOW))).toEqual(toForm(VALID))
})

test.each<[Partial<IncidentDraft>, object]>([
  [{ titleId: ' ' }, { titleId: 'title' }],
  [{ titleEn: 'x'.repeat(81) }, { titleEn: 'title' }],
  [{ textEn: 'x'.repeat(401) }, { textEn: 'text' }],
  [{ startsAt: null }, { startsAt: 'moment' }],
  [
    { endsAt: '31 Feb 2036', nextAt: 'soon' },
    { endsAt: 'moment', nextAt: 'moment' },
  ],
  [{ endsAt: VALID.startsAt }, { endsAt: 'window' }],
])('%j is refused', (change, problems) => {
  expect(problemsOf({ ...VALID, ...change })).toEqual(problems)
})

test('an incident that is over ends now, also when it began in this minute', () => {
  expect(endedNow(VALID, NOW).endsAt).toBe('2026-11-16T12:01:00.000Z')
  const later = new Date('2026-11-16T13:00:00.000Z')
  expect(endedNow(VALID, later).endsAt).toBe(later.toISOString())
})

test('planned, open, ended', () => {
  const states = [
    stored({ starts_at: '2026-11-17T00:00:00.000Z' }),
    stored(),
    stored({ ends_at: '2026-11-16T12:00:10.000Z' }),
  ].map((one) => stateOf(one, NOW))
  expect(states).toEqual(['planned', 'open', 'ended'])
})
