// What living and broken servers answer to a status ping: what the site reads, and what Go live says of it in both languages.
import { expect, test } from 'vitest'
import { adminChecks as en } from '#content/locales/en/admin-checks.ts'
import { fillText } from '#content/locales/fill-text.ts'
import { adminChecks as id } from '#content/locales/id/admin-checks.ts'
import { openProbe, type Target } from '#server/network/status/probes/index.ts'
import {
  type BedrockFault,
  type StatusFault,
  startBedrockStatus,
  startJavaStatus,
} from '#tests/simulators/game-status.ts'
import type { CheckDeps } from './deps.ts'
import { serverChecks } from './server-checks.ts'

const SIMULATED = { rcon: true, ping: false, boards: true }
const NOBODY = { online: 0, max: 0, version: '' }

/** The words of the check of one address, with what the owner can do about a failure. */
async function checkedWords({ java, bedrock }: Target): Promise<string[]> {
  const servers = {
    network: { ping: java, bedrockPing: bedrock },
    list: [],
    simulated: SIMULATED,
    environment: {},
  }
  const deps = { openProbe, servers: { current: () => servers } } as unknown as CheckDeps
  const check = serverChecks(deps).find(({ part }) => part === 'status')
  const found = await check?.run(new AbortController().signal)
  const address = java ?? bedrock
  return [en, id].map((words: Record<string, string>) =>
    ['reason', 'next']
      .map((start) => fillText(words[`${start}_${found?.reason}`] ?? '', found?.values ?? {}))
      .join(' ')
      .trim()
      .replaceAll(`${address?.host}:${address?.port}`, 'play.example'),
  )
}

const read = (online: number, max = 0, version = '') => ({ online: true, players: { online, max }, version })
const hidden = (max = 0, version = '') => ({
  online: true,
  players: { online: 0, max, hidden: true },
  version,
})
const players = (value: unknown) => JSON.stringify({ version: { name: 'Paper 1.21.4' }, players: value })

test.each([
  ['a plain status', players({ online: 31, max: 100 }), read(31, 100, 'Paper 1.21.4'), '31/100 Paper 1.21.4'],
  ['nobody on it', players({ online: 0, max: 100 }), read(0, 100, 'Paper 1.21.4'), '0/100 Paper 1.21.4'],
  ['players null, which hides them', players(null), hidden(0, 'Paper 1.21.4'), '– Paper 1.21.4'],
  ['no players', '{"version":{"name":"Paper 1.21.4"}}', hidden(0, 'Paper 1.21.4'), '– Paper 1.21.4'],
  ['no online number', players({ max: 100 }), hidden(100, 'Paper 1.21.4'), '–/100 Paper 1.21.4'],
  ['no limit', players({ online: 31 }), read(31, 0, 'Paper 1.21.4'), '31 Paper 1.21.4'],
  ['a limit of null', players({ online: 31, max: null }), read(31, 0, 'Paper 1.21.4'), '31 Paper 1.21.4'],
  ['a limit of -1', players({ online: 31, max: -1 }), read(31, 0, 'Paper 1.21.4'), '31 Paper 1.21.4'],
  ['0 of 0 with people on', players({ online: 12, max: 0 }), read(12, 0, 'Paper 1.21.4'), '12 Paper 1.21.4'],
  [
    'the largest number',
    players({ online: 31, max: 2_147_483_647 }),
    read(31, 0, 'Paper 1.21.4'),
    '31 Paper 1.21.4',
  ],
  [
    'above 10 million',
    players({ online: 31, max: 10_000_001 }),
    read(31, 0, 'Paper 1.21.4'),
    '31 Paper 1.21.4',
  ],
  [
    'more online than slots',
    players({ online: 31, max: 30 }),
    read(31, 30, 'Paper 1.21.4'),
    '31/30 Paper 1.21.4',
  ],
  ['-1 of -1', players({ online: -1, max: -1 }), hidden(0, 'Paper 1.21.4'), '– Paper 1.21.4'],
  ['numbers as text', players({ online: '???', max: 'many' }), hidden(0, 'Paper 1.21.4'), '– Paper 1.21.4'],
  [
    'adverts as a sample',
    players({ online: 3, max: 9, sample: [{ name: 7 }, null] }),
    read(3, 9, 'Paper 1.21.4'),
    '3/9 Paper 1.21.4',
  ],
  ['no version', '{"players":{"online":3,"max":9}}', read(3, 9), '3/9'],
  [
    'protocol -1',
    '{"version":{"name":"BungeeCord","protocol":-1},"players":{"online":3,"max":9}}',
    read(3, 9, 'BungeeCord'),
    '3/9 BungeeCord',
  ],
  ['a version that is no object', '{"version":7,"players":{"online":3,"max":9}}', read(3, 9), '3/9'],
  ['an empty object', '{}', hidden(), '–'],
  ['JSON that is no object', '[null]', hidden(), '–'],
  ['null', 'null', hidden(), '–'],
])('a Java server that answers with %s is online', async (_, packet, status, detail) => {
  const server = await startJavaStatus(() => NOBODY)
  server.setPacket(packet)
  const target = { java: { host: '127.0.0.1', port: server.port }, bedrock: null }
  expect(await openProbe(target).ping()).toEqual(status)
  expect(await checkedWords(target)).toEqual([detail, detail])
  await server.close()
})

