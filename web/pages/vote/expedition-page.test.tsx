import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const SITES = demoSettings.votes.sites.length
const CHEST = 'main li:last-child h2'

/** The simulated sites send a vote for every site that was opened. */
function openVotes(receiver: 'real' | 'sandbox', language: 'en' | 'id' = 'en', voter = 'Budi') {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T03:00:00Z') })
  if (voter) window.localStorage.setItem('voteName', voter)
  const voted = new Set<number>()
  const reply = ({ query }: { query: URLSearchParams }): PlayerVotes => {
    for (const position of query.get('opened')?.split(',') ?? []) voted.add(Number(position))
    return {
      name: 'Budi',
      sites: demoSettings.votes.sites.map((_, index) => ({
        verifiable: true,
        voted_at: voted.has(index + 1) ? '2026-11-18T03:00:00.000Z' : null,
        again_at: voted.has(index + 1) ? '2026-11-19T03:00:00.000Z' : null,
      })),
      streak: 2,
      days: ['2026-11-17', '2026-11-18'],
      all_done: voted.size === SITES,
    }
  }
  return renderPage(`/${language}/vote`, {
    api: { 'GET /api/votes/mine': reply },
    services: { votes: { isOn: true, receiver } },
  })
}

test.each([
  ['en', "Today's expedition", 'Vote Now'],
  ['id', 'Ekspedisi hari ini', 'Vote'],
] as const)('nine islands lead to their sites in new tabs, in %s', async (language, title, words) => {
  const { texts } = await openVotes('real', language)
  expect(texts('h1')).toEqual([title])
  const links = [...document.querySelectorAll('main ol > li:not(.isle-chest) a')]
  expect(links.map((link) => link.textContent)).toEqual(links.map(() => words))
  const attributes = ['href', 'target', 'rel', 'aria-label']
  expect(links.map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual(
    demoSettings.votes.sites.map(({ name, url }) => [
      url,
      '_blank',
      expect.stringContaining('noopener'),
      expect.stringContaining(name),
    ]),
  )
})

test('Simulate vote lights one island after the other until the chest opens', async () => {
  const { click, texts, wait } = await openVotes('sandbox')
  expect(texts('[role=status]')).toEqual([`0 / ${SITES}0 of ${SITES} verified`])
  for (let votes = 1; votes <= SITES; votes += 1) {
    await click('button', 'Simulate vote')
    await wait(2_000)
    const glows = document.querySelectorAll('.voyage-sky > i').length
    expect([votes, glows]).toEqual([votes, votes === SITES ? 1 : votes])
  }
  expect(texts(CHEST)).toEqual(['The expedition chest is open!'])
  expect(texts('main li:last-child button')).toEqual(['Join and claim'])
})

test('the week is a comet: days with a vote shine, today is its head', async () => {
  await openVotes('real')
  const week = [...document.querySelectorAll('.comet > li')]
  expect(week.map((day) => day.hasAttribute('data-on'))).toEqual([
    ...[false, true, true, false, false, false, false],
  ])
  expect(week.findIndex((day) => day.getAttribute('aria-current') === 'date')).toBe(2)
})

test('a network with real vote sites has no button that simulates votes', async () => {
  const { find } = await openVotes('real')
  expect(find('button', 'Simulate vote')).toBeUndefined()
})

test('a voter types a name once; one that is no name is refused until it is changed', async () => {
  const { calls, click, find, texts, type } = await openVotes('real', 'en', '')
  const field = ['main input', 'Who are you voting as?'] as const
  await type(...field, 'B!')
  await click('main .vote-bar button', 'Save')
  expect(texts('.vote-bar [role=status]')).toEqual([expect.stringContaining('3 to 16 letters')])
  await type(...field, 'Budi')
  expect(texts('.vote-bar [role=status]')).toEqual(['To see your verified votes and your streak.'])
  expect(calls.filter((call) => call.includes('/votes/mine'))).toEqual([])
  await click('main .vote-bar button', 'Save')
  expect(window.localStorage.getItem('voteName')).toBe('Budi')
  expect(find(...field)).toBeUndefined()
  await click('main .vote-bar button', 'Change')
  expect(find(...field)).toBeDefined()
})
