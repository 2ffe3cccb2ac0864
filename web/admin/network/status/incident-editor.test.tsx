import { expect, test } from 'vitest'
import { describeProblems } from '#content/settings/describe-problems.ts'
import { type AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { endOf, newIncident, stateOf } from './incident-editor.tsx'

const INCIDENT: AdminIncident = {
  _id: 'I1',
  version: 1,
  updated_at: '2026-11-16T12:00:00.000Z',
  updated_by: 'ayu',
  level: 'slow',
  servers: ['old'],
  title: { en: 'Slow', id: 'Lambat' },
  text: { en: 'Large islands.', id: 'Pulau besar.' },
  starts_at: '2020-11-16T12:00:00.000Z',
  ends_at: null,
  next_update_at: null,
}

function openIncident(id: string) {
  const save = ({ body }: { body: unknown }) => ({ ...INCIDENT, ...(body as object), version: 2 })
  return renderPage(`/en/admin/network/status/${id}`, {
    api: {
      'GET /api/admin/incidents': { incidents: [INCIDENT], servers: [{ id: '@store', name: null }] },
      'POST /api/admin/incidents': save,
      'PUT /api/admin/incidents/:id': save,
    },
  })
}

test('a new incident needs a title and a text in both languages', async () => {
  const { bodies, click, texts, type } = await openIncident('new')
  await click('main form button', 'Save incident')
  expect(texts('main form .error')).toHaveLength(4)
  for (const language of ['English', 'Indonesian']) {
    await type('main form input', `Title in ${language}`, 'Slow')
    await type('main form textarea', `Text in ${language}`, 'Large\nislands.')
  }
  await click('main form input[type=checkbox]')
  await click('main form button', 'Save incident')
  expect(bodies).toMatchObject([
    { servers: ['@store'], title: { en: 'Slow', id: 'Slow' }, text: { en: 'Large islands.' } },
  ])
  expect(texts('.toast')).toEqual(['Saved, live now'])
})

test('an open incident is ended by one button, and a server that was removed stays named in it', async () => {
  const { bodies, click, texts } = await openIncident('I1')
  expect(texts('main form fieldset label')).toEqual(['Website & store', 'old'])
  await click('main form button', 'It is over')
  expect(bodies).toMatchObject([{ servers: ['old'], ends_at: expect.any(String), version: 1 }])
})

const NOW = new Date('2026-11-16T12:00:30.000Z')
const title = { en: 'Slow', id: 'Lambat' }
const text = { en: 'Large\nislands. ', id: 'Pulau besar.' }
const VALID: IncidentForm = { ...newIncident(NOW), title, text }

test('a new one begins in this minute, and line breaks of its text become spaces', () => {
  const form = IncidentForm.parse(VALID)
  expect(form).toMatchObject({ text: { en: 'Large islands.' }, starts_at: '2026-11-16T12:00:00.000Z' })
  expect(IncidentForm.parse(form)).toEqual(form)
})

const NO_MOMENT = 'A date and time, for example 17 Nov 2026, 19:00.'

test.each<[object, object]>([
  [{ title: { ...title, id: ' ' } }, { 'title.id': 'Required.' }],
  [{ title: { ...title, en: 'x'.repeat(81) } }, { 'title.en': 'At most 80 characters.' }],
  [{ text: { ...text, en: 'x'.repeat(401) } }, { 'text.en': 'At most 400 characters.' }],
  [{ text: { ...text, id: 'a\u0000b' } }, { 'text.id': 'Please check this value.' }],
  [{ starts_at: null }, { starts_at: 'Required.' }],
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

test.each([
  ['planned', { starts_at: '2026-11-17T00:00:00.000Z' }],
  ['open', {}],
  ['ended', { ends_at: '2026-11-16T12:00:10.000Z' }],
])('%s: %j', (state, change) => {
  expect(stateOf({ ...INCIDENT, ...change }, NOW)).toBe(state)
})
