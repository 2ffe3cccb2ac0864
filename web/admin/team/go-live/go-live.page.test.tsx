import { expect, test } from 'vitest'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import type { CheckPart, CheckResult, CheckState } from '#contract/monitoring/checks.ts'
import type { Content } from '#contract/monitoring/content.schema.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const AT = new Date(Date.now() + 60_000).toISOString()
const resultOf = (part: CheckPart, state: CheckState, reason: CheckResult['reason']): CheckResult => {
  return { id: part, part, state, reason, subject: null, values: { gateway: 'Tripay' }, at: AT, ms: 1 }
}
const CONTENT: Content = {
  is_demo: true,
  kinds: [
    { kind: 'products', built_in: [{ en: '80 Points', id: '80 Poin' }], own: 0 },
    { kind: 'votes', built_in: [{ en: 'Scout', id: 'Scout' }], own: 0 },
  ],
}

async function openGoLive() {
  const checks: Checks = {
    results: [
      resultOf('payments', 'ready', 'gateway_ready'),
      resultOf('content', 'demo', 'content_demo'),
      resultOf('delivery', 'failing', 'rcon_wrong_password'),
    ],
    parts: ['payments', 'content', 'delivery'],
    valid_from: AT,
    visitors: [],
  }
  return renderPage('/en/admin/go-live', {
    api: {
      'GET /api/admin/checks': checks,
      'GET /api/admin/content': CONTENT,
      'POST /api/admin/checks/run': { ...checks, results: [resultOf('delivery', 'ready', 'gateway_ready')] },
      'POST /api/admin/content/remove': { ...CONTENT, kinds: [] },
    },
  })
}

test('failing parts come first with reason and next step, and are tested again by their button', async () => {
  const { bodies, click, texts } = await openGoLive()
  expect(texts('main h3').slice(0, 3)).toEqual(['DeliveryNot working', 'Your contentDemo', 'PaymentsReady'])
  expect(texts('main li')[0]).toContain('The RCON password is wrong.Copy rcon.password from')
  await click('button', 'Test now: Delivery')
  expect(bodies).toEqual([{ part: 'delivery' }])
  expect(texts('main h1')).toEqual(['2 of 3 parts are ready'])
})

test('the demo’s entries are listed, and those that stay chosen are removed', async () => {
  const { bodies, click, texts } = await openGoLive()
  await click('main button', 'Remove demo entries…')
  expect(texts('dialog').join()).toContain('Scout')
  await click('dialog label:first-of-type input')
  await click('dialog button', 'Remove 1 entry')
  expect(bodies[0]).toEqual({ kinds: ['votes'] })
})

test('only a part whose result is old is tested by itself', async () => {
  const old = { ...resultOf('delivery', 'ready', 'gateway_ready'), at: '2020-01-01T00:00:00.000Z' }
  const checks: Checks = {
    results: [resultOf('payments', 'ready', 'gateway_ready'), old],
    parts: ['payments', 'delivery'],
    valid_from: '2019-01-01T00:00:00.000Z',
    visitors: [],
  }
  const { bodies } = await renderPage('/en/admin/go-live', {
    api: { 'GET /api/admin/checks': checks, 'POST /api/admin/checks/run': checks },
  })
  expect(bodies).toEqual([{ part: 'delivery' }])
})
