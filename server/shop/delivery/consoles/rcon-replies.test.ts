// Replies over RCON: long ones, late ones, and how they are split.
import { expect, test } from 'vitest'
import type { ConsoleFault } from '#tests/simulators/game-console.ts'
import { connectedConsole, GAVE, GIVE, IMPATIENT } from '#tests/support/connected-console.ts'
import type { CommandReport } from './game-console.ts'

test.each([4_095, 4_096, 4_097, 8_192, 12_288, 200_000])(
  'a reply of %i characters is read completely',
  async (length) => {
    await using game = await connectedConsole()
    game.server.setReply(() => `${'x'.repeat(length - 1)}\n`)
    const answer = await game.console.run([GIVE, GIVE])

    expect(answer.reports.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  },
)

test('a reply in three packets is joined', async () => {
  await using game = await connectedConsole()
  game.server.setFault('three-packets')
  const { reports } = await game.console.run([GIVE, GIVE])

  expect(reports).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  expect(reports[0]?.reply).toMatch(/^\[PlayerPoints\] Steve was given 40 Points\. ?\.\.\./)
})

test.each<[ConsoleFault | null, string]>([
  [null, ''],
  ['echoes-fence', ''],
  ['ignores-fence', ' …'],
  ['closes-at-fence', ' …'],
])('a long reply of a server that %s is done, and cut where its end is not known', async (fault, end) => {
  await using game = await connectedConsole({ fenceTimeoutMs: 100 })
  game.server.setFault(fault)
  game.server.setReply(() => `${'§a'.repeat(3_000)}${'x'.repeat(1_000)}`)
  const { reports } = await game.console.run([GIVE])

  expect(reports).toEqual([{ command: GIVE, outcome: 'done', reply: `${'x'.repeat(1_000)}${end}` }])
})

test('a server that ignores the fence gets the next command on the same connection', async () => {
  await using game = await connectedConsole({ fenceTimeoutMs: 50 })
  game.server.setFault('ignores-fence')
  game.server.setReply((command) => (command === GIVE ? '.'.repeat(4_096) : 'thanks'))
  const { reports } = await game.console.run([GIVE, 'say thanks'])

  expect(reports.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  expect(reports[1]?.reply).toBe('thanks')
})

test('a character that is cut between two packets is read whole', async () => {
  await using game = await connectedConsole()
  game.server.setFault('splits-bytes')
  game.server.setReply(() => `${'§a'.repeat(1_200)}${'.'.repeat(495)}€uro`)
  const { reports } = await game.console.run([GIVE])

  expect(reports[0]?.reply).toMatch(/^\.{495}€uro$/)
})

test('a reply that comes late is reported once more with its outcome, and nothing is sent after it', async () => {
  await using game = await connectedConsole(IMPATIENT)
  game.server.setDelay(600)
  const seen: CommandReport[] = []
  const keep = async (report: CommandReport) => void seen.push(report)
  const run = await game.console.run([GIVE, 'say thanks'], { onReport: keep, onLateReply: keep })

  const unknown = { command: GIVE, outcome: 'unknown', reply: 'the game server did not reply in time' }
  expect(run).toEqual({ reports: [unknown], notSent: null })
  expect(seen).toEqual([unknown, GAVE])
  expect(game.commands()).toEqual([GIVE])
})

test.each<[string, ConsoleFault | null, number, string]>([
  ['the time is over', 'silent-after-command', 500, 'settled'],
  ['the connection is closed', 'closes-after-command', 60_000, 'settled'],
  ['the site stops', 'silent-after-command', 60_000, 'stopped'],
])('no late reply is awaited once %s', async (_, fault, lateReplyMs, how) => {
  await using game = await connectedConsole({ ...IMPATIENT, lateReplyMs })
  game.server.setFault(fault)
  const stopping = new AbortController()
  const late: CommandReport[] = []
  const { reports } = await game.console.run([GIVE], {
    onReport: async () => {
      if (how === 'stopped') stopping.abort()
    },
    onLateReply: async (report) => void late.push(report),
    stop: stopping.signal,
  })

  expect([reports[0]?.outcome, late]).toEqual(['unknown', []])
})
