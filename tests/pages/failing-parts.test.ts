// Pages whose services fail show it in their language, keep their layout, and log the error.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { SHOW_BASKET_SCRIPT } from '#contract/site/basket-block.ts'
import type { Services } from '#server/compose/services.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { loadBuiltPages } from '#server/site/pages/page-handler.ts'
import { demoNetwork, demoSite } from '#tests/support/demo-views.ts'
import { withoutScripts } from '#tests/support/settings-client.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'

const REFERENCE = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
const AWAY = new Error('the database is closed')

const fails = async (): Promise<never> => {
  throw AWAY
}

const NOTHING_WORKS = {
  clock: systemClock,
  site: demoSite(),
  network: demoNetwork(),
  status: { isOff: () => false, network: () => null, findOwn: () => null },
  gallery: { listActive: fails },
  posts: { newest: fails, list: fails, find: fails, newsLanguages: fails },
  catalogue: { list: fails, find: fails },
  votes: { recent: fails },
  storefront: { closed: () => null, view: fails },
  statusHistory: { openIncidents: fails },
  botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
  payments: { isSandbox: false, find: fails },
  /** Only donators were ever read. */
  leaderboards: {
    donators: () => ({ data: { monthly: [{ name: 'Budi', value: '50000' }], alltime: [] } }),
    voters: () => ({ data: null }),
    tab: () => ({ data: null }),
    requiredBoards: () => [],
    isVotersSimulated: false,
  },
  channels: { methods: () => [...PAYMENT_METHODS], offer: () => ({ payment_methods: [] }) },
}

const PACK = {
  _id: 'PACK',
  price: 77_000,
  list_price: null,
  sale_until: null,
  image_url: '/art/points-stack-1024.webp',
  description: [],
  sort_id: 1,
  category: '',
  points: 80,
  limited: false,
}

async function render(path: string, parts: object = NOTHING_WORKS) {
  const reported: unknown[] = []
  const handle = await loadBuiltPages('build', {
    services: parts as Services,
    reportError: (error) => reported.push(error),
  })
  const rendered = await handle(new URL(PUBLIC_URL + path))
  if (rendered.kind === 'redirect') throw new Error('redirected')
  return { ...rendered, visible: withoutScripts(rendered.html), reported }
}

test.each([
  ['/en/store', 'Failed to load products'],
  ['/id/store', 'Gagal memuat produk'],
  ['/en/store/product/PACK', 'Failed to load product'],
  ['/id/store/product/PACK', 'Gagal memuat produk'],
  [`/en/store/checkout/${REFERENCE}`, 'Failed to fetch payment details'],
  [`/id/store/checkout/${REFERENCE}`, 'Detail pembayaran gagal dimuat'],
])('%s says "%s", and the error is reported', async (path, sentence) => {
  const { status, html, reported } = await render(path)
  expect(status).toBe(503)
  const headings = [...html.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(headings).toContain(sentence)
  expect(new Set(reported)).toEqual(new Set([AWAY]))
})

test('the store sells also while goal and supporters cannot be read', async () => {
  const { status, visible, reported } = await render('/en/store', {
    ...NOTHING_WORKS,
    catalogue: { list: async () => [{ ...PACK, name: '80 Premium Points' }] },
  })
  expect(status).toBe(200)
  expect(visible).toContain('Rp77.000')
  expect(new Set(reported)).toEqual(new Set([AWAY]))
})

test.each([
  ['en', 'If you&#x27;ve paid, don&#x27;t pay again.'],
  ['id', 'Kalau sudah bayar, jangan bayar lagi.'],
])(
  'a payment that cannot be read in %s is not paid twice, and Discord is named',
  async (language, sentence) => {
    const { html } = await render(`/${language}/store/checkout/${REFERENCE}`)
    expect(html).toContain(sentence)
    expect(html).toContain(`href="${demoSettings.links.discord}"`)
  },
)

test('home shows the built-in images and no price when images, news, votes and products cannot be listed', async () => {
  const { status, html, reported } = await render('/en')
  expect(status).toBe(200)
  expect(html).toContain('alt="Wooden houses on stilts around a lake at dusk"')
  expect(reported).toEqual(Array.from({ length: 6 }, () => AWAY))
})

test('voters of a real site that never loaded are left out without a word', async () => {
  const { visible } = await render('/en/leaderboard')
  expect(visible).toContain('Rp50.000')
  expect(visible).not.toContain('Failed to fetch')
  expect(visible).not.toContain('Top Voters')
})

test.each([
  ['en', 'Rankings are on their way'],
  ['id', 'Peringkatnya sedang disiapkan'],
])('a tab of a real site that never loaded says in %s: %s', async (language, sentence) => {
  const { status, html } = await render(`/${language}/leaderboard?tab=survival`)
  expect(status).toBe(200)
  expect(html).toContain(sentence)
  expect(html).not.toContain('role="alert"')
  expect(html).not.toContain('class="board-row')
})

test.each([
  [
    'lacks most boards',
    { statistic_player_kills: { weekly: [{ name: 'Ayu', value: '1' }], monthly: [], alltime: [] } },
    1,
  ],
  ['has no rows', { statistic_player_kills: { weekly: [], monthly: [], alltime: [] } }, 0],
])('a database of a real site that %s shows no error and no endpoint', async (_, data, boards) => {
  const leaderboards = { ...NOTHING_WORKS.leaderboards, tab: () => ({ data }) }
  const { visible } = await render('/en/leaderboard?tab=survival', { ...NOTHING_WORKS, leaderboards })
  expect(visible.match(/<section[^>]*aria-labelledby="(?:board-|star)/g) ?? []).toHaveLength(boards)
  expect(visible.includes('No rankings yet')).toBe(boards === 0)
  expect(visible).not.toMatch(/Missing data|vault_eco_balance|aureliumskills/)
})

test('a page that cannot be rendered shows the error page in its layout, without scripts', async () => {
  const unreadable = { isOff: () => false, network: () => ({ online: true }), findOwn: () => null }
  const { status, html, reported } = await render('/id', { ...NOTHING_WORKS, status: unreadable })
  expect(status).toBe(500)
  expect(reported.at(-1)).toBeInstanceOf(TypeError)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="id">/)
  expect(html).toContain('Ada yang salah')
  expect(html).toContain('id="main"')
  const withoutBasket = html.replace(`<script>${SHOW_BASKET_SCRIPT}</script>`, '')
  expect(withoutBasket).not.toMatch(/<script(?! type="application\/ld\+json")/)
})
