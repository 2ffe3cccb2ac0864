// The maps page: cards that are external links, or coming soon.
import { afterAll, expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { startSite } from '#tests/support/site.ts'

const TEXTS = { en, id }
const COMING_SOON = { en: 'Coming soon', id: 'Segera hadir' }

const maps = demoSettings.maps.map((map) => ({ ...map, coming_soon: true }))
const [site, coming] = await Promise.all([startSite(), startSite({ settings: { maps } })])
afterAll(() => Promise.all([site[Symbol.asyncDispose](), coming[Symbol.asyncDispose]()]))

test.each(LANGUAGES)('in %s two cards open the live maps in a new tab', async (language) => {
  const page = parseHtml(await (await site.get(`/${language}/maps`)).text())
  const cards = [...page.querySelectorAll('main a')]
  expect(textsOf(page.querySelectorAll('main a h2'))).toEqual(['Survival Mix', 'Creative'])
  expect(cards.map((card) => ['href', 'target', 'rel'].map((name) => card.getAttribute(name)))).toEqual(
    demoSettings.maps.map(({ url }) => [url, '_blank', expect.stringMatching(/\bnoopener\b/)]),
  )
  expect(cards[0]?.querySelector('img')?.getAttribute('alt')).toBe(TEXTS[language].scenes.mapSurvival)
  for (const card of cards) expect(card.textContent).toContain(TEXTS[language].maps.openMap)
  expect(page.querySelector('main')?.textContent).not.toContain(COMING_SOON[language])
})

test.each(LANGUAGES)('in %s a map that is coming soon says so and has no link', async (language) => {
  const html = await (await coming.get(`/${language}/maps`)).text()
  const page = parseHtml(html)
  expect(page.querySelectorAll('main a')).toHaveLength(0)
  expect(textsOf(page.querySelectorAll('main article h2'))).toEqual(['Survival Mix', 'Creative'])
  expect(textsOf(page.querySelectorAll('main article .badge'))).toEqual([
    COMING_SOON[language],
    COMING_SOON[language],
  ])
  expect(page.querySelector('main')?.textContent).not.toContain(TEXTS[language].maps.openMap)
  expect(html).not.toContain(`href="${demoSettings.maps[0]?.url}"`)
})
