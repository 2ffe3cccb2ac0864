// A field of a day, in the filter of the orders; in a form, on the screen of the modes.
import { expect, test, vi } from 'vitest'
import { ONE_PAGE } from '#tests/support/admin-replies.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { openSettings } from '#tests/support/render-settings.ts'

async function openFilter(from: string, language = 'en') {
  const page = await renderPage(`/${language}/admin/store?tab=transactions&date=range&from=${from}`, {
    api: { 'GET /api/admin/transactions': { transactions: [], ...ONE_PAGE } },
  })
  await page.click('[aria-keyshortcuts=F]')
  await page.click('.pop button', /^(Date|Tanggal)/)
  const [field, calendar] = [...document.querySelectorAll('.pop input')] as HTMLInputElement[]
  if (!field || !calendar) throw new Error('no field')
  const leave = () => page.fire(field, new FocusEvent('focusout', { bubbles: true }))
  const isInvalid = () => field.getAttribute('aria-invalid') === 'true'
  return { ...page, field, calendar, leave, isInvalid }
}

test.each([
  ['en', 'Sun, 10 Aug 2036'],
  ['id', 'Min, 10 Agu 2036'],
])('shows day, month and weekday in words, in %s', async (language, words) => {
  const { field, calendar } = await openFilter('2036-08-10', language)
  expect([field.value, calendar.value]).toEqual([words, '2036-08-10'])
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
  expect(message?.textContent).toBe('Not a date. Write it as 17 Nov 2026.')
})

test('in a form text that is no date is not saved, and the form has the message', async () => {
  const { click, field, texts, type } = await openSettings('network/modes')
  await type('main input', 'Since', 'soon')
  await click('button', 'Save')
  expect(field('Since')).toHaveProperty('value', 'soon')
  expect(texts('main .error')).toEqual(['A day such as 17 Nov 2026.'])
})

test('the button opens the calendar of the native field, which is no stop of its own', async () => {
  const { calendar, click, field, type } = await openFilter('2036-08-10')
  calendar.showPicker = vi.fn()
  await click('.pop button', 'Open the calendar')
  expect(calendar.showPicker).toHaveBeenCalledOnce()
  expect([calendar.tabIndex, calendar.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
  await type('.pop [type=date]', '', '2036-08-11')
  expect(field.value).toBe('Mon, 11 Aug 2036')
})

test('a locked field has no calendar', async () => {
  const { field } = await openSettings('network/modes', { reply: { environment: { '0.since': 'MODES' } } })
  const controls = field('Since').parentElement?.querySelectorAll('input, button') ?? []
  expect([...controls].map((control) => control.matches(':disabled'))).toEqual([true, true, true])
})
