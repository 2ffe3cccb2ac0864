import { expect, onTestFinished, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { OpenIncident } from '#contract/network/status-history.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'

const UP: ServerStatus = { online: true, players: { online: 1_204, max: 5_000 }, version: '1.21.8' }
const NO_IMAGES: GamemodeImages = { survival: [], skyblock: [], creative: [] }
const STATUS = 'GET /api/server-status/:id'
const FIGURES = 'main dl dd'
const HERO = '.hero [role=status]'

const VOTE_NAMES = ['Ayu', 'Budi', '.Kopi']

type Shown = {
  incidents?: OpenIncident[]
  status?: ServerStatus | 'off' | null
  voters?: readonly string[]
  newest?: PostSummary
}

function openHome(
  address: string,
  api: FakeApi = {},
  { status = UP, voters = [], newest, incidents = [] }: Shown = {},
) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return renderPage(address, {
    api: { [STATUS]: UP, 'GET /api/gamemodes/images': NO_IMAGES, ...api },
    services: {
      status: {
        isOff: () => status === 'off',
        network: () => (status === 'off' ? null : status),
        findOwn: () => null,
      },
      gallery: { listActive: async () => NO_IMAGES },
      posts: { newest: async () => newest ?? null },
      leaderboards: { voters: () => null, tab: () => null },
      votes: {
        recent: async () => voters.map((name) => ({ name, site: 'TopG', at: '2026-11-17T10:58:00.000Z' })),
      },
      statusHistory: { openIncidents: async () => incidents },
      clock: { now: () => new Date('2026-11-17T11:00:00Z') },
      storefront: { view: async () => ({ closed: null, goal: null, supporters: [] }) },
      channels: { methods: () => [] },
      catalogue: { list: async () => [] },
    },
  })
}

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
  const skies = () => [get('.hero').dataset.sky, texts('.hero > picture').length]
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

test.each(['header button', '.hero .btn-primary', `${HERO} button`])(
  'Play Now at %s copies the address and says so',
  async (place) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => writeText.mockRestore())
    const { click, texts } = await openHome('/en')
    await click(place, /^Play/)
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

const added = (image_url: string) => ({ ...NO_IMAGES, survival: [{ image_url }] })
const slides = (mode: string) => {
  const title = [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === mode)
  const box = title?.closest('article')
  return {
    images: [...(box?.querySelectorAll('.slide img') ?? [])],
    marks: box?.querySelectorAll('.pips button'),
  }
}
const OWN = 'Wooden houses on stilts around a lake at dusk'

test('uploaded pictures replace those of the build, which replace one that cannot be loaded', async () => {
  const { fire } = await openHome('/en', { 'GET /api/gamemodes/images': added('/icons/icon-512.png') })
  const [image] = slides('Survival Mix').images
  expect(image?.getAttribute('src')).toBe('/icons/icon-512.png')
  expect(slides('Survival Mix').marks).toHaveLength(0)
  expect(slides('SkyBlock Tycoon').marks).toHaveLength(3)
  if (image) await fire(image, new Event('error'))
  expect(slides('Survival Mix').images[0]?.getAttribute('alt')).toBe(OWN)
})

test('without a reply the pictures of the build stay', async () => {
  await openHome('/en', { 'GET /api/gamemodes/images': unreachable })
  expect(slides('Survival Mix').images[0]?.getAttribute('alt')).toBe(OWN)
  expect(slides('Survival Mix').marks).toHaveLength(3)
})

test('three real events are a moving list with a pause, whose copy nobody reads; two are none', async () => {
  const { click, find, texts } = await openHome('/id', {}, { voters: VOTE_NAMES })
  expect(texts('.pulse ul:not([inert]) li')).toEqual(VOTE_NAMES.map((name) => `${name} vote di TopG2 menit`))
  expect(document.querySelectorAll('.pulse ul[inert] li')).toHaveLength(3)
  await click('button', 'Jeda daftar berjalan')
  expect(find('.pulse[data-paused] button[aria-pressed=true]')).toBeDefined()
  await openHome('/id', {}, { voters: VOTE_NAMES.slice(1) })
  expect(find('.pulse')).toBeUndefined()
})

test('the more players are online, the more windows are lit, once the picture is there; none while the network is offline', async () => {
  const picture = Promise.withResolvers<void>()
  HTMLImageElement.prototype.decode = () => picture.promise
  const lit = () => document.querySelectorAll('.windows i').length
  const { wait } = await openHome('/en', { [STATUS]: { ...UP, players: { online: 31, max: 100 } } })
  await wait(5_000)
  expect(lit()).toBe(0)
  picture.resolve()
  await wait(1_000)
  expect(lit()).toBe(10)
  await (await openHome('/en', { [STATUS]: { ...UP, online: false } })).wait(1_000)
  expect(lit()).toBe(0)
})

test('the newest of the news is shown only where there is one', async () => {
  expect((await openHome('/en')).find('h2', 'News')).toBeUndefined()
  const newest = {
    slug: 'season-2',
    path: '/en/news/season-2',
    title: 'Season 2',
    summary: 'It begins.',
    image_url: null,
    ...{ scene: 'survival-lake', minutes: 2 },
    published_at: '2026-11-17T10:00:00.000Z',
  }
  const { get, texts } = await openHome('/en', {}, { newest })
  expect(texts('a[href="/en/news/season-2"]')).toEqual(['17NovSeason 2It begins.17 November 20262 min read'])
  expect(get('a', 'All news').getAttribute('href')).toBe('/en/news')
})
