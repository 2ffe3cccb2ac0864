// The premium tiers as they are served: the cards of each tab in both languages, and the addresses of the tabs.
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import {
  EXPECTED_TIERS,
  TAB_LABELS,
  TIER_TABS,
  type TierTab,
  tabPath,
} from '#tests/support/expected-tiers.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site[Symbol.asyncDispose]())

const EXPECTED = {
  en: {
    permanent: 'Permanent',
    days: '31 days',
    requires: 'Requires',
    gives: (tier: string) => `What ${tier} gives`,
    groups: ['General', 'Commands', 'Limits'],
  },
  id: {
    permanent: 'Permanen',
    days: '31 hari',
    requires: 'Butuh',
    gives: (tier: string) => `Isi tier ${tier}`,
    groups: ['Umum', 'Command', 'Limit'],
  },
}

async function open(path: string): Promise<Document> {
  return parseHtml(await (await site.get(path)).text())
}

const ALL = TIER_TABS.flatMap((tab) => LANGUAGES.map((language) => [tab, language] as const))

test.each(ALL)('%s in %s has its tiers with name, price, duration and requirement', async (tab, language) => {
  const words = EXPECTED[language]
  const page = await open(tabPath(language, tab))
  const cards = [...page.querySelectorAll('[role=tabpanel] .ladder > li')]
  const facts = cards.map((card) => textsOf(card.querySelectorAll('header h2, header p')).filter(Boolean))
  expect(facts).toEqual(
    EXPECTED_TIERS[tab].map(([name, price, days, requires]) => [
      name,
      `${price} Premium Points`,
      days === null ? words.permanent : words.days,
      ...(requires === null ? [] : [`${words.requires} ${requires}`]),
    ]),
  )
})

/** The features of each tier: general, commands, limits. */
function groupsOf(page: Document, label: string): string[][] {
  const section = page.querySelector(`[role=tabpanel] section[aria-label="${label}"]`)
  return [...(section?.querySelectorAll('ul') ?? [])].map((list) => textsOf(list.children))
}

test.each(TIER_TABS)('%s has the same features in the same groups in both languages', async (tab) => {
  const counts: number[][] = []
  for (const language of LANGUAGES) {
    const { gives, groups: headings } = EXPECTED[language]
    const page = await open(tabPath(language, tab))
    const all = EXPECTED_TIERS[tab].map(([name]) => groupsOf(page, gives(name)))
    for (const [name] of EXPECTED_TIERS[tab])
      expect(textsOf(page.querySelectorAll(`section[aria-label="${gives(name)}"] h3`))).toEqual(headings)
    for (const groups of all) {
      const [general = [], commands = [], limits = []] = groups
      expect(groups).toHaveLength(3)
      expect(commands.filter((text) => !/command/i.test(text))).toEqual([])
      expect(limits.filter((text) => !/max/i.test(text) || /command/i.test(text))).toEqual([])
      expect(general.filter((text) => /command|max/i.test(text))).toEqual([])
      expect(Math.min(general.length, commands.length, limits.length)).toBeGreaterThan(0)
    }
    counts.push(all.flat().map(({ length }) => length))
  }
  expect(counts[0]).toEqual(counts[1])
})

test.each(ALL)('%s in %s dims the text in parentheses, and only that', async (tab, language) => {
  const page = await open(tabPath(language, tab))
  const nodes = [...page.querySelectorAll('[role=tabpanel] section li > span')].flatMap((line) => [
    ...line.childNodes,
  ])
  const isDimmed = (node: ChildNode) => 'className' in node && node.className === 'text-faint'
  const dimmed = nodes.filter(isDimmed).map(({ textContent }) => textContent ?? '')
  const plain = nodes.filter((node) => !isDimmed(node)).map(({ textContent }) => textContent ?? '')
  expect(dimmed.length).toBeGreaterThan(2)
  expect(dimmed.filter((text) => !/^\([^()]+\)$/.test(text))).toEqual([])
  expect(plain.filter((text) => /[()]/.test(text))).toEqual([])
})

test('every required perk belongs to a tier', async () => {
  const pages = await Promise.all(TIER_TABS.map((tab) => open(tabPath('en', tab))))
  const lines = pages.flatMap((page) => textsOf(page.querySelectorAll('[role=tabpanel] section li')))
  for (const perk of [
    /TempFly \d+ minutes/,
    /\d+ auction slots/,
    /\d+ jobs/,
    /(?<!\d)240 chest shops/,
    /(?<!\d)20 claim places/,
    /(?<!\d)8 hours AFK/,
    /(?<!\d)70% spawner drop/,
    /(?<!\d)90% spawner drop/,
    /(?<!\d)100% spawner drop/,
    /\$1K/,
    /\$10K/,
    /Plot-L plot size \(195x195/,
  ])
    expect(lines.join('\n')).toMatch(perk)
})

/** An unknown tab is the default one. */
test.each([
  ['?tab=survival', 'survival'],
  ['?tab=tycoon', 'tycoon'],
  ['?tab=creative', 'creative'],
  ['?tab=nothing', 'survival'],
  ['?tab=', 'survival'],
  ['?tab=SURVIVAL', 'survival'],
  ['?tab=tycoon%00', 'survival'],
  ['?tab[]=tycoon', 'survival'],
] satisfies [string, TierTab][])('/premiumtiers%s shows %s', async (query, tab) => {
  const page = await open(`/en/premiumtiers${query}`)
  expect(textsOf(page.querySelectorAll('[role=tab][aria-selected=true]'))).toEqual([TAB_LABELS[tab]])
  expect(textsOf(page.querySelectorAll('[role=tabpanel] .ladder h2'))).toEqual(
    EXPECTED_TIERS[tab].map(([name]) => name),
  )
})
