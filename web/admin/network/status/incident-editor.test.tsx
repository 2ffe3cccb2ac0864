import { expect, test } from 'vitest'
import type { AdminIncident } from '#contract/network/status-history.schema.ts'
import { renderPage } from '#tests/support/render-page.tsx'

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
  expect(texts('.toast')).toEqual(['Saved, on the status page now.'])
})

test('an open incident is ended by one button, and a server that was removed stays named in it', async () => {
  const { bodies, click, texts } = await openIncident('I1')
  expect(texts('main form fieldset label')).toEqual(['Website & store', 'old'])
  await click('main form button', 'It is over')
  expect(bodies).toMatchObject([{ servers: ['old'], ends_at: expect.any(String), version: 1 }])
})
