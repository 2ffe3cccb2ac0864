// The checker of several servers finds each kind of damage.
import { expect, test } from 'vitest'
import { checkServers, type ServerAction, type ServersVerdict } from './servers-checker.ts'

const AT = '2026-11-16T10:00:00.000Z'
const ran = (command: string) => ({ at: AT, command })

function action(server: string, command: string, change: Partial<ServerAction> = {}): ServerAction {
  const commands = JSON.stringify([command])
  return { reference: 'R1', status: 'PAID', server, state: 'done', needs_person: 0, commands, ...change }
}

const ACTIONS = [action('survival', 'a'), action('skyblock', 'b')]
const WANTED = [
  { server: 'skyblock', commands: ['b'] },
  { server: 'survival', commands: ['a'] },
]
const EXECUTED = { survival: [ran('a')], skyblock: [ran('b')] }

function damage(change: Partial<Parameters<typeof checkServers>[0]> = {}): string[] {
  const verdict = checkServers({
    paid: new Map([['R1', WANTED]]),
    actions: ACTIONS,
    executed: EXECUTED,
    joinedAt: new Map([['b', Date.parse(AT)]]),
    ...change,
  })
  return (Object.keys(verdict) as (keyof ServersVerdict)[]).filter((kind) => verdict[kind].length > 0)
}

test('a command that two of a line bought runs twice', () => {
  const commands = JSON.stringify(['a', 'a'])
  const twice = {
    paid: new Map([['R1', [{ server: 'survival', commands: ['a', 'a'] }]]]),
    actions: [action('survival', '', { commands })],
  }
  expect(damage({ ...twice, executed: { survival: [ran('a'), ran('a')] } })).toEqual([])
  expect(damage({ ...twice, executed: { survival: [ran('a')] } })).toEqual(['falselyDone'])
  expect(damage({ ...twice, executed: { survival: [ran('a'), ran('a'), ran('a')] } })).toEqual(['double'])
})

test('finds nothing where everything ran once on its server', () => {
  expect(damage()).toEqual([])
})

test.each<[string, Partial<Parameters<typeof checkServers>[0]>, string[]]>([
  ['a missing action', { actions: ACTIONS.slice(0, 1), executed: { survival: [ran('a')] } }, ['lost']],
  [
    'a line without its commands',
    { paid: new Map([['R1', WANTED.map((one) => ({ ...one, commands: [...one.commands, 'c'] }))]]) },
    ['lost'],
  ],
  ['an action twice', { actions: [...ACTIONS, action('survival', 'a')] }, ['lost']],
  [
    'an order that is not marked as paid',
    { actions: [action('survival', 'a', { status: 'UNPAID' }), ...ACTIONS.slice(1)] },
    ['lost'],
  ],
  [
    'a queued action',
    { actions: [ACTIONS[0] as ServerAction, action('skyblock', 'b', { state: 'queued' })] },
    ['stuck'],
  ],
  ['done without being executed', { executed: { survival: [ran('a')], skyblock: [] } }, ['falselyDone']],
  ['executed twice', { executed: { ...EXECUTED, skyblock: [ran('b'), ran('b')] } }, ['double']],
  ['executed elsewhere', { executed: { survival: [ran('a'), ran('b')], skyblock: [] } }, ['elsewhere']],
  ['executed without an order', { executed: { ...EXECUTED, survival: [ran('a'), ran('c')] } }, ['elsewhere']],
  ['executed before the player joined', { joinedAt: new Map([['b', Date.parse(AT) + 1]]) }, ['early']],
  [
    'unknown and hidden',
    { actions: [ACTIONS[0] as ServerAction, action('skyblock', 'b', { state: 'unknown' })] },
    ['unknown', 'hidden'],
  ],
  [
    'unknown and shown',
    { actions: [ACTIONS[0] as ServerAction, action('skyblock', 'b', { state: 'unknown', needs_person: 1 })] },
    ['unknown'],
  ],
])('finds %s', (_, change, kinds) => {
  expect(damage(change)).toEqual(kinds)
})
