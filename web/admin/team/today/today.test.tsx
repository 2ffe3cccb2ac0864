// The first page of the admin area with waiting entries and outages.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { adminEn } from '#content/locales/en/admin-index.ts'
import { adminId } from '#content/locales/id/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { SiteView } from '#contract/site/site.ts'
import type { Overview, PartReport, ServerReport } from '#contract/team/overview.schema.ts'
import type { QueueItem } from '#contract/team/today.schema.ts'
import { OverviewContext } from '#web/admin/kit/frame/overview.ts'
import { createAdminTexts } from '#web/admin/kit/text/admin-text.ts'
import { AdminTextContext } from '#web/admin/kit/text/use-admin-text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { StaticRouter } from '#web/kit/router/router.tsx'
import { percentMore } from './compare.ts'
import { ConnectionList } from './connections.tsx'
import { Queue } from './queue.tsx'
import { RevenuePanel } from './revenue-panel.tsx'

const LOCATION = { pathname: '/en/admin/home', search: '', hash: '' }
const TEXTS = { en: createAdminTexts('en', adminEn), id: createAdminTexts('id', adminId) }

/** Links of the admin area are never switched off. */
const SITE = { pages: demoSettings.pages } as SiteView

const OVERVIEW = { data: null, loadedAt: null, problem: null, stale: false, reload: () => {} }

/** The words that are seen, piece by piece. */
function read(screen: ReactNode, language: keyof typeof TEXTS = 'en'): string[] {
  return render(screen, language)
    .split(/<[^>]*>/)
    .filter((piece) => piece !== '')
}

function render(
  screen: ReactNode,
  language: keyof typeof TEXTS = 'en',
  site: Partial<SiteView> = {},
): string {
  const { frame, admin } = TEXTS[language]
  return renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={frame}>
        <AdminTextContext value={admin}>
          <SiteContext value={{ ...SITE, ...site }}>
            <OverviewContext value={OVERVIEW}>{screen}</OverviewContext>
          </SiteContext>
        </AdminTextContext>
      </TextContext>
    </StaticRouter>,
  )
}

const ORDER = { transaction_id: 'P1', username: 'be.Budi', product_name: '80 Points' }
type Delivery = Extract<QueueItem, { kind: 'failed' | 'unknown' }>
const UNKNOWN: Delivery = {
  ...ORDER,
  kind: 'unknown',
  action_id: 'A1',
  at: '2026-11-16T13:02:00.000Z',
  reply: null,
  cause: null,
  product_id: 'PACK',
}
const FAILED: Delivery = { ...UNKNOWN, kind: 'failed', action_id: 'A2', reply: 'User not found: Budi' }
const FLAGGED: QueueItem = {
  ...ORDER,
  kind: 'flagged',
  amount: 114_000,
  at: UNKNOWN.at,
  flag: 'amount_mismatch',
}

const queue = (items: QueueItem[], more = 0) => <Queue items={items} more={more} onChange={() => {}} />

test('says when nothing needs attention', () => {
  expect(read(queue([]))).toContain('All clear.')
  expect(read(queue([]), 'id')).toContain('Semua beres.')
})

test('each item says what happened, to whom, and what to do', () => {
  const words = read(queue([UNKNOWN, FAILED, FLAGGED]))
  expect(words).toEqual(expect.arrayContaining(['Delivery unconfirmed', '.Budi', '80 Points', 'It arrived']))
  expect(words.some((text) => text.startsWith('Sent at 20:02'))).toBe(true)
  expect(words).toEqual(
    expect.arrayContaining(['Delivery failed', 'User not found: Budi', 'Resend', 'Open order', 'Open']),
  )
  expect(words).not.toContain('All clear.')
})

test.each([
  ['name', 'The game does not know this name', 'Correct the name'],
  ['command', 'The game does not know the command', 'Edit the product&#x27;s commands'],
  ['offline', 'The player must be online', 'Resend'],
  ['other', 'The game had an error', 'Open order'],
] as const)(
  'a delivery refused because of %s says so and offers what helps first',
  (cause, title, action) => {
    const words = read(queue([{ ...FAILED, cause }]))
    expect(words).toEqual(expect.arrayContaining([title, action]))
    expect(words.includes('Correct the name')).toBe(cause === 'name')
  },
)

test('an owner edits the commands of the product that the game does not know', () => {
  const owner = { ...OVERVIEW, data: { role: 'owner' } as Overview }
  const html = render(
    <OverviewContext value={owner}>{queue([{ ...FAILED, cause: 'command' }])}</OverviewContext>,
  )
  expect(html).toContain('href="/en/admin/store/products/PACK"')
  const support = { ...OVERVIEW, data: { role: 'support' } as Overview }
  const words = read(
    <OverviewContext value={support}>{queue([{ ...FAILED, cause: 'command' }])}</OverviewContext>,
  )
  expect(words).toContain('Tell an owner')
})

