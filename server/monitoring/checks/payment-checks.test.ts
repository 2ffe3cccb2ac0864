import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { unavailable } from '#server/shop/payments/gateways/tripay/tripay-api.ts'
import type { CheckDeps } from './deps.ts'
import { paymentChecks } from './payment-checks.ts'

const deps = (error: Error) =>
  ({
    config: { gateways: [{ id: 'tripay', isTest: false }] },
    currentSettings: () => demoSettings,
    findCheckoutFailure: async () => null,
    listChannels: () => Promise.reject(error),
  }) as unknown as CheckDeps

test.each([
  ['is unreachable: ECONNREFUSED', 'ECONNREFUSED'],
  ['replied 502', 'replied 502'],
])('a gateway that %s: the sentence names it once', async (what, detail) => {
  const [check] = paymentChecks(deps(unavailable(what)))
  const outcome = await check?.run(new AbortController().signal)
  expect(outcome).toEqual({
    state: 'failing',
    reason: 'gateway_unreachable',
    values: { gateway: 'Tripay', detail, variable: 'TRIPAY_URL' },
  })
})
