// A method that a gateway refuses is said everywhere until the gateway takes it again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeCheck } from '#content/checks/describe-check.ts'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import { stateNow } from '#contract/monitoring/checks.ts'
import { GATEWAY_IDS, GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Quote } from '#contract/shop/store.schema.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import type { Today } from '#contract/team/today.schema.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { REFUSING } from '#tests/support/refusing-gateways.ts'
import { startOwned } from '#tests/support/site.ts'

const METRICS_TOKEN = '0123456789abcdef'

const METRICS_ACCESS = { authorization: `Bearer ${METRICS_TOKEN}` }

/** A gateway that answers is not away, whatever it refuses. */
function paymentMetrics(text: string) {
  const lines = [/^angkasa_part_trouble{part="payments"} (\d)/m, /^angkasa_payment_troubles (\d)/m]
  const [away, troubles] = lines.map((line) => Number(line.exec(text)?.[1]))
  return { away, troubles }
}

function payments({ results, valid_from }: Checks) {
  const [result] = results.filter(({ part }) => part === 'payments')
  return { result, state: stateNow(result ? [result] : [], valid_from) }
}

describe.each(GATEWAY_IDS)('%s', (id) => {
  type Owned = Awaited<ReturnType<typeof startOwned>>
  let [gateway, site, productId] = [] as unknown as [
    Awaited<ReturnType<(typeof REFUSING)[typeof id]>>,
    Owned,
    string,
  ]
  beforeAll(async () => {
    gateway = await REFUSING[id]()
    site = await startOwned({ ...gateway.env, TRUST_PROXY: '1', METRICS_TOKEN })
    productId = await site.admin.sell([{ text: 'say %player%' }])
    await site.admin.ask('/payment-channels/ask', 'POST', {})
  })
  afterAll(async () => {
    await site[Symbol.asyncDispose]()
    await gateway.close()
  })

  const today = () => site.admin.json<Today>('/today')
  const overview = () => site.admin.json<Overview>('/overview')
  const testNow = async () =>
    (await (await site.admin.ask('/checks/run', 'POST', { part: 'payments' })).json()) as Checks
  const order = (paymentMethod: string, place: number) =>
    createBuyer(site.url, { 'x-forwarded-for': `198.51.100.${place}` }).order({
      productId,
      paymentMethod,
      username: `Steve_${place}`,
    })
  const quote = async () => (await createBuyer(site.url).ask<Quote>('/api/store/quote', { productId })).reply
  const offered = async () => (await quote()).payment_methods.map(({ method }) => method)
  const metrics = async () => paymentMetrics(await site.text('/metrics', METRICS_ACCESS))
  const payingPart = async () => (await overview()).parts.find(({ part }) => part === 'payments')

  test.each(PAYMENT_METHODS.map((method, place) => [method, place] as const))(
    '%s: refused, then accepted',
    async (method, place) => {
      expect(payments(await testNow()).state).toBe('ready')
      gateway.setAccepted(method, false)
      expect((await order(method, place + 10)).reply.code).toBe('method_not_available')

      const name = GATEWAY_NAMES[id]
      const { label } = METHOD_TERMS[method]
      const [item, ...others] = (await today()).queue
      expect([item, others]).toMatchObject([
        { kind: 'checkout', gateway: name, reason: 'method_refused', values: { names: label }, sells: true },
        [],
      ])
      const stored = await site.admin.json<Checks>('/checks')
      // Known at once, without another test.
      expect(payments(stored)).toMatchObject({ state: 'failing', result: { reason: 'method_refused' } })
      const { result, state } = payments(await testNow())
      expect(state).toBe('failing')
      for (const language of ['en', 'id'] as const) {
        const { found, next } = describeCheck(result as never, language)
        expect(found).toContain(label)
        expect(found).toMatch(/access for this payment type|channel is not active/)
        expect(next).toContain(name)
      }
      const trouble = expect.stringContaining(name)
      expect(await payingPart()).toMatchObject({ found: { reason: 'method_refused' }, trouble })
      expect((await overview()).attention).toBe(1)
      expect(await metrics()).toEqual({ away: 0, troubles: 1 })
      expect(await offered()).not.toContain(method)

      gateway.setAccepted(method, true)
      expect(payments(await testNow()).state).toBe('ready')
      expect((await today()).queue).toEqual([])
      expect(await metrics()).toEqual({ away: 0, troubles: 0 })
      expect(await payingPart()).toMatchObject({ trouble: null })
      expect(await offered()).toContain(method)
    },
  )

  test('a store whose methods are all refused says that nobody can buy, and the buyer reads why', async () => {
    for (const [place, method] of PAYMENT_METHODS.entries()) {
      gateway.setAccepted(method, false)
      await order(method, place + 30)
    }
    expect((await today()).queue).toMatchObject([{ kind: 'checkout', sells: false }])
    expect(await quote()).toMatchObject({ payment_methods: [], no_methods: 'paused' })
    const page = await site.text(`/en/store/product/${productId}`)
    expect(page).toContain('No payment method is available for this right now.')
    for (const method of PAYMENT_METHODS) gateway.setAccepted(method, true)
    // The button of the methods screen tests as well.
    await site.admin.ask('/payment-channels/ask', 'POST', {})
    expect((await today()).queue).toEqual([])
    expect((await quote()).payment_methods).toHaveLength(PAYMENT_METHODS.length)
  })
})
