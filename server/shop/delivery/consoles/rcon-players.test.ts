// `list` over RCON, and commands that leave only while the player is online.
import { expect, test } from 'vitest'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { createRconConsole } from './rcon.ts'

async function open(players: string[] = []) {
  const game = await startGameConsole({ password: 'secret', players: () => players })
  const timeouts = { connectTimeoutMs: 400, commandTimeoutMs: 400 }
  const console = createRconConsole({ host: '127.0.0.1', port: game.port, password: 'secret', ...timeouts })
  const executed = () => game.executed().map(({ command }) => command)
  return { game, console, players, executed, [Symbol.asyncDispose]: () => game.close() }
}

test('lists many players across several packets', async () => {
  const many = Array.from({ length: 500 }, (_, number) => `.Player_${number}`)
  await using world = await open(many)
  expect(await world.console.list()).toEqual({
    reply: expect.stringMatching(/^There are 500 of a max of 100 players online: .Player_0, /),
    names: many,
  })
})

test('says why a list could not be read', async () => {
  await using world = await open()
  world.game.setFault('unknown-command')
  expect(await world.console.list()).toMatchObject({ names: null })
  world.game.setFault('silent-after-login')
  expect(await world.console.list()).toEqual({ problem: 'the game server did not reply in time' })
  await world.game.goAway()
  expect(await world.console.list()).toMatchObject({ problem: expect.stringContaining('ECONNREFUSED') })
})

test('a command leaves while its player is online, after a list on the same connection', async () => {
  await using world = await open(['Steve'])
  const run = await world.console.run(['one', 'two'], { player: 'Steve' })
  expect(run).toMatchObject({ notSent: null, reports: [{ outcome: 'done' }, { outcome: 'done' }] })
  expect(world.executed()).toEqual(['list', 'one', 'list', 'two'])
})

test('nothing leaves for a player who is not online, and nothing is marked as in flight', async () => {
  await using world = await open(['Alex', 'Steve_2'])
  const marked: string[] = []
  const beforeCommand = async (command: string) => marked.push(command) > 0
  const run = await world.console.run(['one'], { beforeCommand, player: 'Steve' })
  expect(run).toEqual({ reports: [], notSent: null, isAbsent: true })
  expect([world.executed(), marked]).toEqual([['list'], []])
})

test('the rest is held back when the player leaves between two commands', async () => {
  await using world = await open(['Steve'])
  const onReport = async () => void world.players.pop()
  const run = await world.console.run(['one', 'two'], { onReport, player: 'Steve' })
  expect(run).toMatchObject({ isAbsent: true, reports: [{ command: 'one', outcome: 'done' }] })
  expect(world.executed()).toEqual(['list', 'one', 'list'])
})

test('a list that is lost is no doubt about the command: nothing was sent', async () => {
  await using world = await open(['Steve'])
  world.game.setFault('closes-after-command')
  const run = await world.console.run(['one'], { player: 'Steve' })
  expect(run).toMatchObject({ reports: [], notSent: expect.any(String) })
  world.game.setFault('unknown-command')
  expect(await world.console.run(['one'], { player: 'Steve' })).toMatchObject({ isAbsent: true })
  expect(world.executed()).toEqual(['list', 'list'])
})
