// The maps page: cards that are external links. Maps that are coming soon: network-shapes.test.ts.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const TEXTS = { en, id }

const site = await siteOfFile()

test.each(LANGUAGES)('in %s two cards open the live maps in a new tab', async (language) => {
  const page = parseHtml(await (await site.get(`/${language}/maps`)).text())
  const cards = [...page.querySelectorAll('main a')]
  expect(textsOf(page.querySelectorAll('main a h2'))).toEqual(['Survival Mix', 'Creative'])
  expect(cards.map((card) => ['href', 'target', 'rel'].map((name) => card.getAttribute(name)))).toEqual(
    demoSettings.maps.map(({ url }) => [url, '_blank', expect.stringMatching(/\bnoopener\b/)]),
  )
  expect(cards[0]?.querySelector('img')?.getAttribute('alt')).toBe(TEXTS[language].scenes.mapSurvival)
  for (const card of cards) expect(card.textContent).toContain(TEXTS[language].maps.openMap)
  expect(page.querySelectorAll('main .badge')).toHaveLength(0)
})
