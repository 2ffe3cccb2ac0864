// Held deliveries in the list of deliveries.
import { expect, test } from 'vitest'
import { adminDelivery } from '#content/locales/en/admin-delivery.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import type { Hold } from '#contract/shop/delivery.ts'
import { ONE_PAGE, overviewOf, pipelineOf, sendAction } from '#tests/support/admin-replies.ts'
import { type FakeApi, renderPage } from '#tests/support/render-page.tsx'

const failed = (change: Partial<SendAction> = {}) =>
  sendAction({ state: 'failed', success: false, success_at: null, needs_person: true, ...change })

const openList = (actions: SendAction[], api: FakeApi) =>
  renderPage('/en/admin/store?tab=actions', {
    api: {
      'GET /api/admin/send-actions': { actions, ...ONE_PAGE },
      'GET /api/admin/send-actions/pipeline': pipelineOf(actions),
      ...api,
    },
  })

const heldRow = (held: Hold, change: Partial<SendAction> = {}) => failed({ state: 'held', held, ...change })

test.each([
  ['limit', ['Send', 'Mark as returned', 'Mark as resolved']],
  ['refund', ['Send', 'Mark as resolved']],
  ['restore', ['It arrived', 'Send']],
] as const)('a delivery held because of a %s says why, and what can be done', async (held, acts) => {
  const { texts } = await openList([heldRow(held, { last_reply: 'Pack: 2/1' })], {
    'GET /api/admin/overview': overviewOf('manager'),
  })
  expect(texts('.needs p').join()).toContain(adminDelivery[`held_${held}`])
  expect(texts('.needs .acts button')).toEqual(acts)
  expect(texts('.needs .state')).toEqual(['Held'])
})

test('support reads who decides about a held delivery, and has no button for it', async () => {
  const { texts } = await openList([heldRow('limit')], { 'GET /api/admin/overview': overviewOf('support') })
  expect(texts('.needs .acts').join()).toBe('Only owners and managers can do this.')
  expect(texts('.needs .acts button')).toEqual([])
})

test('a selection resends only what failed, never what is held or takes something back', async () => {
  const rows = [
    failed(),
    heldRow('limit', { _id: 'A2', username: 'Dewi' }),
    failed({ _id: 'A3', username: 'Putri', purpose: 'refund' }),
  ]
  const { calls, click } = await openList(rows, {
    'GET /api/admin/overview': overviewOf('owner'),
    'POST /api/admin/send-actions/:id/resend': failed(),
  })
  await click('button', 'Filter')
  await click('.pop button', 'Select more')
  for (const name of ['Rangga_07', 'Dewi', 'Putri']) await click('input', `Select ${name}`)
  await click('.save-bar button', 'Resend the failed ones')
  await click('dialog button', 'Resend the failed ones')
  const sent = calls.filter((call) => call.startsWith('POST'))
  expect(sent.map((call) => call.split(' ')[1])).toEqual(['/api/admin/send-actions/A1/resend'])
})
