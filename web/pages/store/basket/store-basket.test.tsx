// The basket on the store page: steppers of the cards, the block in the top bar, its drawer, the packs of a tier.
import { expect, test, vi } from 'vitest'
import { P40, P80, store, stored } from '#tests/support/render-basket.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const PRODUCTS = [P40, { ...P80, limited: false, price: 61_600, list_price: 77_000 }]
/** Pieces and sum. */
const BLOCK = 'header a[href$="/store/basket"]'
const CARDS = 'ul[aria-label=Products] > li, ul[aria-label=Produk] > li'

async function openStore(language: 'en' | 'id' = 'en') {
  const page = await renderPage(`/${language}/store?tier=vega`, {
    api: { 'GET /api/store/products': PRODUCTS },
    services: {
      botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
      catalogue: { list: async () => PRODUCTS },
      storefront: { closed: () => null, view: async () => ({ closed: null, goal: null, supporters: [] }) },
    },
  })
  const card = (index: number) => [...document.querySelectorAll(CARDS)][index] as HTMLElement
  const press = (index: number, label: string) => {
    const named = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent) === label
    const button = [...card(index).querySelectorAll('button')].find(named)
    if (!button) throw new Error(`No ${label} in ${card(index).textContent}`)
    button.focus()
    return page.fire(button, new MouseEvent('click', { bubbles: true }))
  }
  return { ...page, press, card }
}

test('Add becomes a stepper that counts the pieces, and stays focused', async () => {
  const { press, card, texts, find } = await openStore()
  expect(find(BLOCK)).toHaveProperty('hidden', true)
  await press(0, 'Add')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('One more')
  await press(0, 'One more')
  expect(card(0).querySelector('output')?.textContent).toBe('2')
  expect(card(0).querySelector('legend')?.textContent).toBe('40 Premium Points in your basket')
  expect(stored()).toEqual([['P40', 2]])
  expect(find(BLOCK)).toHaveProperty('hidden', false)
  expect(texts(`${BLOCK} b`)).toEqual(['2', 'Rp78.000'])
  expect(texts('header [aria-live]')).toEqual(['Basket: 2 items, Rp78.000'])
})

test('one less at the last piece removes the line and focuses Add', async () => {
  const { press, find } = await openStore()
  await press(1, 'Add')
  await press(1, 'One less')
  expect(stored()).toEqual([])
  expect(document.activeElement?.textContent).toBe('Add')
  expect(find(BLOCK)).toHaveProperty('hidden', true)
})

test('the drawer has lines, climb and the way to the checkout, in both languages', async () => {
  const words = {
    en: ['Basket 2 items', 'From zero to Vega. 120 points short of Stellar.', 'Checkout · Rp100.600'],
    id: [
      'Keranjang 2 barang',
      'Dari nol sampai Vega. Kurang 120 poin lagi ke Stellar.',
      'Checkout · Rp100.600',
    ],
  }
  for (const language of ['en', 'id'] as const) {
    store([P40, 1], [P80, 1])
    const { click, get, texts } = await openStore(language)
    await click(BLOCK)
    const [title, climb, checkout] = words[language]
    expect(texts('dialog[open] h2')).toEqual([title])
    expect(document.activeElement).toBe(get('dialog[open] h2'))
    expect(texts('dialog[open] section p')).toEqual([climb])
    expect(get('dialog[open] a', checkout).getAttribute('href')).toBe(`/${language}/store/basket`)
    expect(texts(`${BLOCK} b`)).toEqual(['2', 'Rp100.600'])
  }
})

test('a line that is removed in the drawer leaves the basket and moves the focus to its heading', async () => {
  store([P40, 1], [P80, 1])
  const { click, get, find, texts } = await openStore()
  await click(BLOCK)
  await click('dialog[open] button', 'Remove 40 Premium Points')
  expect(stored()).toEqual([['P80', 1]])
  expect(document.activeElement).toBe(get('dialog[open] h2'))
  await click('dialog[open] button', 'One less')
  expect(texts('dialog[open] p')[0]).toBe('Nothing in it yet. Pick something:')
  await click('dialog[open] button', 'Close basket')
  expect(find('dialog.drawer[open]')).toBeUndefined()
})

test('a basket of another price gets the price of now', async () => {
  store([P40, 2, 35_000])
  const { texts } = await openStore()
  expect(texts(`${BLOCK} b`)).toEqual(['2', 'Rp78.000'])
})

test('a tier puts its packs into the basket once, beside what is in it', async () => {
  const { press, click, get } = await openStore()
  await press(0, 'Add')
  await press(0, 'One more')
  await click('button', 'Add 80 + 40 to your basket')
  expect(stored().flat()).toEqual(['P40', 2, 'P80', 1])
  expect(get('button', 'Already in your basket: 80 + 40').getAttribute('aria-disabled')).toBe('true')
  await click('button', 'Already in your basket: 80 + 40')
  expect(stored().flat()).toEqual(['P40', 2, 'P80', 1])
})

test('a twenty-first piece is refused in words', async () => {
  store([P40, 20])
  const { press, texts } = await openStore()
  await press(1, 'Add')
  expect(texts('[role=alert]')).toEqual(['One order takes at most 10 products and 20 items.'])
  expect(stored()).toEqual([['P40', 20]])
})

test('another tab changes the steppers of this one', async () => {
  const { card, fire } = await openStore()
  store([P40, 3])
  await fire(window, new Event('storage'))
  expect(card(0).querySelector('output')?.textContent).toBe('3')
})

test('a basket that could not be stored is followed by the next one that can', async () => {
  const { press, card } = await openStore()
  const full = vi.spyOn(window.localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press(0, 'Add')
  expect([card(0).querySelector('output')?.textContent, stored()]).toEqual(['1', []])
  await press(0, 'One less')
  full.mockRestore()
  expect([card(0).querySelector('output'), stored()]).toEqual([null, []])
})

test('a card is one link to its product, with the stepper beside it', async () => {
  const { card } = await openStore()
  const links = card(0).querySelectorAll('a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/en/store/product/P40'])
  expect(links[0]?.querySelector('button')).toBeNull()
})

test('the number in the bar hops for a piece more, neither when the page opens nor for one less', async () => {
  store([P40, 1])
  const { press } = await openStore()
  const hops = () => document.querySelectorAll(`${BLOCK} .hop`).length
  expect(hops()).toBe(0)
  await press(0, 'One more')
  expect(hops()).toBe(1)
  await press(0, 'One less')
  expect(hops()).toBe(0)
})
