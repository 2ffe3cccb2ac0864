// @vitest-environment happy-dom
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#content/locales/en/index.ts'
import { id } from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { PAYMENT_METHODS } from '#contract/payment-methods.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import type { SiteView } from '#contract/site.ts'
import { createText } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { SiteContext } from '../layout/use-site.ts'
import { StaticRouter } from '../router/router.tsx'
import { NextSteps } from './next-steps.tsx'
import { topUpText } from './use-top-up-text.ts'

const FILLED = { voteSites: 9, boards: 'every kind', maps: 2, tiers: 3, methods: PAYMENT_METHODS } as const
const SWITCHES = ['store', 'vote', 'leaderboard', 'maps', 'premiumtiers'] as const
const LOCATION = { pathname: '/en', search: '', hash: '' }
const TEXTS = { en: createText('en', en), id: createText('id', id) }

function cardsOf(pages: Pages, props: ComponentProps<typeof NextSteps> = FILLED) {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={TEXTS.en}>
        <SiteContext value={{ pages } as SiteView}>
          <NextSteps {...props} />
        </SiteContext>
      </TextContext>
    </StaticRouter>,
  )
  return [...box.querySelectorAll('a')].map((card) => ({
    path: card.getAttribute('href')?.replace('/en/', ''),
    columns: Number(/lg:col-span-(\d+)/.exec(card.className)?.[1]),
  }))
}

const everyCombination: Pages[] = Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => ({
  ...demoSettings.pages,
  ...Object.fromEntries(SWITCHES.map((page, index) => [page, Boolean(bits & (1 << index))])),
}))

test('with every page on: store, vote and leaderboard', () => {
  expect(cardsOf(demoSettings.pages)).toEqual([
    { path: 'store', columns: 6 },
    { path: 'vote', columns: 3 },
    { path: 'leaderboard', columns: 3 },
  ])
})

test('with any combination of pages the cards fill one row, and lead only to pages that are on', () => {
  for (const pages of everyCombination) {
    const cards = cardsOf(pages)
    const on = SWITCHES.filter((page) => pages[page])
    expect(on).toEqual(expect.arrayContaining(cards.map(({ path }) => path)))
    expect(cards.length, on.join()).toBe(Math.min(on.length, 3))
    expect(cards.reduce((sum, { columns }) => sum + columns, 0)).toBe(on.length > 0 ? 12 : 0)
  }
})

test('a page without content gets no card', () => {
  const empty = { ...FILLED, voteSites: 0, boards: 'none', maps: 0 } as const
  expect(cardsOf(demoSettings.pages, empty).map(({ path }) => path)).toEqual(['store', 'premiumtiers'])
})

test('the store names the ways to pay that are offered', () => {
  const of = (methods: Parameters<typeof topUpText>[0]) =>
    [TEXTS.en, TEXTS.id].map(({ t }) => topUpText(methods, t))
  expect(of(PAYMENT_METHODS)).toEqual([
    'Top up with QRIS, a virtual account, or at Alfamart and Indomaret.',
    'Top up lewat QRIS, virtual account, atau Alfamart dan Indomaret.',
  ])
  expect(of(['BRIVA', 'BCAVA', 'ALFAMIDI'])).toEqual([
    'Top up with a virtual account or at Alfamidi.',
    'Top up lewat virtual account atau Alfamidi.',
  ])
  expect(of(['QRIS'])).toEqual(['Top up with QRIS.', 'Top up lewat QRIS.'])
  expect(of([])).toEqual([en.home.pointsTextPlain, id.home.pointsTextPlain])
})
