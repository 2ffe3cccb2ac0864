import { expect, onTestFinished, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { OpenIncident } from '#contract/network/status-history.ts'
import { openHome, STATUS, UP } from '#tests/support/open-home.tsx'
import { failure, unreachable } from '#tests/support/render-page.tsx'

const FIGURES = 'main dl dd'
const HERO = '.hero .indicator'

test('an incident that lasts is above the first screen', async () => {
  const incidents: OpenIncident[] = [{ id: 'A', level: 'outage', title: 'Survival restarts' }]
  const { texts } = await openHome('/en', {}, { incidents })
  expect(texts('main > aside[aria-label=Incident]')).toEqual(['Survival restarts'])
})

test('a failed poll of the status shows Offline and preserves the version, the next one is up again', async () => {
  let reply: () => ServerStatus | ReturnType<typeof failure> = () => UP
  const { calls, texts, wait } = await openHome('/en', { [STATUS]: () => reply() })
  expect(texts(HERO)).toEqual(['Server is online · 1,204 Players · Play now'])
  expect(texts(FIGURES)).toEqual(['1,204 / 5,000', '1.21.8', '76,000+'])
  const polls = () => calls.filter((call) => call === 'GET /api/server-status/network').length
  expect(polls()).toBe(1)
  for (const failed of [() => failure(500, 'internal'), unreachable]) {
    reply = failed
    await wait(60_000)
    expect(texts(HERO)).toEqual(['Offline'])
    expect(texts(FIGURES)).toEqual(['0 / 5,000', '1.21.8', '76,000+'])
    reply = () => UP
    await wait(60_000)
    expect(texts(HERO)).toEqual(['Server is online · 1,204 Players · Play now'])
  }
  expect(polls()).toBe(5)
})

test.each([
  ['en', 'Server is online · Play now', '–'],
  ['id', 'Server online · Main sekarang', '–'],
])('a server that hides its players is online in %s, without a number', async (language, words, figure) => {
  const status: ServerStatus = { ...UP, players: { online: 0, max: 0, hidden: true } }
  const { texts } = await openHome(`/${language}`, { [STATUS]: status }, { status })
  expect(texts(HERO)).toEqual([words])
  expect(texts(FIGURES)).toEqual([figure, '1.21.8', '76,000+'])
})

test('an open page shows the sky of the hour that begins, above the one it came with', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T11:59:30Z') })
  const { get, texts, wait } = await openHome('/en')
  const skies = () => [get('.hero').dataset.sky, texts('.hero > picture:not(.lamps)').length]
  expect(skies()).toEqual(['dusk', 1])
  await wait(60_000)
  expect(skies()).toEqual(['night', 2])
})

test('the hero says when the visitor’s own connection is down', async () => {
  let reply: () => ServerStatus = () => UP
  const { texts, wait } = await openHome('/en', { [STATUS]: () => reply() })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  reply = unreachable
  window.dispatchEvent(new Event('offline'))
  await wait(60_000)
  expect(texts(HERO)).toEqual(['Offline · Your internet connection is down'])
})

test('each mode shows its start date and season', async () => {
  const { texts } = await openHome('/en')
  expect(texts('article').map((text) => text.match(/Since \d+ \w+ \d+|Season \d/g))).toEqual([
    ['Since 23 July 2022', 'Season 1'],
    ['Since 26 August 2023', 'Season 1'],
    ['Since 7 August 2024'],
  ])
})

test('numbers have the Indonesian format in Indonesian', async () => {
  const { texts } = await openHome('/id')
  expect(texts(HERO)).toEqual(['Server online · 1.204 pemain · Main sekarang'])
})

test('without a server to ping there is no indicator and no number of the status', async () => {
  const { texts } = await openHome('/en', {}, { status: 'off' })
  expect([texts(HERO), texts(FIGURES)]).toEqual([[], ['76,000+']])
})

test.each([
  ['en', 'Join Discord'],
  ['id', 'Gabung Discord'],
])('in %s the first screen leads to Discord, in a new tab, as "%s"', async (language, words) => {
  const { get } = await openHome(`/${language}`)
  const link = get('.hero a.btn-outline')
  expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    words,
    demoSettings.links.discord,
    '_blank',
  ])
})

test.each(['header button', '.hero .btn-primary'])(
  'Play Now at %s copies the address and says so',
  async (place) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => writeText.mockRestore())
    const { click, texts } = await openHome('/en')
    await click(place, /Play/)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('play.angkasa.example')
    expect(texts('[aria-live=polite] .toast')).toEqual(['play.angkasa.example copied to clipboard'])
  },
)

test('the logo points to / but opens the home page in the language of the visitor', async () => {
  const { click, get } = await openHome('/id/maps?x=1')
  expect(get('header a', 'Angkasa Network').getAttribute('href')).toBe('/')
  await click('header a', 'Angkasa Network')
  expect(window.location.pathname + window.location.search).toBe('/id')
  expect(get('#hero-name')).toBeDefined()
})

test('before the first status the network is offline and its figures are loading', async () => {
  const { promise, resolve } = Promise.withResolvers<ServerStatus>()
  const { find, texts, wait } = await openHome('/en', { [STATUS]: () => promise }, { status: null })
  expect(texts(HERO)).toEqual(['Offline'])
  expect(find(`${HERO} .dot.text-bad`)).toBeDefined()
  expect(texts(FIGURES)).toEqual(['Loading...', 'Loading...', '76,000+'])
  resolve(UP)
  await wait()
  expect(texts(HERO)).toEqual(['Server is online · 1,204 Players · Play now'])
  expect(find(`${HERO} .dot.live.text-ok`)).toBeDefined()
  expect(texts(FIGURES)).toEqual(['1,204 / 5,000', '1.21.8', '76,000+'])
})

test('figures are loading until the first ping has an answer, which is asked for every two seconds', async () => {
  const PENDING = { online: false, players: { online: 0, max: 0 }, version: '', pending: true } as const
  let reply: ServerStatus = PENDING
  const { texts, wait } = await openHome('/en', { [STATUS]: () => reply }, { status: null })
  await wait(4_000)
  expect(texts(FIGURES)).toEqual(['Loading...', 'Loading...', '76,000+'])
  reply = { ...UP, online: false }
  await wait(2_000)
  expect(texts(FIGURES)).toEqual(['0 / 5,000', '1.21.8', '76,000+'])
})
