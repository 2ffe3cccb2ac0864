import { expect, test } from 'vitest'
import { createOutageRecorder } from '#server/platform/kernel/outage.ts'
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'
import { watchGateway } from './watch-gateway.ts'

const clock = { now: () => new Date('2026-11-17T00:00:00Z') }
const CALLS = ['open', 'fetchStatus', 'find', 'listChannels'] as const

test.each(CALLS)('an outage is seen by %s, and ends with its next success', async (name) => {
  let failure: Error | null = new GatewayError('unavailable', 'Tripay is unreachable')
  const call = async () => {
    if (failure) throw failure
  }
  const outage = createOutageRecorder(clock)
  const gateway = watchGateway({ [name]: call } as unknown as PaymentGateway, outage)
  const request = gateway[name] as () => Promise<unknown>

  await expect(request()).rejects.toThrow('unreachable')
  expect(outage.current()).toEqual({ why: 'Tripay is unreachable', since: '2026-11-17T00:00:00.000Z' })
  failure = null
  await request()
  expect(outage.current()).toBe(null)
  failure = new GatewayError('refused', 'Tripay refused')
  await expect(request()).rejects.toThrow('refused')
  expect(outage.current()).toBe(null)
})
