// The basket on the store page: steppers of the cards, the bar, the packs of the calculator.
import { expect, test, vi } from 'vitest'
import { P40, P80, store, stored } from '#tests/support/render-basket.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const PRODUCTS = [P40, { ...P80, limited: false, price: 61_600, list_price: 77_000 }]
const CARDS = 'ul[aria-label=Products] > li, ul[aria-label=Produk] > li'

async function openStore(language: 'en' | 'id' = 'en') {
  const page = await renderPage(`/${language}/store?tier=vega`, {
    api: { 'GET /api/store/products': PRODUCTS },
    services: {
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
  expect(find('.basket-bar')).toBeUndefined()
  await press(0, 'Add')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('One more')
  await press(0, 'One more')
  expect(card(0).querySelector('output')?.textContent).toBe('2')
  expect(card(0).querySelector('legend')?.textContent).toBe('40 Premium Points in your basket')
  expect(stored()).toEqual([['P40', 2]])
  expect(texts('.basket-bar p')).toEqual(['Rp78.00080 points · Enough for Vega if you have Genesis'])
  expect(texts('main > p[role=status], [role=status].sr-only')).toContain('Basket: 2 items, Rp78.000')
})

test('one less at the last piece removes the line and focuses Add', async () => {
  const { press, find } = await openStore()
  await press(1, 'Add')
  await press(1, 'One less')
  expect(stored()).toEqual([])
  expect(document.activeElement?.textContent).toBe('Add')
  expect(find('.basket-bar')).toBeUndefined()
})

test('the bar has the sum, the points and their tier, what the sale saves and the way to the checkout, in both languages', async () => {
  const { press, texts } = await openStore()
  await press(0, 'Add')
  await press(1, 'Add')
  expect(texts('.basket-bar p')).toEqual(['Rp100.600120 points · From zero to Vega · You save Rp15.400'])

  const { texts: indonesian, get } = await openStore('id')
  expect(indonesian('.basket-bar p')).toEqual(['Rp100.600120 poin · Dari nol sampai Vega · Hemat Rp15.400'])
  expect(get('.basket-bar a', 'Checkout').getAttribute('href')).toBe('/id/store/basket')
})

test('the calculator puts its packs into the basket once, beside what is in it', async () => {
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
