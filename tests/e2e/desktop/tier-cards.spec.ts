// The cards of the ten premium tiers, in both languages.
import { expect, LANGUAGES, type Page, test } from '#tests/support/browser.ts'
import { EXPECTED_TIERS, TIER_TABS, type TierTab, tabPath } from '#tests/support/browser-tiers.ts'

const EXPECTED = {
  en: {
    points: 'Premium Points',
    permanent: 'Permanent',
    days: '31 days',
    requires: 'Requires',
    gives: (tier: string) => `What ${tier} gives`,
    groups: ['General', 'Commands', 'Limits'],
  },
  id: {
    points: 'Premium Points',
    permanent: 'Permanen',
    days: '31 hari',
    requires: 'Butuh',
    gives: (tier: string) => `Isi tier ${tier}`,
    groups: ['Umum', 'Command', 'Limit'],
  },
} as const

/** The lines of each card above its feature list. */
function cardFacts(page: Page): Promise<string[][]> {
  return page
    .getByRole('tabpanel')
    .locator('.ladder > li')
    .evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('header :is(h2, p)')]
          .map((line) => line.textContent ?? '')
          .filter((text) => text !== ''),
      ),
    )
}

/** The lists of a tier: general, commands, limits. */
function featureGroups(page: Page, label: string): Promise<string[][]> {
  return page
    .getByRole('region', { name: label, exact: true })
    .locator('ul')
    .evaluateAll((lists) => lists.map((one) => [...one.children].map((item) => item.textContent ?? '')))
}

/** The text nodes of every feature, without the mark of what is new, and whether they are dimmed. */
function pieces(page: Page): Promise<{ text: string; dimmed: boolean }[]> {
  return page
    .getByRole('tabpanel')
    .locator('section li > span')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const plain = getComputedStyle(item).color
        return [...item.childNodes].map((node) => ({
          text: node.textContent ?? '',
          dimmed: node instanceof Element && getComputedStyle(node).color !== plain,
        }))
      }),
    )
}

async function expectGroups(page: Page, language: 'en' | 'id', tab: TierTab): Promise<number[]> {
  const texts = EXPECTED[language]
  const counts: number[] = []
  for (const [name] of EXPECTED_TIERS[tab]) {
    const list = page.getByRole('region', { name: texts.gives(name), exact: true })
    await expect(list.getByRole('heading', { level: 3 })).toHaveText([...texts.groups])
    const groups = await featureGroups(page, texts.gives(name))
    const [general = [], commands = [], limits = []] = groups
    expect(groups).toHaveLength(3)
    expect(commands.filter((text) => !/command/i.test(text))).toEqual([])
    expect(limits.filter((text) => !/max/i.test(text) || /command/i.test(text))).toEqual([])
    expect(general.filter((text) => /command|max/i.test(text))).toEqual([])
    expect(Math.min(general.length, commands.length, limits.length)).toBeGreaterThan(0)
    counts.push(...groups.map(({ length }) => length))
  }
  return counts
}

for (const tab of TIER_TABS) {
  test(`${tab} has its tiers, with the same features in the same groups in both languages`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const counts: number[][] = []
    for (const language of LANGUAGES) {
      const texts = EXPECTED[language]
      await page.goto(tabPath(language, tab), { waitUntil: 'domcontentloaded' })
      await test.step(`names, prices, durations and requirements in ${language}`, async () => {
        expect
          .soft(await cardFacts(page))
          .toEqual(
            EXPECTED_TIERS[tab].map(([name, price, days, requires]) => [
              name,
              `${price} ${texts.points}`,
              days === null ? texts.permanent : texts.days,
              ...(requires === null ? [] : [`${texts.requires} ${requires}`]),
            ]),
          )
      })
      await test.step(`features in ${language} are below the heading of their group`, async () => {
        counts.push(await expectGroups(page, language, tab))
      })
      await test.step(`text in parentheses is dimmed in ${language}, and only that`, async () => {
        const all = await pieces(page)
        const dimmed = all.filter((piece) => piece.dimmed).map(({ text }) => text)
        const plain = all.filter((piece) => !piece.dimmed).map(({ text }) => text)
        expect(dimmed.length).toBeGreaterThan(2)
        expect(dimmed.filter((text) => !/^\([^()]+\)$/.test(text))).toEqual([])
        expect(plain.filter((text) => /[()]/.test(text))).toEqual([])
      })
    }
    expect(counts[0]).toEqual(counts[1])
  })
}

test('every required perk belongs to a tier', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  let text = ''
  for (const tab of TIER_TABS) {
    await page.goto(tabPath('en', tab), { waitUntil: 'domcontentloaded' })
    text += (await page.getByRole('tabpanel').locator('section li').allTextContents()).join('\n')
  }
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
    expect(text).toMatch(perk)
})