const MOTD = String.raw`MCPE;Ayo main\; gratis\;;800;1.21.60`

test.each([
  [
    'escaped semicolons in its name',
    `${MOTD};12;100;42;Angkasa;Survival;1;19132;19133;`,
    read(12, 100, '1.21.60'),
    '12/100 1.21.60',
  ],
  ['six fields', 'MCPE;Angkasa;800;1.21.60;12;100', read(12, 100, '1.21.60'), '12/100 1.21.60'],
  ['empty numbers', 'MCPE;Angkasa;;;;;', hidden(), '–'],
  ['the largest number', 'MCPE;Angkasa;800;1.21.60;31;2147483647;42', read(31, 0, '1.21.60'), '31 1.21.60'],
  ['words for numbers', 'MCPE;Angkasa;800;1.21.60;many;-1;42', hidden(0, '1.21.60'), '– 1.21.60'],
  ['the name of Education Edition', 'MCEE;Kelas;800;1.21.60;3;30;42', read(3, 30, '1.21.60'), '3/30 1.21.60'],
])('a Bedrock server that answers with %s is online', async (_, pong, status, detail) => {
  const server = await startBedrockStatus(() => NOBODY)
  server.setPong(pong)
  const target = { java: null, bedrock: { host: '127.0.0.1', port: server.port } }
  expect(await openProbe(target).ping()).toEqual(status)
  expect(await checkedWords(target)).toEqual([detail, detail])
  await server.close()
})

const NO_ANSWER = [
  'No reply from play.example. Check address and firewall, then test again.',
  'Tidak ada jawaban dari play.example. Cek alamat dan firewall, lalu tes lagi.',
]
const NOT_UNDERSTOOD = [
  'Something else answers at play.example. Check the port.',
  'Yang menjawab di play.example bukan yang dicari. Cek port-nya.',
]
const CLOSED = [
  'play.example closed the connection. Check the port.',
  'play.example menutup koneksi. Cek port-nya.',
]

const JAVA_FAULTS: Record<StatusFault, string[]> = {
  silent: NO_ANSWER,
  drips: NO_ANSWER,
  closes: CLOSED,
  'closes-mid-packet': CLOSED,
  garbage: NOT_UNDERSTOOD,
  'not-json': NOT_UNDERSTOOD,
  'endless-number': NOT_UNDERSTOOD,
  'announces-huge': NOT_UNDERSTOOD,
  'sends-huge': NOT_UNDERSTOOD,
}

test.concurrent.each(Object.entries(JAVA_FAULTS))(
  'words for a Java server that is %s',
  async (fault, words) => {
    const server = await startJavaStatus(() => NOBODY)
    server.setFault(fault as StatusFault)
    expect(await checkedWords({ java: { host: '127.0.0.1', port: server.port }, bedrock: null })).toEqual(
      words,
    )
    await server.close()
  },
)

const BEDROCK_FAULTS: Record<Exclude<BedrockFault, 'loses-first'>, string[]> = {
  silent: NO_ANSWER,
  'cut-short': NOT_UNDERSTOOD,
  'no-magic': NOT_UNDERSTOOD,
  'other-game': NOT_UNDERSTOOD,
}

test.concurrent.each(Object.entries(BEDROCK_FAULTS))(
  'words for a Bedrock server that is %s',
  async (fault, words) => {
    const server = await startBedrockStatus(() => NOBODY)
    server.setFault(fault as BedrockFault)
    expect(await checkedWords({ java: null, bedrock: { host: '127.0.0.1', port: server.port } })).toEqual(
      words,
    )
    await server.close()
  },
)

test('words for a host with two addresses that both refuse', async () => {
  const server = await startJavaStatus(() => NOBODY)
  await server.close()
  expect(await checkedWords({ java: { host: 'localhost', port: server.port }, bedrock: null })).toEqual([
    'Connection refused at play.example. Start the service there, or correct the port.',
    'Koneksi ditolak di play.example. Nyalakan layanannya, atau betulkan port-nya.',
  ])
})
