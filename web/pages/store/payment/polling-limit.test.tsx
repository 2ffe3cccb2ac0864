import { expect, test } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { openPayment, POLL_MS } from '#tests/support/render-payment.ts'

const MOST_POLLS = 360
/** The first poll is at once. */
const LIMIT_MS = (MOST_POLLS - 1) * POLL_MS
const STOPPED = 'This page stopped checking after half an hour.'

test('polling stops after 360 polls and offers to check again', async () => {
  const { click, find, polls, texts, wait } = await openPayment(() => ({}))
  await wait(LIMIT_MS)
  expect(polls()).toBe(MOST_POLLS)
  expect(texts('.toast')).toEqual(['Unable to get latest payment status. Please refresh the page.'])
  await wait(2 * POLL_MS)
  expect(polls()).toBe(MOST_POLLS)

  await click('main button', 'Check again')
  expect(polls()).toBe(MOST_POLLS + 1)
  expect(find('main button', 'Check again')).toBeUndefined()
})

test.each([
  [{ status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } }, []],
  [{ status: 'EXPIRED' }, ['Payment has expired. Please create a new order.']],
] satisfies [Partial<Payment>, string[]][])(
  '%j: the page that stopped polling says so beside the button',
  async (changes, toasts) => {
    const { get, texts, wait } = await openPayment(() => changes)
    await wait(LIMIT_MS)
    expect(texts('.toast')).toEqual(toasts)
    expect(texts('main').join()).toContain(STOPPED)
    get('main button', 'Check again')
  },
)
