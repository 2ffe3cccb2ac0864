import { expect, test } from 'vitest'
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'
import { watchGateways } from './watch-gateway.ts'

const clock = { now: () => new Date('2026-11-17T00:00:00Z') }
const CALLS = ['open', 'fetchStatus', 'find', 'listChannels'] as const

test.each(CALLS)('an outage is seen by %s, and ends with its next success', async (name) => {
  let failure: Error | null = new GatewayError('unavailable', 'Tripay is unreachable')
  const call = async () => {
    if (failure) throw failure
  }
  const working = { [name]: async () => null } as unknown as PaymentGateway
  const failing = { [name]: call } as unknown as PaymentGateway
  const { gateways, outage } = watchGateways({ list: [failing, working] }, clock)
  const [request, other] = gateways.list.map((gateway) => gateway[name] as () => Promise<unknown>)

  await expect(request?.()).rejects.toThrow('unreachable')
  expect(outage()).toEqual({ why: 'Tripay is unreachable', since: '2026-11-17T00:00:00.000Z' })
  await other?.()
  expect(outage()).not.toBeNull()
  failure = null
  await request?.()
  expect(outage()).toBeNull()
  failure = new GatewayError('refused', 'Tripay refused')
  await expect(request?.()).rejects.toThrow('refused')
  expect(outage()).toBeNull()
})
