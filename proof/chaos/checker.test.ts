// The checker finds each kind of damage.
import { expect, test } from 'vitest'
import { type ActionFound, type Compared, checkHistory, type OrderFound, type Verdict } from './checker.ts'
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
  return harmIn({
    history: history.map((happened, at) => ({ at, ...happened }) as Event),
    orders: [{ ...PAID, ...order }],
    actions: actions.map((action) => ({ ...DONE, ...action })),
    executed: executed.map((command) => ({ at: '', command })),
  })
}

function harmIn(compared: Compared) {
  const { paid, ...harm } = checkHistory(compared)
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
  ['enqueued twice', { actions: [{}, {}] }, ['lost', 'double']],
  ['executed without a payment', { executed: [COMMAND, 'points give Alex 40'] }, ['strays']],
  ['failed, not flagged for staff', { actions: [{ state: 'failed' }] }, ['lost', 'hidden']],
  [
    'sold twice in one order, executed twice',
    { actions: [{ commands: JSON.stringify([COMMAND, COMMAND]) }], executed: [COMMAND, COMMAND] },
    [],
  ],
  [
    'sold twice in one order, executed once',
    { actions: [{ commands: JSON.stringify([COMMAND, COMMAND]) }] },
    ['lost'],
  ],
  ['unknown, not flagged for staff', { actions: [{ state: 'unknown' }] }, ['hidden']],
  ['unknown and flagged', { history: killedAfter(4), actions: [unknown] }, []],
  ['killed before the reply, recorded as done', { history: killedAfter(4) }, ['falselyKnown']],
  [
    'killed between signing in and the command',
    { history: killedAfter(3).slice(0, 4), actions: [unknown], executed: [] },
    [],
  ],
  [
    'killed before anything was sent, recorded as unknown',
    { history: killedAfter(2).slice(0, 3), actions: [unknown], executed: [] },
    ['falselyUnknown'],
  ],
])('%s', (_name, given, kinds) => {
  expect(check(given)).toEqual(kinds)
})

const AT = '2026-11-16T10:00:00.000Z'
const ran = (server: string, command: string) => ({ at: AT, server, command })
const action = (server: string, command: string, change: Partial<ActionFound> = {}) => ({
  ...DONE,
  server,
  commands: JSON.stringify([command]),
  ...change,
})
const ACTIONS = [action('survival', 'a'), action('skyblock', 'b')]
const EXPECTED = [
  { server: 'skyblock', commands: ['b'] },
  { server: 'survival', commands: ['a'] },
]
const RAN = [ran('survival', 'a'), ran('skyblock', 'b')]

test.each<[string, Partial<Compared>, (keyof Verdict)[]]>([
  ['delivered', {}, []],
  ['without the action of one', { actions: ACTIONS.slice(0, 1), executed: RAN.slice(0, 1) }, ['lost']],
  [
    'without a command of a line',
    { expected: new Map([['R1', EXPECTED.map((one) => ({ ...one, commands: [...one.commands, 'c'] }))]]) },
    ['lost'],
  ],
  ['enqueued twice at one', { actions: [...ACTIONS, action('survival', 'a')] }, ['lost']],
  ['executed at another one', { executed: [ran('survival', 'a'), ran('survival', 'b')] }, ['lost', 'strays']],
  ['executed twice at one', { executed: [...RAN, ran('skyblock', 'b')] }, ['double']],
  ['executed before the player joined', { joinedAt: new Map([['b', Date.parse(AT) + 1]]) }, ['early']],
])('several servers: %s', (_name, change, kinds) => {
  const compared = {
    history: DELIVERED.slice(0, 2).map((happened, at) => ({ at, ...happened }) as unknown as Event),
    orders: [PAID],
    actions: ACTIONS,
    executed: RAN,
    expected: new Map([['R1', EXPECTED]]),
    joinedAt: new Map([['b', Date.parse(AT)]]),
  }
  expect(harmIn({ ...compared, ...change })).toEqual(kinds)
})

test('two orders of one player have the same command: each may run once', () => {
  const compared = {
    history: ['R1', 'R2'].map((reference) => ({ at: 0, what: 'paid', reference }) as unknown as Event),
    orders: [PAID, { ...PAID, id: 'P2', reference: 'R2' }],
    actions: [DONE, { ...DONE, order_id: 'P2' }],
  }
  const after = (times: number) => {
    const executed = Array.from({ length: times }, () => ({ at: '', command: COMMAND }))
    const { lost, double } = checkHistory({ ...compared, executed })
    return [lost, double]
  }
  expect([1, 2, 3].map(after)).toEqual([
    [['R1', 'R2'], []],
    [[], []],
    [[], ['R1', 'R2']],
  ])
})

test('a held delivery is neither lost nor called unknown, and executed it is one too many', () => {
  const held = { state: 'unknown', needs_person: 1, held: 'limit' }
  const history = DELIVERED.slice(0, 2)
  expect(check({ history, actions: [held], executed: [] })).toEqual([])
  expect(check({ history, actions: [held] })).toEqual(['double', 'strays'])
  expect(check({ history, actions: [{ ...held, held: null }], executed: [] })).toEqual(['falselyUnknown'])
})
