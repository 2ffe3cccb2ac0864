// The RCON client against a simulated game server on loopback, well and broken.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ConsoleFault } from '#tests/simulators/game-console.ts'
import { connectedConsole, GAVE, GIVE, IMPATIENT } from '#tests/support/connected-console.ts'
import { testWith } from '#tests/support/test-with.ts'

const IMPATIENT_AT_THE_DOOR = { connectTimeoutMs: 300 }

const inGame = testWith(() => connectedConsole())

inGame('commands run in order on one connection, each reported before the next is sent', async (game) => {
  const seen: string[] = []
  const answer = await game.console.run([GIVE, 'whitelist reload'], {
    beforeCommand: async (command) => {
      seen.push(`before ${command}, ${game.commands().length} ran, ${game.server.connections()} connected`)
      return true
    },
    onReport: async ({ command }) => {
      seen.push(`after ${command}`)
    },
  })

  expect(answer).toEqual({
    reports: [GAVE, { command: 'whitelist reload', outcome: 'done', reply: '' }],
    notSent: null,
  })
  expect(seen).toEqual([
    `before ${GIVE}, 0 ran, 1 connected`,
    `after ${GIVE}`,
    'before whitelist reload, 1 ran, 1 connected',
    'after whitelist reload',
  ])
})

inGame('a withheld command is not sent', async (game) => {
  const answer = await game.console.run([GIVE, 'stop'], {
    beforeCommand: async (command) => command === GIVE,
  })

  expect(answer).toEqual({ reports: [GAVE], notSent: 'withheld by the caller' })
  expect(game.commands()).toEqual([GIVE])
})

test.each([
  ['a control character', 'say hello\nop Steve'],
  ['a NUL', 'say \u0000'],
  ['a DEL', 'say \u007f'],
  ['a control character beyond ASCII', 'say \u0085'],
  ['nothing', ' '],
  ['1447 bytes', 'x'.repeat(1_447)],
  ['1447 bytes of fewer characters', `${'é'.repeat(723)}x`],
])('a command of %s is refused, and no command of its run is sent', async (_, command) => {
  await using game = await connectedConsole()
  expect((await game.console.run(['x'.repeat(1_446)])).reports).toMatchObject([{ outcome: 'done' }])
  const { reports, notSent } = await game.console.run([GIVE, command])

  expect(reports).toMatchObject([{ command, outcome: 'failed', reply: expect.stringMatching(/^Not sent: /) }])
  expect(notSent).toBeNull()
  expect(game.commands()).toHaveLength(1)
})

test.each([
  ['Unknown or incomplete command, see below for error\npoints give<--[HERE]'],
  ['§4No player was f§cound'],
  ['§7[§ePlayerPoints§7] §cPlayer could not be found: §bSteve\n'],
  [`${'.'.repeat(5_000)} An unexpected error occurred trying to execute that command`],
])('the reply %j is a failure, and nothing after it is sent', async (reply) => {
  await using game = await connectedConsole()
  game.server.setReply(() => reply)
  const { reports } = await game.console.run([GIVE, 'say thanks'])

  expect(reports).toMatchObject([{ command: GIVE, outcome: 'failed' }])
  expect(game.commands()).toEqual([GIVE])
})

test('a stored reply has no colour codes or control characters and at most 2000 characters', async () => {
  await using game = await connectedConsole()
  game.server.setReply(() => '§aOne\n§r\u0007two\n')
  expect((await game.console.run([GIVE])).reports[0]?.reply).toBe('One two')

  game.server.setReply(() => `x${'😀'.repeat(2_000)}`)
  const stored = (await game.console.run([GIVE])).reports[0]?.reply ?? ''
  expect(stored).toHaveLength(2_000)
  expect(stored.isWellFormed()).toBe(true)
})

test.each<[ConsoleFault, string]>([
  ['silent-after-connect', 'the game server did not reply in time'],
  ['wrong-password', 'the game server refused the RCON password'],
])('%s: nothing is sent', async (fault, notSent) => {
  await using game = await connectedConsole(IMPATIENT_AT_THE_DOOR)
  game.server.setFault(fault)
  const answer = await game.console.run([GIVE])

  expect(answer).toEqual({ reports: [], notSent })
  expect(game.commands()).toEqual([])
})

