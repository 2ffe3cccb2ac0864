// The checker finds each kind of damage.
import { expect, test } from 'vitest'
import { type ActionFound, checkHistory, type OrderFound, type Verdict } from './checker.ts'
import type { Event, Happened } from './history.ts'

const COMMAND = 'points give Steve 40'
const DELIVERED: Happened[] = [
  { what: 'ordered', reference: 'R1', username: 'Steve' },
  { what: 'paid', reference: 'R1' },
  { what: 'signed in', connection: 1 },
  { what: 'command', connection: 1, command: COMMAND },
  { what: 'replied', connection: 1 },
]
const PAID: OrderFound = { id: 'P1', reference: 'R1', status: 'PAID' }
const DONE: ActionFound = {
  order_id: 'P1',
  state: 'done',
  needs_person: 0,
  commands: JSON.stringify([COMMAND]),
}

type Given = {
  history?: Happened[]
  order?: Partial<OrderFound>
  actions?: Partial<ActionFound>[]
  executed?: string[]
}

function check({ history = DELIVERED, order = {}, actions = [{}], executed = [COMMAND] }: Given = {}) {
  const { paid, ...harm } = checkHistory({
    history: history.map((happened, at) => ({ at, ...happened }) as Event),
    orders: [{ ...PAID, ...order }],
    actions: actions.map((action) => ({ ...DONE, ...action })),
    executed: executed.map((command) => ({ at: '', command })),
  })
  expect(paid).toBe(1)
  return (Object.keys(harm) as (keyof typeof harm)[]).filter((kind) => harm[kind].length > 0)
}

const killedAfter = (count: number): Happened[] => [
  ...DELIVERED.slice(0, count),
  { what: 'killed' },
  ...DELIVERED.slice(count),
]
const unknown = { state: 'unknown', needs_person: 1 }

test.each<[string, Given, (keyof Verdict)[]]>([
  ['delivered', {}, []],
  [
    'paid at the gateway, not recorded',
    { order: { status: 'UNPAID' }, actions: [], executed: [] },
    ['unmarked', 'lost'],
  ],
  ['paid, nothing enqueued', { actions: [], executed: [] }, ['lost']],
  ['recorded as done, never executed', { executed: [] }, ['lost']],
  ['still queued at the end', { actions: [{ state: 'queued' }], executed: [] }, ['lost']],
  ['executed twice', { executed: [COMMAND, COMMAND] }, ['double']],
  ['enqueued twice', { actions: [{}, {}] }, ['double']],
  ['executed without a payment', { executed: [COMMAND, 'points give Alex 40'] }, ['strays']],
  ['unknown, not flagged for staff', { actions: [{ state: 'unknown' }] }, ['unknown', 'hidden']],
  ['unknown and flagged', { history: killedAfter(4), actions: [unknown] }, ['unknown']],
  ['killed before the reply, recorded as done', { history: killedAfter(4) }, ['falselyKnown']],
  [
    'killed between signing in and the command',
    { history: killedAfter(3).slice(0, 4), actions: [unknown], executed: [] },
    ['unknown'],
  ],
  [
    'killed before anything was sent, recorded as unknown',
    { history: killedAfter(2).slice(0, 3), actions: [unknown], executed: [] },
    ['unknown', 'falselyUnknown'],
  ],
])('%s', (_name, given, kinds) => {
  expect(check(given)).toEqual(kinds)
})
