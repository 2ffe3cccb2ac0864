// What is below the numbers, and what comes when the picture of the hero is there.
import { expect, test, vi } from 'vitest'
import type { GoalView } from '#contract/shop/storefront.ts'
import { NO_IMAGES, openHome, STATUS, UP } from '#tests/support/open-home.tsx'
import { unreachable } from '#tests/support/render-page.tsx'
import { countLit } from './lamps.tsx'

const VOTE_NAMES = ['Ayu', 'Budi', '.Kopi']

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

test.each([
  ['2026-11-17T10:58:00.000Z', 'Barusan', '2 menit'],
  ['2026-11-16T20:00:00.000Z', 'Belakangan ini', '15 jam'],
])(
  'three real events are a list, called "just now" only when they are; two are none',
  async (at, title, ago) => {
    const { find, texts } = await openHome('/id', {}, { voters: VOTE_NAMES, at })
    expect(find('h2', title)).toBeDefined()
    expect(texts('[aria-labelledby=pulse] li')).toEqual(
      VOTE_NAMES.map((name) => `${name} vote di TopG ${ago}`),
    )
    await openHome('/id', {}, { voters: VOTE_NAMES.slice(1), at })
    expect(find('[aria-labelledby=pulse]')).toBeUndefined()
  },
)

test('lamps and sparks come once the picture is there; the more players are online, the more lamps are lit', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T11:00:00Z') })
  const picture = Promise.withResolvers<void>()
  HTMLImageElement.prototype.decode = () => picture.promise
  const lit = () => document.querySelector<HTMLElement>('.lamps')?.dataset.lit
  const status = { ...UP, players: { online: 31, max: 100 } }
  const { wait } = await openHome('/en', { [STATUS]: status }, { status })
  await wait(5_000)
  expect([lit(), document.querySelectorAll('.mote').length]).toEqual([undefined, 0])
  picture.resolve()
  await wait(1_000)
  await vi.dynamicImportSettled()
  await wait()
  expect([lit(), document.querySelectorAll('.mote').length]).toEqual(['10', 8])
})

test.each([
  ['by day', UP, 'day'],
  ['while the network is offline', { ...UP, online: false }, 'night'],
  ['while the number of players is unknown', null, 'night'],
  ['without a server to ping', 'off', 'night'],
] as const)('no lamp is lit %s', (_, status, sky) => {
  expect(countLit(status, sky)).toBe(0)
})

const NEWEST = {
  slug: 'season-2',
  path: '/en/news/season-2',
  title: 'Season 2',
  summary: 'It begins.',
  image_url: null,
  scene: 'survival-lake',
  minutes: 2,
  published_at: '2026-11-17T10:00:00.000Z',
}

test('the newest of the news is shown only where there is one', async () => {
  expect((await openHome('/en')).find('h2', 'News')).toBeUndefined()
  const { get } = await openHome('/en', {}, { newest: NEWEST })
  expect(get('a[href="/en/news/season-2"]', /Season 2/).textContent).toContain(
    'It begins.17 November 20262 min read',
  )
  expect(get('a', 'All news').getAttribute('href')).toBe('/en/news')
})

test('the goal of the month stands beside the news, or alone; without both the modes follow the numbers', async () => {
  const goal: GoalView = { percent: 77, month: 11, daysLeft: 3, text: 'New machine' }
  const { get, find } = await openHome('/en', {}, { newest: NEWEST, goal })
  const part = get('[aria-labelledby=goal]')
  expect(part.textContent).toContain('November goalNew machine77%')
  expect(part.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('77% reached')
  expect(part.parentElement?.childElementCount).toBe(2)
  await openHome('/en', {}, { goal })
  expect(get('[aria-labelledby=goal]').parentElement?.childElementCount).toBe(1)
  await openHome('/en')
  expect(find('main .wrap + .wrap')?.matches('section:has(article)')).toBe(true)
})

test('three leaders stand on blocks; two are no podium', async () => {
  const { get, texts, find } = await openHome('/en', {}, { leaders: ['Tiara99', '.KopiSusu', 'Rangga_07'] })
  expect(texts('.top-three li')).toEqual(['Tiara9930 votes1', '.KopiSusu28 votes2', 'Rangga_0726 votes3'])
  expect(get('[aria-labelledby=top] a', 'Leaderboard').getAttribute('href')).toBe('/en/leaderboard')
  await openHome('/en', {}, { leaders: ['Tiara99', '.KopiSusu'] })
  expect(find('.top-three')).toBeUndefined()
})

test('Play Now stands in the bar and once more', async () => {
  const { texts } = await openHome('/en', {}, { newest: NEWEST, voters: VOTE_NAMES })
  expect(texts('button').filter((text) => /play/i.test(text))).toHaveLength(2)
})
