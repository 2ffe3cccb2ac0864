import { expect, test } from 'vitest'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { ONE_PAGE, pipelineOf, sendAction, sendActionDetail } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const COMMANDS = ['points give Rangga_07 80', 'say thanks', 'title Rangga_07'].map((text) => ({ text }))
const failed = (change: Partial<SendAction> = {}) =>
  sendAction({ state: 'failed', success: false, success_at: null, needs_person: true, ...change })

const openList = (actions: SendAction[], api: FakeApi = {}, address = '/en/admin/store?tab=actions') =>
  renderPage(address, {
    api: {
      'GET /api/admin/send-actions': { actions, ...ONE_PAGE },
      'GET /api/admin/send-actions/pipeline': pipelineOf(actions),
      ...api,
    },
  })

test('a failed delivery is marked as resolved, an unknown one as done', async () => {
  const { click, get, texts } = await openList(
    [failed(), failed({ _id: 'A2', username: 'Dewi', state: 'unknown' })],
    {
      'POST /api/admin/send-actions/:id/checked': failed({ needs_person: false }),
      'GET /api/admin/send-actions/:id': sendActionDetail({
        ...failed({ needs_person: false }),
        history: [
          { at: '2026-11-15T12:44:00.000Z', command: 'say x', outcome: 'failed', reply: 'no such player' },
          { at: '2026-11-15T12:45:00.000Z', command: null, outcome: 'checked', reply: 'ayu: paid back' },
        ],
      }),
    },
  )
  get('button', 'It arrived: Dewi')
  await click('button', 'Mark as resolved for Rangga_07')
  expect(texts('dialog h2')).toEqual(['Mark as resolved?'])
  await click('dialog button', 'Mark as resolved')
  expect(texts('dialog[open]')).toEqual([])
  expect(texts('.toast')).toEqual(['Marked as resolved'])

  await click('main a', 'Rangga_07')
  expect(texts('dialog[open]').join()).toContain('Resolved by hand')
  expect(texts('dialog li b')).toEqual(['Delivery queued', 'Failed', 'Resolved by hand'])
  expect(texts('dialog[open]').join()).toContain('Checked by ayu: paid back')
})

test('a row says that the game did not reply, shows its first command, and how many follow', async () => {
  const { texts } = await openList([
    sendAction({ last_reply: '', action: COMMANDS }),
    sendAction({ _id: 'A2', username: 'Dewi', last_reply: 'ok' }),
  ])
  const row = (name: string) => texts('tbody tr').find((text) => text.startsWith(name))
  expect(row('Rangga_07')).toContain('The game gave no reply.')
  expect(row('Dewi')).not.toContain('The game gave no reply.')
  const several = '+2say thanks, title Rangga_07'
  expect(texts('tbody .command')).toEqual([
    expect.stringMatching(/points give Rangga_07 80$/),
    several,
    expect.anything(),
  ])
})

test('the confirmation of a resend shows the commands that will run', async () => {
  const { click, texts } = await openList([
    failed({ action: COMMANDS, done_commands: 2 }),
    sendAction({ _id: 'A2', username: 'Dewi', action: COMMANDS, done_commands: 3 }),
  ])
  await click('button', 'Resend to Rangga_07')
  expect(texts('dialog code')).toEqual(['title Rangga_07'])
  expect(texts('dialog[open]').join()).toContain('Commands that already ran (2) are not sent again.')
  await click('dialog button', 'Cancel')
  await click('button', 'Resend to Dewi')
  expect(texts('dialog code')).toEqual([COMMANDS.map(({ text }) => text).join(' ')])
})

test('the confirmation of a retry says how many failed deliveries remain after one batch', async () => {
  const replies = [
    { resent: 500, remaining: 1_200 },
    { resent: 4, remaining: 0 },
  ]
  const { click, texts } = await openList([], {
    'POST /api/admin/send-actions/retry-failed': () => replies.shift() ?? failure(500, 'internal'),
  })
  expect(texts('main').join()).toContain('No deliveries yet.')
  await click('main button', 'Resend all failed')
  await click('dialog button', 'Resend all failed')
  expect(texts('dialog [role=status]').join()).toContain('500 will be sent again. 1,200 failed ones are left')
  await click('dialog button', 'Resend all failed')
  expect(texts('dialog[open]')).toEqual([])
  expect(texts('.toast')).toEqual(['4 will be sent again'])
})

