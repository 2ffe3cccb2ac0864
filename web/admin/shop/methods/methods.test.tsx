import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const reportOf = (gateway: ChannelsReport['gateway'], change: Partial<ChannelsReport> = {}) => ({
  gateway,
  simulated: false,
  asked_at: '2026-11-15T03:00:00.000Z',
  problem: null,
  channels: PAYMENT_METHODS.map((method) => ({
    method,
    state: 'active' as const,
    buyer: { flat: 0, percent: 0 },
    owner: { flat: 0, percent: 0 },
    min_fee: null,
    max_fee: null,
    min_rupiah: 1_000,
    max_rupiah: 5_000_000,
    resting: null,
  })),
  others: [],
  ...change,
})

const open = (...gateways: ChannelsReport[]) =>
  openSettings('methods', {
    api: {
      'GET /api/admin/payment-channels': () => ({ gateways }),
      'GET /api/store/products': () => [],
    },
  })

test('with one gateway there is nothing to route', async () => {
  const { texts } = await open(reportOf('midtrans'))

  expect(texts('main select')).toEqual([])
})

test('with two gateways each method says who takes it first, and saves the choice', async () => {
  const problem = { code: 'unreachable' as const, at: '2026-11-15T03:00:00.000Z' }
  const { click, fire, get, saved, texts } = await open(reportOf('tripay'), reportOf('midtrans', { problem }))

  expect(texts('.notice b')).toEqual(['Midtrans does not answer.'])
  const select = get('main select') as HTMLSelectElement
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Tripay, then Midtrans',
    'Tripay only',
    'Midtrans, then Tripay',
    'Midtrans only',
  ])
  expect(select.value).toBe('tripay midtrans')
  select.value = 'midtrans tripay'
  await fire(select, new Event('change', { bubbles: true }))
  await click('button', 'Save')
  expect(saved('payments').methods[0]).toMatchObject({ method: 'QRIS', gateways: ['midtrans', 'tripay'] })
})
