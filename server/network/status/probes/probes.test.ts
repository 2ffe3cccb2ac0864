// Probes against simulated servers on loopback, well and broken.
import { expect, test } from 'vitest'
import { toAddress } from '#server/platform/kernel/address.ts'
import {
  type BedrockFault,
  type StatusFault,
  startBedrockStatus,
  startJavaStatus,
} from '#tests/simulators/game-status.ts'
import { createBedrockProbe } from './bedrock.ts'
import { openProbe } from './index.ts'
import { createSlpProbe } from './slp.ts'
import { cleanVersion } from './status-probe.ts'

const TOLD = { online: 42, max: 250, version: '§aPaper 1.21.4' }
const UP = { online: true, players: { online: 42, max: 250 }, version: 'Paper 1.21.4' }
const QUICK = { timeoutMs: 400 }
const at = (port: number) => ({ host: '127.0.0.1', port })

test('reads players and version of a Java server, without colour codes', async () => {
  const server = await startJavaStatus(() => TOLD)
  const status = await createSlpProbe(at(server.port)).ping()
  await server.close()

  expect(status).toEqual(UP)
})

test.each<StatusFault>([
  ...(['silent', 'closes', 'closes-mid-packet', 'drips', 'announces-huge', 'sends-huge'] as const),
  ...(['garbage', 'not-json', 'endless-number'] as const),
])('a Java server that is %s rejects in time', async (fault) => {
  const server = await startJavaStatus(() => TOLD)
  server.setFault(fault)
  const ping = createSlpProbe(at(server.port), QUICK).ping()

  await expect(ping).rejects.toThrow()
  await server.close()
})

const srv = (name: string, port: number, priority: number, weight = 0) => ({ name, port, priority, weight })

test('asks the server of the first SRV record for the name that players type, for the default port only', async () => {
  const server = await startJavaStatus(() => TOLD)
  const asked: string[] = []
  const records = [
    srv('127.0.0.1', 1, 5),
    srv('.', 0, 0),
    srv('127.0.0.1', server.port, 1, 9),
    srv('127.0.0.1', 2, 1),
  ]
  const findSrv = async (name: string) => {
    asked.push(name)
    return records
  }
  const moved = await createSlpProbe({ host: 'play.angkasa.example', port: 25_565 }, { findSrv }).ping()
  await createSlpProbe(at(server.port), { findSrv }).ping()
  await server.close()

  expect(moved).toEqual(UP)
  expect(asked).toEqual(['_minecraft._tcp.play.angkasa.example'])
  expect(server.handshakes()).toEqual([{ host: 'play.angkasa.example', port: server.port }, at(server.port)])
})

test('reads a Bedrock server over UDP, also when the first packet is lost', async () => {
  const server = await startBedrockStatus(() => TOLD)
  const probe = createBedrockProbe(at(server.port), QUICK)
  const first = await probe.ping()
  await server.close()
  const lossy = await startBedrockStatus(() => TOLD)
  lossy.setFault('loses-first')
  const second = await createBedrockProbe(at(lossy.port), { timeoutMs: 1_500 }).ping()
  await lossy.close()

  expect([first, second]).toEqual([UP, UP])
})

test.each<BedrockFault>(['silent', 'cut-short', 'no-magic', 'other-game'])(
  'a Bedrock server that is %s rejects',
  async (fault) => {
    const server = await startBedrockStatus(() => TOLD)
    server.setFault(fault)

    await expect(createBedrockProbe(at(server.port), QUICK).ping()).rejects.toThrow()
    await server.close()
  },
)

test('the network is online while only Bedrock answers', async () => {
  const bedrock = await startBedrockStatus(() => TOLD)
  const java = await startJavaStatus(() => ({ ...TOLD, online: 7 }))
  const network = openProbe({ java: at(java.port), bedrock: at(bedrock.port) })

  expect((await network.ping()).players.online).toBe(7)
  await java.close()
  expect((await network.ping()).players.online).toBe(42)
  await bedrock.close()
})

test('parses addresses with and without port, also IPv6', () => {
  expect(toAddress('mc.example', 25_565)).toEqual({ host: 'mc.example', port: 25_565 })
  expect(toAddress('mc.example:25570', 25_565)).toEqual({ host: 'mc.example', port: 25_570 })
  expect(toAddress('[::1]:25570', 25_565)).toEqual({ host: '::1', port: 25_570 })
  expect(toAddress('[::1]', 25_565)).toEqual({ host: '::1', port: 25_565 })
  expect(toAddress('::1', 25_565)).toEqual({ host: '::1', port: 25_565 })
})

test('cleans and shortens the version', () => {
  expect(cleanVersion('  §k§4Ev\u0000il\u202e §r ')).toBe('Evil')
  expect(cleanVersion('x'.repeat(500))).toHaveLength(64)
  expect(cleanVersion('😀'.repeat(100))).toBe('😀'.repeat(64))
  expect(cleanVersion('§')).toBe('§')
})
