import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { createAdminText } from '../text/admin-text.ts'
import { AdminTextContext } from '../text/use-admin-text.ts'
import { Field } from './field.tsx'
import type { MomentKind } from './moment.ts'
import { MomentInput } from './moment-input.tsx'

const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const TEXTS = { en: createAdminText('en', adminEn), id: createAdminText('id', adminId) }

let unmount = () => {}
beforeEach(() => {
  globals.IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => {
  act(() => unmount())
  document.body.innerHTML = ''
  delete globals.IS_REACT_ACT_ENVIRONMENT
})

type Shown = { value?: string; type?: MomentKind; language?: 'en' | 'id'; error?: string; disabled?: boolean }

function render({ value = '', type = 'datetime-local', language = 'en', error, disabled }: Shown) {
  const values: string[] = []
  function Form() {
    const [held, hold] = useState(value)
    return (
      <AdminTextContext value={TEXTS[language]}>
        <Field label="Until" error={error}>
          {(control) => (
            <MomentInput
              {...control}
              type={type}
              disabled={disabled}
              value={held}
              onChange={({ target }) => {
                values.push(target.value)
                hold(target.value)
              }}
            />
          )}
        </Field>
      </AdminTextContext>
    )
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Form />))
  unmount = () => root.unmount()
  const [field, calendar] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  const button = document.querySelector('button') as HTMLButtonElement
  const write = (input: HTMLInputElement, text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const leave = () => act(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const description = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id === '' ? '' : document.getElementById(id)?.textContent))
      .join(' ')
  return { values, field, calendar, button, write, leave, description }
}

test.each([
  ['en', 'Sun, 10 Aug 2036, 19:00 WIB'],
  ['id', 'Min, 10 Agu 2036, 19.00 WIB'],
] as const)('shows day, month and weekday in words, in %s', (language, words) => {
  const { field, calendar } = render({ value: '2036-08-10T19:00', language })
  expect(field.value).toBe(words)
  expect(calendar.value).toBe('2036-08-10T19:00')
})

test('keeps the text while it is typed and rewrites it when the field is left', () => {
  const { field, values, write, leave } = render({ type: 'date' })
  write(field, '10/8/2036')
  expect(field.value).toBe('10/8/2036')
  expect(values).toEqual(['2036-08-10'])
  leave()
  expect(field.value).toBe('Sun, 10 Aug 2036')
  write(field, '')
  expect(values.at(-1)).toBe('')
})

test('says how to write a date that it cannot read, and passes the text on so that it is not saved', () => {
  const { field, values, write, leave, description } = render({ value: '2036-08-10T19:00' })
  write(field, '10 Aug 2036, 25:00')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  leave()
  expect(values).toEqual(['10 Aug 2036, 25:00'])
  expect(field.value).toBe('10 Aug 2036, 25:00')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(description()).toBe('Not a date. Write it as 17 Nov 2026, 19:00.')
})

test('leaves the message to the form where that has one', () => {
  const { description } = render({ value: 'soon', error: 'Write a date' })
  expect(description()).toBe('Write a date')
})

test('the button opens the calendar of the native field, which is no stop of its own', () => {
  const { field, calendar, button, values, write } = render({ type: 'date', value: '2036-08-10' })
  calendar.showPicker = vi.fn()
  act(() => button.click())
  expect(calendar.showPicker).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-label')).toBe('Open the calendar')
  expect([calendar.tabIndex, calendar.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
  write(calendar, '2036-08-11')
  expect(values).toEqual(['2036-08-11'])
  expect(field.value).toBe('Mon, 11 Aug 2036')
})

test('a locked field has no calendar', () => {
  const { field, calendar, button } = render({ disabled: true })
  expect([field.disabled, calendar.disabled, button.disabled]).toEqual([true, true, true])
})
