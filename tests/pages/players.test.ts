// The page of one board, the page of a player, the search and the share picture, of the demo.
import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Board } from '#contract/network/leaderboards.schema.ts'
import { findHtmlProblems } from '#tests/support/html.ts'
import { PUBLIC_URL, startOwned } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const BALANCE = '/id/leaderboard/survival/balance'

const site = await siteOfFile()

// The boards are read in the background.
const boards = await vi.waitFor(async () => {
  const response = await site.get('/api/leaderboards/survival')
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, Board>
}, 10_000)
const balance = boards.vault_eco_balance as Board

const first = () => balance.weekly[0]?.name ?? ''
const pathOf = (name: string) => `/id/player/${encodeURIComponent(name)}`

test('the API still sends twenty rows of each period', () => {
  expect([balance.weekly, balance.monthly, balance.alltime].map((rows) => rows.length)).toEqual([20, 20, 20])
})

test('the page of a board lists more than twenty players, in the served HTML', async () => {
  const { status, html } = await site.seen(BALANCE)
  expect(status).toBe(200)
  expect(html.match(/class="board-row"/g)?.length).toBeGreaterThan(50)
  // The names of the podium have places where they may break.
  for (const { name } of balance.weekly) expect(html.replaceAll('<wbr/>', '')).toContain(`>${name}</a>`)
  expect(html).toContain(`href="${pathOf(first())}"`)
  expect(await findHtmlProblems((await site.text(BALANCE)) ?? '')).toEqual([])
})

test('a period of a board has its own address, and an unknown one shows the default', async () => {
  const [weekly, alltime, unknown] = [
    await site.seen(BALANCE),
    await site.seen(`${BALANCE}?period=alltime`),
    await site.seen(`${BALANCE}?period=current`),
  ]
  const order = ({ html }: typeof weekly) =>
    [...html.replaceAll('<wbr/>', '').matchAll(/row-link[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name)
  expect(order(alltime)).not.toEqual(order(weekly))
  expect(order(alltime)[0]).toBe(balance.alltime[0]?.name)
  expect(order(unknown)).toEqual(order(weekly))
})

test.each([
  '/id/leaderboard/survival/nothing',
  '/id/leaderboard/nothing/balance',
  '/id/leaderboard/global/balance',
  '/id/leaderboard/__proto__/constructor',
])('%s is not found', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('the boards of the whole network have pages too', async () => {
  for (const board of ['donators', 'voters']) {
    expect((await site.get(`/en/leaderboard/global/${board}`)).status).toBe(200)
  }
})

test('the page of a player has the ranks, and the share picture of the site', async () => {
  const { status, html } = await site.seen(pathOf(first()))
  expect(status).toBe(200)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${first().replace('.', '\\.')}</h1>`))
  expect(html).toContain('href="/id/leaderboard/survival/balance"')
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(picture).toMatch(/\.jpg$/)
  const response = await site.get(picture.slice(PUBLIC_URL.length))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await findHtmlProblems(await site.text(pathOf(first())))).toEqual([])
})

test('a name that nobody has is not found, names who may be meant, and is not indexed', async () => {
  const typed = `${first().slice(0, -1)}${first().endsWith('x') ? 'y' : 'x'}`
  const { status, html } = await site.seen(pathOf(typed))
  expect(status).toBe(404)
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toContain(`href="${pathOf(first())}"`)
})

test.each(['%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'a'.repeat(200), '%F0%9F%8C%A0', '%E2%80%AE'])(
  'a hostile name, %s, is not found',
  async (name) => {
    const { status, html } = await site.seen(`/en/player/${name}`)
    expect(status).toBe(404)
    expect(html).not.toContain('<script>alert')
  },
)

test('the search finds a part of a name, and the whole name opens its page', async () => {
  const part = first().replace(/^\./, '').slice(0, 4)
  const found = await site.seen(`/en/player?q=${part}`)
  expect(found.status).toBe(200)
  expect(found.html).toContain(`href="/en/player/${encodeURIComponent(first())}"`)
  expect(found.html).toContain('name="robots" content="noindex"')
  expect(await findHtmlProblems(await site.text(`/en/player?q=${part}`))).toEqual([])

  const exact = await site.get(`/en/player?q=${encodeURIComponent(first().toLowerCase())}`)
  expect(exact.headers.get('location')).toBe(`/en/player/${encodeURIComponent(first())}`)
})

test('a name that nobody has leads to near ones, and no name to nobody', async () => {
  const typed = `${first().slice(0, -1)}${first().endsWith('x') ? 'y' : 'x'}`
  expect((await site.seen(`/id/player?q=${typed}`)).html).toContain(`href="${pathOf(first())}"`)
  expect((await site.seen('/id/player?q=')).html).not.toContain('href="/id/player/')
})

test('the API finds players from the first letter on, six at most, and near names where there are none', async () => {
  const find = async (q: string) => {
    const response = await site.get(`/api/players?q=${encodeURIComponent(q)}`)
    return {
      status: response.status,
      ...((await response.json()) as { players: unknown[]; near: unknown[] }),
    }
  }
  const [one, whole, none] = await Promise.all([find('a'), find(first()), find('zzzzzzzzzzzz')])
  expect([one.players.length, one.near]).toEqual([6, []])
  expect(whole.players[0]).toMatchObject({ name: first() })
  expect([none.status, none.players, none.near]).toEqual([200, [], []])
  expect((await find(`${first().slice(0, -1)}~`)).players).toEqual([])
  expect((await site.get('/api/players?q=')).status).toBe(400)
})

test('with player pages off, there is no link and no page', async () => {
  await using other = await startOwned()
  const name = first()
  await other.admin.save('pages', { ...demoSettings.pages, player: false })
  const { html } = await other.seen('/id/leaderboard?tab=survival')
  expect(html).not.toContain('/id/player')
  for (const path of [pathOf(name), '/id/player?q=bayu']) {
    expect((await other.get(path)).status).toBe(404)
  }
})
