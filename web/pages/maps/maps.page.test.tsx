import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { createNetworkViews } from '#server/site/views/network-views.service.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const UP: ServerStatus = { online: true, players: { online: 46, max: 100 }, version: '' }
const STATUS = 'GET /api/server-status/:id'

const open = (status: ServerStatus | null, change: object = {}, later = status) => {
  const maps = demoSettings.maps.slice(0, 1).map((map) => ({ ...map, ...change }))
  const network = createNetworkViews({ shownSettings: () => ({ ...demoSettings, maps }) })
  return renderPage('/en/maps', {
    api: later ? { [STATUS]: later } : {},
    services: { network, status: { findOwn: (id) => (id === 'survival' ? status : null) } },
  })
}

test('a map shows who plays on the server of its id, and follows it every minute', async () => {
  const { texts, calls } = await open(UP, {}, { ...UP, players: { online: 0, max: 100 } })
  expect(texts('main .pic p')).toEqual(['Nobody in right now'])
  expect(calls).toEqual(['GET /api/server-status/survival'])
})

test('without a source, and while the server hides its players, there is no number', async () => {
  const { texts, calls } = await open(null)
  expect([texts('main .pic p'), calls]).toEqual([[], []])
  expect(texts('main a[target=_blank] h2')).toEqual(['Survival Mix'])
  expect((await open({ ...UP, players: { online: 0, max: 0, hidden: true } })).texts('main .pic p')).toEqual(
    [],
  )
  expect((await open(UP)).texts('main .pic p')).toEqual(['46 playing now'])
})

test('the map of a server that is away leads to the status page, one that is coming soon nowhere', async () => {
  const away = await open({ ...UP, online: false })
  expect(away.texts('main .badge')).toEqual(['Not reachable'])
  expect(away.texts('main a')).toEqual(['Server status'])
  const soon = await open(UP, { coming_soon: true })
  expect(soon.texts('main .badge')).toEqual(['Coming soon'])
  expect([soon.texts('main a'), soon.calls]).toEqual([[], []])
})
