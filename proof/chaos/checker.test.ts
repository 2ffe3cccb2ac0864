// The judge must find what it looks for: each kind of harm once, made by hand.
import { expect, test } from 'vitest'
import { type ActionFound, judge, type PurchaseFound, type Verdict } from './checker.ts'
import type { Event, Happened } from './history.ts'

const COMMAND = 'points give Steve 40'
const DELIVERED: Happened[] = [
  { what: 'ordered', reference: 'R1', username: 'Steve' },
  { what: 'paid', reference: 'R1' },
  { what: 'signed in', connection: 1 },
  { what: 'command', connection: 1, command: COMMAND },
  { what: 'replied', connection: 1 },
]
const PAID: PurchaseFound = { id: 'P1', reference: 'R1', status: 'PAID' }
const DONE: ActionFound = {
  purchase_id: 'P1',
  state: 'done',
  needs_person: 0,
  commands: JSON.stringify([COMMAND]),
}

type Given = {
  history?: Happened[]
  purchase?: Partial<PurchaseFound>
  actions?: Partial<ActionFound>[]
  executed?: string[]
}

function judged({ history = DELIVERED, purchase = {}, actions = [{}], executed = [COMMAND] }: Given = {}) {
  const { paid, ...harm } = judge({
    history: history.map((happened, at) => ({ at, ...happened }) as Event),
    purchases: [{ ...PAID, ...purchase }],
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
  ['all is well', {}, []],
  [
    'money came and nobody noted it',
    { purchase: { status: 'UNPAID' }, actions: [], executed: [] },
    ['unmarked', 'lost'],
  ],
  ['marked, and nothing owed', { actions: [], executed: [] }, ['lost']],
  ['said to be done, and never executed', { executed: [] }, ['lost']],
  ['still waiting in the end', { actions: [{ state: 'queued' }], executed: [] }, ['lost']],
  ['executed twice', { executed: [COMMAND, COMMAND] }, ['double']],
  ['owed twice', { actions: [{}, {}] }, ['double']],
  ['executed for nobody', { executed: [COMMAND, 'points give Alex 40'] }, ['strays']],
  ['unknown, and nobody is told', { actions: [{ state: 'unknown' }] }, ['unknown', 'hidden']],
  ['unknown, as it must be', { history: killedAfter(4), actions: [unknown] }, ['unknown']],
  ['killed before the answer, and said to be done', { history: killedAfter(4) }, ['falselyKnown']],
  [
    'killed between signing in and the command',
    { history: killedAfter(3).slice(0, 4), actions: [unknown], executed: [] },
    ['unknown'],
  ],
  [
    'killed before anything was sent, and said to be unknown',
    { history: killedAfter(2).slice(0, 3), actions: [unknown], executed: [] },
    ['unknown', 'falselyUnknown'],
  ],
])('%s', (_name, given, kinds) => {
  expect(judged(given)).toEqual(kinds)
})