test('the dialogs are translated into Indonesian; a failure stays in the dialog', async () => {
  const { click, get, texts } = await openList(
    [failed()],
    { 'POST /api/admin/send-actions/:id/checked': () => failure(500, 'internal') },
    '/id/admin/store?tab=actions',
  )
  await click('button', 'Tandai beres untuk Rangga_07')
  expect(texts('dialog h2')).toEqual(['Tandai beres?'])
  expect(document.activeElement).toBe(get('dialog input', /^Alasan \(opsional\)/))
  await click('dialog button', 'Tandai beres')
  expect(texts('dialog [role=alert]').join()).toContain('Ada yang salah di situs')
  await click('dialog button', 'Batal')
  expect(texts('dialog[open]')).toEqual([])
})

test('a reason that is required is asked for by name, and nothing is sent without it', async () => {
  const { bodies, click, get, texts, type } = await openList([sendAction({ state: 'done', success: true })], {
    'POST /api/admin/send-actions/:id/resend': sendAction({ _id: 'A2', state: 'queued', success: false }),
  })
  await click('button', 'Resend to Rangga_07')
  expect(texts('dialog label')).toEqual(['Reason'])
  await click('dialog button', 'Resend')
  expect(texts('dialog .error')).toEqual(['Enter a short reason.'])
  expect(bodies).toEqual([])
  expect(document.activeElement).toBe(get('dialog input', 'Reason'))
  await type('dialog input', 'Reason', 'player asked')
  expect(texts('dialog .error')).toEqual([])
  await click('dialog button', 'Resend')
  expect(bodies).toMatchObject([{ reason: 'player asked' }])
})

