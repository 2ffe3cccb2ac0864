import { expect } from 'vitest'
import { skippedByResend } from '#contract/shop/delivery.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { delivered, openAdmin, START } from '#tests/support/delivery-world.ts'

const onBoth = onBothWith(openAdmin)

function entryOf(action: string, id: string, detail: string) {
  return { admin: 'ayu', action, subject: '.Putri', target: expect.any(String), detail, after: { id } }
}

onBoth('resend creates a new action and keeps the history of the old one', async (admin) => {
  const { id, orderId } = await delivered(admin, 'done', 'one', 'two')
  const before = await admin.sendActions.get(id)
  expect([before.done_commands, skippedByResend(before)]).toEqual([2, 0])
  admin.clock.pass(5_000)
  const again = await admin.sendActions.resend({ id, reason: 'asked for it', admin: 'ayu', mayRefund: true })
  expect(again).toMatchObject({ state: 'queued', resend_of: id, transaction_id: orderId, attempts: 0 })
  expect(await admin.delivery.findDelivery(orderId)).toEqual({
    state: 'delivered',
    at: START.toISOString(),
  })
  await admin.deliverAll()

  expect(admin.console.executed).toEqual(['one', 'two', 'one', 'two'])
  expect(await admin.sendActions.get(id)).toEqual(before)
  expect(admin.audited).toEqual([entryOf('send_action_resent', id, 'asked for it')])
})

onBoth('resend skips the done commands of a failed action', async (admin) => {
  const { id, orderId } = await delivered(admin, 'failed', 'one', 'two')
  expect(skippedByResend(await admin.sendActions.get(id))).toBe(1)
  await admin.sendActions.resend({ id, admin: 'ayu', mayRefund: true })
  expect(await admin.delivery.findDelivery(orderId)).toMatchObject({ state: 'queued' })
  await admin.deliverAll()

  expect(admin.console.executed).toEqual(['one', 'two', 'two'])
  expect(await admin.row(id)).toMatchObject({ state: 'failed', needs_person: 0 })
  expect(await admin.delivery.findDelivery(orderId)).toMatchObject({ state: 'delivered' })
})

onBoth('resend is idempotent by key, also for concurrent requests', async (admin) => {
  const { id } = await delivered(admin, 'unknown', 'one')
  const other = await delivered(admin, 'done', 'other')
  const same = Array.from({ length: 20 }, () =>
    admin.sendActions.resend({ id, key: 'confirmed-1', admin: 'ayu', mayRefund: true }),
  )
  const made = await Promise.all(same)
  const more = await admin.sendActions.resend({ id, key: 'confirmed-2', admin: 'ayu', mayRefund: true })
  const ofOther = await admin.sendActions.resend({
    id: other.id,
    key: 'confirmed-1',
    admin: 'ayu',
    mayRefund: true,
  })
  await admin.deliverAll()
  await admin.sendActions.resend({ id, key: 'confirmed-1', admin: 'ayu', mayRefund: true })
  await admin.deliverAll()

  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
  expect(more._id).not.toBe(made[0]?._id)
  expect(ofOther.resend_of).toBe(other.id)
  expect(admin.console.executed).toEqual(['one', 'other', 'one', 'one', 'other'])
  expect(admin.audited).toHaveLength(3)
  expect((await admin.sendActions.list({ page: 1 })).actions).toHaveLength(5)
})

onBoth('twenty concurrent resends with other keys create twenty actions', async (admin) => {
  const { id } = await delivered(admin, 'done', 'one')
  const all = Array.from({ length: 20 }, (_, turn) =>
    admin.sendActions.resend({ id, key: `confirmed-${turn}`, admin: 'ayu', mayRefund: true }),
  )
  await Promise.all(all)
  await admin.deliverAll()

  expect(admin.console.executed).toHaveLength(21)
  const numbers = await admin.db.selectFrom('send_action').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
})

onBoth('a queued or sending action can be neither resent nor checked', async (admin) => {
  const { id } = await admin.pay('Steve', 'one')
  const inProgress = { code: 'delivery_in_progress' }
  const refused = async () => {
    await expect(admin.sendActions.resend({ id, admin: 'ayu', mayRefund: true })).rejects.toMatchObject(
      inProgress,
    )
    await expect(admin.sendActions.markChecked({ id, admin: 'ayu', mayRefund: true })).rejects.toMatchObject(
      inProgress,
    )
  }
  await refused()
  admin.console.afterCommand = refused
  await admin.deliverAll()

  expect(admin.audited).toEqual([])
  const unknown = { id: 'nothing', admin: 'ayu', mayRefund: true }
  const notFound = { code: 'send_action_not_found' }
  await expect(admin.sendActions.resend(unknown)).rejects.toMatchObject(notFound)
  await expect(admin.sendActions.markChecked(unknown)).rejects.toMatchObject(notFound)
})

onBoth('an unknown action becomes done when a person has checked it', async (admin) => {
  const { id, orderId } = await delivered(admin, 'unknown', 'one')
  admin.clock.pass(5_000)
  const checked = await admin.sendActions.markChecked({
    id,
    reason: 'she has her points',
    admin: 'ayu',
    mayRefund: true,
  })
  const at = new Date(START.getTime() + 5_000).toISOString()

  expect(checked).toMatchObject({ state: 'done', success: true, success_at: at, needs_person: false })
  expect((await admin.sendActions.get(id)).history.at(-1)).toEqual({
    at,
    command: null,
    outcome: 'checked',
    reply: 'ayu: she has her points',
  })
  expect(await admin.delivery.findDelivery(orderId)).toEqual({ state: 'delivered', at })
  await admin.sendActions.markChecked({ id, admin: 'ayu', mayRefund: true })
  expect(admin.audited).toEqual([entryOf('send_action_checked', id, 'she has her points')])
})

onBoth('a failed action stays failed when a person has checked it', async (admin) => {
  const { id } = await delivered(admin, 'failed', 'one')
  const twice = await Promise.all(
    [1, 2].map(() => admin.sendActions.markChecked({ id, admin: 'ayu', mayRefund: true })),
  )

  expect(twice).toMatchObject(Array(2).fill({ state: 'failed', success: false, needs_person: false }))
  expect(await admin.history(id)).toMatchObject([{ outcome: 'failed' }, { outcome: 'checked', reply: 'ayu' }])
  expect(admin.audited).toHaveLength(1)
})