test('a failing checkout names the gateway, its words and the variable to check', () => {
  const item: QueueItem = {
    kind: 'checkout',
    gateway: 'Tripay',
    reason: 'checkout_refused_variable',
    values: { gateway: 'Tripay', words: 'Invalid signature', variable: 'TRIPAY_PRIVATE_KEY' },
    since: UNKNOWN.at,
    times: 3,
  }
  const words = read(queue([item])).join('|')
  expect(words).toContain('Tripay refused the last checkout: Invalid signature')
  expect(words).toContain('Check TRIPAY_PRIVATE_KEY')
  expect(read(queue([item]), 'id').join('|')).toContain('Tripay menolak checkout terakhir')
})

test('only the first item has the yellow button until another one is chosen', () => {
  expect(render(queue([UNKNOWN, FAILED, FLAGGED])).match(/btn-primary/g)).toHaveLength(1)
})

test('five items are shown, then how many more there are', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...FAILED, action_id: `A${index}` }))
  const words = read(queue(many, 9))
  expect(words.filter((text) => text === 'Delivery failed')).toHaveLength(5)
  expect(words).toEqual(expect.arrayContaining(['17', '12 more']))
})

test.each([
  [130, 100, 30],
  [70, 100, -30],
  [5, null, null],
  [5, 0, null],
])('%d against %d is %d per cent', (now, compared, percent) => {
  expect(percentMore(now, compared)).toBe(percent)
})

const PART: PartReport = { part: 'payments', mode: 'real', uses: 'Tripay', trouble: null, since: null }
const connections = (parts: PartReport[], servers: ServerReport[] = []) => (
  <ConnectionList parts={parts} servers={servers} />
)

test('a simulated part is named in the language of the reader, a service by its own name', () => {
  const game: PartReport = { ...PART, part: 'status', mode: 'sandbox', uses: 'game server simulator' }
  expect(read(connections([game, PART]), 'id')).toEqual(
    expect.arrayContaining(['simulator server game', 'Tripay']),
  )
})

test('test orders are left out where payments are real, also before the first order', () => {
  const none = { orders: 0, paid: 0, delivered: 0, queue: [], more: 0, last_orders: [] }
  const revenue = { today: 0, usual: null, compared: null, days: [] }
  const panel = <RevenuePanel today={{ ...none, revenue }} queued={null} seesMoney />
  expect(render(panel, 'en', { isPlayMoney: false })).toContain('without test orders')
  expect(render(panel, 'en', { isPlayMoney: true })).not.toContain('without test orders')
})

test('a failing part shows for how long and why', () => {
  const since = new Date(Date.now() - 12 * 60_000).toISOString()
  const away = { ...PART, trouble: 'connect ECONNREFUSED', since }
  expect(read(connections([away]))).toEqual(
    expect.arrayContaining(['Tripay', 'No reply, 12 min', 'connect ECONNREFUSED']),
  )
  expect(read(connections([away]), 'id')).toContain('Tidak menjawab, 12 mnt')
  expect(read(connections([{ ...away, since: null }]))).toContain('No reply')
})

test('a failing part is explained in the words of Go live', () => {
  const found = { reason: 'connection_refused' as const, values: { address: '127.0.0.1:4429' } }
  const away = { ...PART, trouble: 'connect ECONNREFUSED 127.0.0.1:4429', found, since: null }
  expect(read(connections([away]))).toContain('Connection refused at 127.0.0.1:4429.')
  const refused = { reason: 'checkout_refused' as const, values: { gateway: 'Tripay', words: 'No' } }
  expect(read(connections([{ ...away, found: refused }]))).toContain('Not working')
})

test('a working part shows working, demo or off', () => {
  expect(read(connections([PART]))).toContain('Working')
  expect(read(connections([{ ...PART, mode: 'sandbox' }]))).toContain('Demo')
  expect(read(connections([{ ...PART, mode: 'off' }]))).toContain('Off')
})

test('of several game servers each has a line', () => {
  const server: ServerReport = {
    id: 'a',
    name: 'Survival',
    mode: 'real',
    waits_for: null,
    trouble: null,
    since: null,
    waiting: 0,
    awaiting_players: 0,
  }
  const sky = { ...server, id: 'b', name: 'SkyBlock', waits_for: 'rcon_password' as const }
  const words = read(connections([{ ...PART, part: 'delivery' }], [server, sky]))
  expect(words).toEqual(
    expect.arrayContaining(['Delivery: Survival', 'Working', 'Delivery: SkyBlock', 'Not set up']),
  )
})