inGame('a refused connection sends nothing and reports the reason', async (game) => {
  await game.server.goAway()
  const { reports, notSent } = await game.console.run([GIVE])

  expect(reports).toEqual([])
  expect(notSent).toContain('ECONNREFUSED')
})

inGame('a server that closes before the command: nothing is sent', async (game) => {
  game.server.setFault('closes-before-command')
  const answer = await game.console.run([GIVE], {
    beforeCommand: async () => {
      while (game.server.connections() > 0) await nextTurn()
      return true
    },
  })

  expect(answer).toEqual({ reports: [], notSent: 'the game server closed the connection' })
})

test.each<ConsoleFault>([
  'silent-after-login',
  'silent-after-command',
  'closes-after-command',
  'wrong-id',
  'garbage',
  'drips',
])('%s: the command is unknown and nothing after it is sent', async (fault) => {
  await using game = await connectedConsole(IMPATIENT)
  const answer = await game.console.run([GIVE, 'say thanks'], {
    beforeCommand: async () => {
      game.server.setFault(fault)
      return true
    },
  })

  expect(answer).toMatchObject({ reports: [{ command: GIVE, outcome: 'unknown' }], notSent: null })
  expect(game.commands()).not.toContain('say thanks')
})

test.each<ConsoleFault | null>([null, 'silent-after-command', 'silent-after-connect', 'wrong-password'])(
  'no connection is left behind when the server is %s',
  async (fault) => {
    await using game = await connectedConsole(fault ? { ...IMPATIENT, ...IMPATIENT_AT_THE_DOOR } : {})
    game.server.setFault(fault)
    await game.console.run([GIVE])
    while (game.server.connections() > 0) await nextTurn()

    expect(game.server.connections()).toBe(0)
  },
)

test('lists many players across several packets', async () => {
  const many = Array.from({ length: 500 }, (_, number) => `.Player_${number}`)
  await using game = await connectedConsole({}, many)
  expect(await game.console.list()).toEqual({
    reply: expect.stringMatching(/^There are 500 of a max of 100 players online: .Player_0, /),
    names: many,
  })
})

test('says why a list could not be read', async () => {
  await using game = await connectedConsole(IMPATIENT)
  game.server.setFault('unknown-command')
  expect(await game.console.list()).toMatchObject({ names: null })
  game.server.setFault('silent-after-login')
  expect(await game.console.list()).toEqual({ problem: 'the game server did not reply in time' })
  await game.server.goAway()
  expect(await game.console.list()).toMatchObject({ problem: expect.stringContaining('ECONNREFUSED') })
})

test('a command leaves while its player is online, after a list on the same connection', async () => {
  await using game = await connectedConsole({}, ['Steve'])
  const run = await game.console.run(['one', 'two'], { player: 'Steve' })
  expect(run).toMatchObject({ notSent: null, reports: [{ outcome: 'done' }, { outcome: 'done' }] })
  expect(game.commands()).toEqual(['list', 'one', 'list', 'two'])
})

test('nothing leaves for a player who is not online, and nothing is marked as in flight', async () => {
  await using game = await connectedConsole({}, ['Alex', 'Steve_2'])
  const marked: string[] = []
  const beforeCommand = async (command: string) => marked.push(command) > 0
  const run = await game.console.run(['one'], { beforeCommand, player: 'Steve' })
  expect(run).toEqual({ reports: [], notSent: null, isAbsent: true })
  expect([game.commands(), marked]).toEqual([['list'], []])
})

test('the rest is held back when the player leaves between two commands', async () => {
  await using game = await connectedConsole({}, ['Steve'])
  const onReport = async () => void game.players.pop()
  const run = await game.console.run(['one', 'two'], { onReport, player: 'Steve' })
  expect(run).toMatchObject({ isAbsent: true, reports: [{ command: 'one', outcome: 'done' }] })
  expect(game.commands()).toEqual(['list', 'one', 'list'])
})

test('a list that is lost is no doubt about the command: nothing was sent', async () => {
  await using game = await connectedConsole({}, ['Steve'])
  game.server.setFault('closes-after-command')
  const run = await game.console.run(['one'], { player: 'Steve' })
  expect(run).toMatchObject({ reports: [], notSent: expect.any(String) })
  game.server.setFault('unknown-command')
  expect(await game.console.run(['one'], { player: 'Steve' })).toMatchObject({ isAbsent: true })
  expect(game.commands()).toEqual(['list', 'list'])
})
