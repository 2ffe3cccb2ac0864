// Texts and links of networks with one mode and nothing else, and with a lot of everything. Their layout:
// tests/e2e/phone/network-shapes.spec.ts.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { findHtmlProblems, parseHtml, textsOf } from '#tests/support/html.ts'
import { LARGE, SMALL } from '#tests/support/network-shapes.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const TEXTS = { en, id }
const LANGUAGES = ['en', 'id'] as const

async function openPage(site: RunningSite, path: string) {
  const response = await site.get(path)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  // The markup of both languages is the same.
  if (path.startsWith('/id')) expect(await findHtmlProblems(html), path).toEqual([])
  const page = parseHtml(html)
  const all = (selector: string) => [...page.querySelectorAll(`main ${selector}`)]
  return { all, texts: (selector: string) => textsOf(all(selector)) }
}

test('a network without boards, votes, maps and tiers says so kindly, and home leads to none of them', async () => {
  await using site = await startSite({ settings: SMALL })
  for (const language of LANGUAGES) {
    const { leaderboard, vote, maps, tiers, home, shell } = TEXTS[language]
    const read = (path: string) => openPage(site, `/${language}${path}`)
    expect((await read('/leaderboard')).texts('h2')).toEqual([leaderboard.noTabs])
    expect((await read('/vote')).texts('h2')).toEqual([vote.empty])
    expect((await read('/maps')).texts('h2')).toEqual([maps.empty])
    expect((await read('/premiumtiers')).texts('h2')).toEqual([tiers.empty])
    expect((await read('/store')).texts('a')).not.toContain(shell.seeTiers)
    const { texts } = await read('')
    expect(texts('h2')[0]).toBe(home.modesTitleOne)
    expect(texts('h3')).toEqual(['Survival Mix'])
    expect(texts('a')).not.toContain(shell.leaderboard)
  }
})

test('eight modes, twelve sites, three maps and nine tabs are all there, and counted', async () => {
  await using site = await startSite({ settings: LARGE })
  for (const language of LANGUAGES) {
    const read = (path: string) => openPage(site, `/${language}${path}`)
    expect((await read('/leaderboard')).all('[role=tab]')).toHaveLength(9)
    const board = await read('/leaderboard?tab=tab-7')
    expect(board.texts('[role=tab][aria-selected=true]')).toEqual(['Petualangan Nusantara Tanpa Bata'])
    const vote = await read('/vote')
    expect(vote.all('li')).toHaveLength(12)
    expect(vote.all('a').map((link) => link.getAttribute('href'))).toContain('https://list-11.example/vote')
    const maps = await read('/maps')
    expect(maps.all('h2')).toHaveLength(3)
    expect(maps.all('a')).toHaveLength(2)
    expect(maps.texts('article .badge')).toEqual([language === 'en' ? 'Coming soon' : 'Segera hadir'])
    const tiers = await read('/premiumtiers')
    expect(tiers.all('[role=tab]')).toHaveLength(8)
    expect(tiers.all('.ladder h2').filter((one) => !one.closest('[hidden]'))).toHaveLength(12)
    const store = await read('/store')
    const listed = store.texts(`[aria-label="${TEXTS[language].storefront.tiers}"] b`)
    expect([listed[0], listed.at(-1)]).toEqual(['Supernova Cosmic 0', 'Supernova Cosmic 11'])
    const home = await read('')
    expect(home.all('article h3')).toHaveLength(8)
    const pictures = home.all('article .pic').map((box) => box.querySelector('img')?.getAttribute('src'))
    expect(pictures).toHaveLength(8)
    expect(pictures.every(Boolean)).toBe(true)
    expect(new Set(pictures).size).toBe(8)
  }
  const main = (await openPage(site, '/en')).texts('*').join()
  expect(main).toContain('Eight worlds, one sky')
})
