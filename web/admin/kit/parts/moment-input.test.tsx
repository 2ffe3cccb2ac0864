// A field of a day, in the filter of the orders; in a form, on the screen of the modes.
import { expect, test } from 'vitest'
import { ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { openSettings } from '#tests/support/render-settings.ts'

async function openFilter(from: string, language = 'en') {
  const page = await renderPage(`/${language}/admin/store?tab=transactions&date=range&from=${from}`, {
    api: { 'GET /api/admin/transactions': { transactions: [], ...ONE_PAGE } },
  })
  await page.click('[aria-keyshortcuts=F]')
  await page.click('.pop button', /^(Date|Tanggal)/)
  const field = page.get('.pop input') as HTMLInputElement
  const leave = () => page.fire(field, new FocusEvent('focusout', { bubbles: true }))
  const isInvalid = () => field.getAttribute('aria-invalid') === 'true'
  return { ...page, field, leave, isInvalid }
}

test.each([
  ['en', 'Sun, 10 Aug 2036'],
  ['id', 'Min, 10 Agu 2036'],
])('shows day, month and weekday in words, in %s', async (language, words) => {
  const { field } = await openFilter('2036-08-10', language)
  expect(field.value).toBe(words)
})

test('keeps the text while it is typed and rewrites it when the field is left', async () => {
  const { field, isInvalid, leave, type } = await openFilter('')
  await type('.pop input', '', '10/8')
  expect(isInvalid()).toBe(false)
  await type('.pop input', '', '10/8/2036')
  expect(field.value).toBe('10/8/2036')
  expect(window.location.search).toContain('&from=2036-08-10')
  await leave()
  expect(field.value).toBe('Sun, 10 Aug 2036')
  await type('.pop input', '', '')
  expect(window.location.search).not.toContain('from')
})

test('says how to write a date that it cannot read', async () => {
  const { field, isInvalid } = await openFilter('2036-02-31')
  expect([field.value, isInvalid()]).toEqual(['2036-02-31', true])
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Write the date like 17 Nov 2026.')
})

test('in a form text that is no date is not saved, and the form has the message', async () => {
  const { click, field, texts, type } = await openSettings('network/modes')
  await type('main input', 'Since', 'soon')
  await click('button', 'Save')
  expect(field('Since')).toHaveProperty('value', 'soon')
  expect(texts('main .error')).toEqual(['A day such as 17 Nov 2026.'])
})

test.each([
  ['en', 'Open the calendar', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'August 2036', 'Mon, 11 Aug 2036'],
  ['id', 'Buka kalender', ['Se', 'Se', 'Ra', 'Ka', 'Ju', 'Sa', 'Mi'], 'Agustus 2036', 'Sen, 11 Agu 2036'],
])(
  '%s: the calendar has weeks from Monday on, moves by arrows and months, and fills in the field',
  async (language, open, weekdays, month, chosen) => {
    const { click, field, fire, get, texts, wait } = await openFilter('2036-08-10', language)
    await click('.pop button', open)
    await wait()
    const key = (name: string) =>
      fire(
        document.activeElement as HTMLElement,
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      )
    const focused = () => document.activeElement?.getAttribute('data-day')
    expect(texts('.pop .grid-cols-7 > span')).toEqual(weekdays)
    expect(texts('.pop [data-day]').slice(0, 5)).toEqual(['28', '29', '30', '31', '1'])
    expect([get('.pop [aria-live]').textContent, focused()]).toEqual([month, '2036-08-10'])
    await key('ArrowDown')
    expect(focused()).toBe('2036-08-17')
    await key('PageDown')
    await key('PageUp')
    await key('ArrowLeft')
    expect(focused()).toBe('2036-08-16')
    await click('[data-day="2036-08-11"]', /11/)
    expect(field.value).toBe(chosen)
    expect(document.querySelector('[data-day]')).toBeNull()
    expect(document.activeElement).toBe(field)
  },
)

test('the last day of a longer month is followed by the last day of the next one, and Escape closes the calendar', async () => {
  const { click, fire, wait } = await openFilter('2036-01-31')
  await click('.pop button', 'Open the calendar')
  await wait()
  const key = (name: string) =>
    fire(document.activeElement as HTMLElement, new KeyboardEvent('keydown', { key: name, bubbles: true }))
  await key('PageDown')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2036-02-29')
  await key('Escape')
  expect(document.querySelector('[data-day]')).toBeNull()
  expect(document.querySelector('.pop')).not.toBeNull()
})

test('a locked field has no calendar', async () => {
  const { field } = await openSettings('network/modes', { reply: { environment: { '0.since': 'MODES' } } })
  const controls = field('Since').parentElement?.querySelectorAll('input, button') ?? []
  expect([...controls].map((control) => control.matches(':disabled'))).toEqual([true, true])
})

test('hour and minute of a moment are named and change one part each', async () => {
  const text = { en: 'Closed', id: 'Tutup' }
  const closed = { text, until: '2036-08-10T12:05:00.000Z' }
  const { click, fire, get, wait } = await openSettings('site/store', {
    stored: { storefront: { closed, goal: null, supporters: false } },
  })
  await click('main button', 'Open the calendar')
  await wait()
  for (const [name, value] of [
    ['Hour', '21'],
    ['Minute', '30'],
  ] as const) {
    const select = get('select', name) as HTMLSelectElement
    select.value = value
    await fire(select, new Event('change', { bubbles: true }))
  }
  expect(get('main [data-path="storefront:closed.until"]')).toHaveProperty(
    'value',
    'Sun, 10 Aug 2036, 21:30 WIB',
  )
})
