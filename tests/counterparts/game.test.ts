// The game's protocols against clients that others wrote.
import { generateKeyPairSync } from 'node:crypto'
import { sendLegacyVote, sendVote, status, statusBedrock } from 'minecraft-server-util'
import { Rcon } from 'rcon-client'
import { expect, test } from 'vitest'
import { createVotifier, type ReceivedVote } from '#server/network/votifier/votifier.service.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { startGameConsole as startDemoConsole } from '#simulators/game-console.ts'
import { startJavaStatus as startDemoStatus } from '#simulators/game-status.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startBedrockStatus, startJavaStatus } from '#tests/simulators/game-status.ts'
import { SILENT } from '#tests/support/silent-log.ts'

const HOST = '127.0.0.1'
const SHOWN = { online: 31, max: 120, version: '1.21.8' }

test.each([
  ['the demo', startDemoStatus],
  ['the tests', startJavaStatus],
] as const)('minecraft-server-util reads the Java status of %s', async (_, start) => {
  const server = await start(() => SHOWN)
  const { players, version } = await status(HOST, server.port, { enableSRV: false })
  expect(players).toMatchObject({ online: 31, max: 120 })
  expect(version.name).toBe('1.21.8')
  await server.close()
})

test('minecraft-server-util reads the Bedrock status', async () => {
  const server = await startBedrockStatus(() => SHOWN)
  const { players, version } = await statusBedrock(HOST, server.port)
  expect([players.online, players.max, version.name]).toEqual([31, 120, '1.21.8'])
  await server.close()
})

test.each([
  ['the demo', startDemoConsole],
  ['the tests', startGameConsole],
] as const)('rcon-client authenticates at the console of %s and executes commands', async (_, start) => {
  const server = await start({ password: 'rcon' })
  const rcon = await Rcon.connect({ host: HOST, port: server.port, password: 'rcon' })
  expect(await rcon.send('list')).toMatch(/players online/)
  const replies = await Promise.all(['list', 'list'].map((command) => rcon.send(command)))
  expect(replies).toHaveLength(2)
  await rcon.end()
  await expect(Rcon.connect({ host: HOST, port: server.port, password: 'wrong' })).rejects.toThrow()
  await server.close()
})

async function openReceiver() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const votes: ReceivedVote[] = []
  const votifier = createVotifier({
    clock: systemClock,
    random: systemRandom,
    log: SILENT,
    address: { host: HOST, port: 0 },
    access: () => ({ token: 'token-of-the-vote-site', key: privateKey }),
    receive: async (vote) => void votes.push(vote),
  })
  await votifier.start()
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return { port: votifier.port() ?? 0, key, votes, [Symbol.asyncDispose]: votifier.stop }
}

const VOTE = { serviceName: 'TopG.org', username: 'Steve', timeout: 5_000 }
const RECEIVED = { service: 'TopG.org', username: 'Steve' }

test('the receiver takes votes of both protocols from minecraft-server-util, and none with a wrong token', async () => {
  await using receiver = await openReceiver()
  const { port, key, votes } = receiver
  await sendVote(HOST, port, { ...VOTE, token: 'token-of-the-vote-site' })
  await sendLegacyVote(HOST, port, { ...VOTE, key })
  await expect
    .poll(() => votes)
    .toEqual([
      { ...RECEIVED, protocol: 2 },
      { ...RECEIVED, protocol: 1 },
    ])
  await expect(sendVote(HOST, port, { ...VOTE, token: 'another-token-of-16' })).rejects.toThrow()
  expect(votes).toHaveLength(2)
})
