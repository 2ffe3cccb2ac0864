import { expect } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { delivered, openAdmin, START } from '#tests/support/delivery-world.ts'
import { insertOrders, orderRow } from '#tests/support/orders.ts'

const HOUR_MS = 60 * 60 * 1_000

const onBoth = onBothWith(openAdmin)

onBoth('an action is shown with everything that was tried', async (admin) => {
  const { id, orderId } = await delivered(admin, 'failed', 'one', 'two')
  const at = START.toISOString()

  expect(await admin.sendActions.get(id)).toMatchObject({
    username: 'be.Putri',
    state: 'failed',
    created_at: at,
    action: [{ text: 'one' }, { text: 'two' }],
    attempts: 1,
    server: { id: 'survival', name: 'Survival', accent: null },
    done_commands: 1,
    last_reply: 'failed: two',
    transaction_id: orderId,
    history: [
      { at, command: 'one', outcome: 'done', reply: 'done: one' },
      { at, command: 'two', outcome: 'failed', reply: 'failed: two' },
    ],
  })
  expect(await admin.sendActions.listOf(orderId)).toMatchObject([{ _id: id }])
  await expect(admin.sendActions.get('nothing')).rejects.toMatchObject({ code: 'send_action_not_found' })
})

onBoth('one that waits for the game server is tried when that is tried', async (admin) => {
  admin.console.outage = 'away'
  await admin.pay('Steve', 'one')
  const step = await admin.deliverAll()
  const { id } = await admin.pay('Alex', 'two')
  const pauseMs = typeof step === 'object' ? step.pauseMs : 0

  expect(await admin.sendActions.get(id)).toMatchObject({
    next_try_at: new Date(START.getTime() + pauseMs).toISOString(),
  })
})

onBoth('filters find by state, need and name, and count what they find', async (admin) => {
  const failed = await delivered(admin, 'failed', 'x')
  await delivered(admin, 'unknown', 'x')
  await admin.sendActions.markChecked({ id: failed.id, admin: 'ayu', mayRefund: true })
  for (let turn = 0; turn < 25; turn += 1) await admin.pay(`Putra_${turn}`)
  const { id } = await admin.pay('PutraX', 'waits')
  const found = async (filter: object) => {
    const { actions, pagination } = await admin.sendActions.list({ page: 1, ...filter })
    return [actions.map(({ username }) => username).join(), pagination.totalPages]
  }

  expect(await found({ state: 'queued' })).toEqual(['PutraX', 1])
  expect(await found({ state: 'failed' })).toEqual(['be.Putri', 1])
  expect(await found({ needsPerson: true })).toEqual(['be.Putri', 1])
  expect(await found({ needsPerson: true, state: 'failed' })).toEqual(['', 1])
  expect((await found({ state: 'done' }))[1]).toBe(2)
  expect((await admin.sendActions.list({ page: 2, state: 'done' })).actions).toHaveLength(5)
  expect(await found({ search: 'putrax' })).toEqual(['PutraX', 1])
  expect((await found({ search: 'PUTRA' }))[1]).toBe(2)
  expect(await found({ search: 'PUTRA', state: 'queued' })).toEqual(['PutraX', 1])
  expect(await found({ search: '.putr' })).toEqual(['be.Putri,be.Putri', 1])
  expect(await found({ search: 'be.Putri' })).toEqual(['be.Putri,be.Putri', 1])
  expect(await found({ search: 'putri' })).toEqual(['be.Putri,be.Putri', 1])
  expect(await found({ search: 'putra%' })).toEqual(['', 1])
  expect(await found({ search: id })).toEqual(['PutraX', 1])
  expect(await found({ search: `no-such-id-${'x'.repeat(30)}` })).toEqual(['', 1])
})

onBoth('the reference of a payment finds its actions', async (admin) => {
  const { orderId } = await admin.pay('Steve', 'one')
  const reference = 'K7QD-9MVX-0000-1111-2222-3333-4444'
  await insertOrders(admin.db, [
    orderRow(1, { id: orderId, reference, product_id: 'p', product_name: 'Points' }),
  ])
  const { actions } = await admin.sendActions.list({ page: 1, search: reference.toLowerCase() })

  expect(actions).toMatchObject([{ transaction_id: orderId, product_id: 'p', product_name: 'Points' }])
})

onBoth(
  'the pipeline has the oldest that wait or need a person, and counts what arrived since midnight',
  async (admin) => {
    expect(await admin.sendActions.pipeline()).toEqual({
      waiting: { count: 0, actions: [] },
      needs_person: { count: 0, oldest_at: null, actions: [] },
      delivered_today: { count: 0, last_at: null },
    })
    await delivered(admin, 'done', 'yesterday')
    // The delivery before was at 10:00 in Jakarta.
    admin.clock.pass(20 * HOUR_MS)
    const failed = await delivered(admin, 'failed', 'x')
    admin.clock.pass(HOUR_MS)
    const unknown = await delivered(admin, 'unknown', 'x')
    const today = await delivered(admin, 'done', 'today')
    for (let turn = 0; turn < 22; turn += 1) await admin.pay(`Waits_${turn}`, 'later')

    const { waiting, needs_person, delivered_today } = await admin.sendActions.pipeline()
    expect(waiting.count).toBe(22)
    expect(waiting.actions).toHaveLength(20)
    expect(waiting.actions[0]?.username).toBe('Waits_0')
    expect(needs_person).toMatchObject({ count: 2, actions: [{ _id: failed.id }, { _id: unknown.id }] })
    expect(needs_person.oldest_at).toBe(new Date(START.getTime() + 20 * HOUR_MS).toISOString())
    expect(delivered_today).toEqual({ count: 1, last_at: admin.clock.now().toISOString() })
    const { actions, pagination } = await admin.sendActions.list({ page: 1, delivered: 'today' })
    expect(actions).toMatchObject([{ _id: today.id }])
    expect(pagination.totalPages).toBe(1)
  },
)
