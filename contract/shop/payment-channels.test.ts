import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { builtInChannel, type Channel, feesOf } from './payment-channels.ts'

const channel = (change: Partial<Channel>): Channel => ({ ...builtInChannel('QRIS'), ...change })

test('of the built-in channels only BCA adds a fee', () => {
  for (const method of PAYMENT_METHODS) {
    const expected = { buyer: method === 'BCAVA' ? 5_500 : 0, owner: 0 }
    expect(feesOf(builtInChannel(method), 50_000), method).toEqual(expected)
  }
})

test('a fee has a flat part and a share of the price, rounded up to whole rupiah', () => {
  const qris = channel({ owner: { flat: 750, percent: 0.7 } })
  expect(feesOf(qris, 100_000)).toEqual({ buyer: 0, owner: 1_450 })
  expect(feesOf(qris, 77_000)).toEqual({ buyer: 0, owner: 1_289 })
  expect(feesOf(qris, 10_001)).toEqual({ buyer: 0, owner: 821 })
  expect(feesOf(channel({ buyer: { flat: 0, percent: 3 } }), 1)).toEqual({ buyer: 1, owner: 0 })
})

test.each([0.07, 0.29, 0.57, 0.7, 1.1, 2.9])(
  'a share of %d%% of round prices has no rounding error',
  (percent) => {
    for (let price = 10_000; price <= 1_000_000; price += 10_000) {
      expect(feesOf(channel({ buyer: { flat: 0, percent } }), price).buyer).toBe(
        Math.round(percent * 100) * (price / 10_000),
      )
    }
  },
)

test('the lowest and the highest fee apply to the one who pays it', () => {
  const wallet = channel({ buyer: { flat: 0, percent: 3 }, minFee: 1_000, maxFee: 5_000 })
  expect(feesOf(wallet, 10_000)).toEqual({ buyer: 1_000, owner: 0 })
  expect(feesOf(wallet, 100_000)).toEqual({ buyer: 3_000, owner: 0 })
  expect(feesOf(wallet, 1_000_000)).toEqual({ buyer: 5_000, owner: 0 })
  expect(feesOf(channel({ minFee: 1_000 }), 10_000)).toEqual({ buyer: 0, owner: 0 })
})