test('a confirmation stays open while it is sent; every retry sends the same idempotency key', async () => {
  const first = Promise.withResolvers<ReturnType<typeof failure>>()
  const { bodies, click, fire, get, texts, type, wait } = await openList([sendAction()], {
    'POST /api/admin/send-actions/:id/resend': () =>
      bodies.length === 1 ? first.promise : sendAction({ _id: 'A2', state: 'queued' }),
  })
  expect(texts('thead th')).toEqual(['Username', 'Product', 'Status', 'Actions', 'Date', 'Resend'])
  await click('button', 'Resend to Rangga_07')
  expect(texts('dialog h2')).toEqual(['Resend?'])
  await type('dialog input', 'Reason', 'player asked')
  await click('dialog button', 'Resend')
  expect(get('dialog button', 'Cancel')).toHaveProperty('disabled', true)
  await fire(get('dialog'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await fire(get('dialog'), new Event('cancel', { cancelable: true }))
  await click('dialog')
  first.resolve(failure(503, 'unavailable'))
  await wait()
  expect(texts('dialog [role=alert]').join()).toContain('Failed to resend action')
  expect(get('dialog input', 'Reason')).toHaveProperty('value', 'player asked')
  await click('dialog button', 'Resend')
  expect(texts('dialog[open]')).toEqual([])
  expect(texts('.toast')).toEqual(['Will be sent'])
  expect(bodies[0]).toEqual({ reason: 'player asked', key: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(bodies[1]).toEqual(bodies[0])
})

test('rows offer the actions of their state, and the list is refreshed', async () => {
  let state: 'queued' | 'done' = 'queued'
  const all = () => [
    sendAction({ _id: 'A1', username: 'First', state, success: state === 'done' }),
    failed({ _id: 'A2', username: 'Second', state: 'unknown' }),
    failed({ _id: 'A3', username: 'Third', needs_person: false }),
  ]
  const { click, texts, wait } = await openList([], {
    'GET /api/admin/send-actions': () => ({ actions: all(), ...ONE_PAGE }),
    'GET /api/admin/send-actions/pipeline': () => pipelineOf(all()),
  })
  const row = (name: string) => texts('tbody tr').findIndex((text) => text.startsWith(name)) + 1
  const buttons = (name: string) => texts(`tbody tr:nth-child(${row(name)}) .row-acts > button`)
  expect(texts('tbody tr')).toHaveLength(4)
  expect(texts('tbody tr')[row('First') - 1]).toContain('Queued')
  expect([buttons('First'), buttons('Third')]).toEqual([[], ['Resend']])
  expect(texts('.needs .acts button')).toEqual(['It arrived', 'Resend'])
  state = 'done'
  await wait(5_000)
  expect(texts('tbody tr')[row('First') - 1]).toContain('Success')
  expect(buttons('First')).toEqual(['Resend'])
  await click('button', 'More for First')
  expect(texts('.row-acts .pop > *')).toEqual(['Resend', 'Open order', 'Copy command'])
})

test('the pipeline counts its lanes, and a lane filters the list until it is pressed again', async () => {
  const { calls, click, texts } = await openList([
    sendAction(),
    sendAction({ _id: 'A2', state: 'queued', success: false }),
    failed({ _id: 'A3', state: 'unknown' }),
  ])
  expect(texts('.pipe b')).toEqual(['1', '1', '1'])
  for (const [lane, query] of [
    ['Waiting', 'state=queued'],
    ['Needs action', 'needs_person=yes'],
    ['Delivered today', 'delivered=today'],
  ]) {
    await click('.pipe a', new RegExp(`${lane}`))
    expect(calls.at(-1)).toContain(query)
    await click('.pipe a', new RegExp(`${lane}`))
    expect(window.location.search).toBe('?tab=actions')
  }
})

test('the first button of a failed delivery follows from the reply of the game', async () => {
  const { texts } = await openList([
    failed({ _id: 'A1', cause: 'name', last_reply: 'User not found: Rangga_07' }),
    failed({ _id: 'A2', cause: 'command' }),
    failed({ _id: 'A3', cause: null }),
    failed({ _id: 'A4', state: 'unknown' }),
  ])
  const acts = texts('.needs > li .acts > :first-child')
  expect(acts).toEqual(['Correct the name', "Edit the product's commands", 'Resend', 'It arrived'])
  expect(texts('.needs > li:first-child').join()).toContain(
    'The game does not know this name.User not found: Rangga_07',
  )
  expect(texts('.needs .btn-primary')).toEqual(['Correct the name'])
})

test('several failed deliveries are resent at once, and nothing else that was chosen', async () => {
  const { bodies, calls, click, texts } = await openList(
    [
      failed({ _id: 'A1', username: 'First' }),
      failed({ _id: 'A2', username: 'Second', state: 'unknown' }),
      sendAction({ _id: 'A3', username: 'Third' }),
    ],
    { 'POST /api/admin/send-actions/:id/resend': sendAction({ _id: 'A4', state: 'queued' }) },
  )
  await click('button', 'Filter')
  await click('.pop button', 'Select more')
  for (const name of ['First', 'Second', 'Third']) await click('input', `Select ${name}`)
  expect(texts('.save-bar p')).toEqual(['3 selected'])
  await click('.save-bar button', 'Resend the failed ones')
  await click('dialog button', 'Resend the failed ones')
  expect(calls.filter((call) => /resend/.test(call))).toEqual(['POST /api/admin/send-actions/A1/resend'])
  expect(bodies).toEqual([{ key: 'bulk-resend' }])
  expect(texts('.toast')).toEqual(['1 done'])
  expect(texts('.save-bar')).toEqual([])
})

test('a row counts its further commands for the eye and says them to screen readers', async () => {
  await openList([sendAction({ action: COMMANDS })])
  const hidden = [...document.querySelectorAll('main .sr-only')]
  const words = hidden.find(({ textContent }) => textContent?.startsWith('say'))
  const count = words?.previousElementSibling
  expect([count?.textContent, count?.getAttribute('aria-hidden')]).toEqual(['+2', 'true'])
  expect(words?.textContent).toBe('say thanks, title Rangga_07')
})
