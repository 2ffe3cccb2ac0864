// The premium tiers as they are served: the cards of each tab in both languages, and the addresses of the tabs.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import {
  EXPECTED_TIERS,
  TAB_LABELS,
  TIER_TABS,
  type TierTab,
  tabPath,
} from '#tests/support/expected-tiers.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const EXPECTED = {
  en: {
    permanent: 'Permanent',
    days: '31 days',
    requires: 'Requires',
    gives: (tier: string) => `Perks of ${tier}`,
    groups: ['General', 'Commands', 'Limits'],
  },
  id: {
    permanent: 'Permanen',
    days: '31 hari',
    requires: 'Butuh',
    gives: (tier: string) => `Keuntungan ${tier}`,
    groups: ['Umum', 'Command', 'Limit'],
  },
}

async function open(path: string): Promise<Document> {
  return parseHtml(await site.text(path))
}

const ALL = TIER_TABS.flatMap((tab) => LANGUAGES.map((language) => [tab, language] as const))

test.each(ALL)(
  '%s in %s has its tiers with name, price, duration, requirement and features',
  async (tab, language) => {
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
    for (const [name] of EXPECTED_TIERS[tab]) {
      const section = page.querySelector(`[role=tabpanel] section[aria-label="${words.gives(name)}"]`)
      expect(textsOf(section?.querySelectorAll('h3') ?? [])).toEqual(words.groups)
      expect(section?.querySelectorAll('ul > li').length, name).toBeGreaterThan(2)
    }
    const dimmed = textsOf(page.querySelectorAll('[role=tabpanel] section li .text-faint'))
    expect(dimmed.length).toBeGreaterThan(2)
    expect(dimmed.filter((text) => !/^\([^()]+\)$/.test(text))).toEqual([])
  },
)

/** An unknown tab is the default one. */
test.each([
  ['?tab=survival', 'survival'],
  ['?tab=tycoon', 'tycoon'],
  ['?tab=creative', 'creative'],
  ['?tab=nothing', 'survival'],
  ['?tab=', 'survival'],
  ['?tab=SURVIVAL', 'survival'],
  ['?tab=__proto__', 'survival'],
  ['?tab=creative&tab=tycoon', 'creative'],
  ['?tab=tycoon%00', 'survival'],
  ['?tab[]=tycoon', 'survival'],
] satisfies [string, TierTab][])('/premiumtiers%s shows %s', async (query, tab) => {
  const page = await open(`/en/premiumtiers${query}`)
  expect(textsOf(page.querySelectorAll('[role=tab][aria-selected=true]'))).toEqual([TAB_LABELS[tab]])
  expect(textsOf(page.querySelectorAll('[role=tabpanel] .ladder h2'))).toEqual(
    EXPECTED_TIERS[tab].map(([name]) => name),
  )
})
