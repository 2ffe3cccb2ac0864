// T23: whatever a name or a command holds, the console sees one line that was meant, or nothing.
import fc from 'fast-check'
import { EncodedUsername } from '#contract/shop/store.schema.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { COMMAND_MAX_BYTES } from '#contract/shop/store-admin.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import { startGameConsole } from '#simulators/game-console.ts'
import { deliveryWorld } from '#tests/support/delivery-world.ts'
import { all, type ChaosTest, fact, none, type Row } from './chaos-test.ts'
import { startConsoleTap } from './console-tap.ts'

const NAMES = 10_000
const QUICK_NAMES = 400
const PASSWORD = 'rcon'
const BEDROCK_LENGTH = 16

const HOSTILE = [
  ...[
    '@a',
    '@e',
    '@s',
    '@p',
    '@r',
    '@a[limit=1]',
    'console',
    'rcon',
    'Server',
    'CONSOLE',
    '/op',
    '/op me',
    '%player%',
  ],
  ...[
    'Ste ve',
    'Steve"',
    "Steve'",
    'Steve\\',
    'Steve\n',
    'Steve\r\nop Steve',
    'Steve\t',
    'Steve\u0000',
    '§4Steve',
    'a;b',
  ],
  ...[
    'Steve&&op',
    '$(op)',
    '`op`',
    '$&',
    '$1',
    '😀😀😀',
    'Stеve',
    'ＳＴＥＶＥ',
    'a'.repeat(20),
    'a'.repeat(21),
    'ab',
    '',
    ' ',
    '.',
  ],
  ...[
    'be.',
    'be.ab',
    'be..Name',
    'be...',
    'be.Name With',
    'be.Name_With_16sig',
    'BE.Name',
    'be.@a',
    'be.a\nb',
    '..',
    '--',
    '__',
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-Steve',
    '_Steve_',
    'Steve\u202e',
    'Ste\u200bve',
    'Steve\ud800',
  ],
]
const COMMANDS = [
  'points give %player% 40',
  'say "%player%" thanks',
  'give %player% diamond {owner:"%player%"}',
  'say $& $1 $$ $` %player%',
  'broadcast somebody bought something',
  '/lp user %player% parent add vega',
]
const SAFE_CHARACTERS = [...'ABCXYZabcxyz0189_-.']
const ODD_CHARACTERS = [...'@/\\"\'`;&|$%{}[]()<>*?!§ \n\r\t\u0000\u007f\u0085\u202eé😀']

const names = fc.oneof(
  fc.constantFrom(...HOSTILE),
  {
    weight: 4,
    arbitrary: fc.string({ unit: fc.constantFrom(...SAFE_CHARACTERS), minLength: 1, maxLength: 24 }),
  },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...SAFE_CHARACTERS), maxLength: 22 })
      .map((name) => `be.${name}`),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom(...SAFE_CHARACTERS, ...ODD_CHARACTERS), maxLength: 24 }),
  },
  fc.string({ unit: 'binary', maxLength: 24 }),
)

export const commands: ChaosTest = {
  ids: ['T23'],
  async run({ quick }) {
    const tried = fc.sample(names, quick ? QUICK_NAMES : NAMES)
    const accepted = tried.filter((name) => EncodedUsername.safeParse(name).success)
    const { seen, strays } = await deliver(accepted)
    const expected = accepted.flatMap((name) => COMMANDS.map((command) => expand(command, name)))
    const right = expected.filter((line, place) => line === seen[place]).length
    return [
      fact('T23', 'names tried, taken', `${tried.length}, ${accepted.length}`),
      none(
        'T23',
        'names taken that hold more than letters, digits, _ . -',
        accepted.filter((name) => !/^[\w.-]+$/.test(name)).length,
      ),
      all('T23', 'commands seen by the game, each as the reference says', right, expected.length),
      none('T23', 'commands beyond these', Math.max(0, seen.length - expected.length)),
      none('T23', 'control characters on the wire', strays),
      ...(await tooLong()),
    ]
  },
}

/** A second implementation on purpose, different from that of the site. */
function expand(command: string, name: string): string {
  const bedrock = /^be\.\.?(.*)$/s.exec(name)
  const inGame = bedrock ? `.${bedrock[1]}`.slice(0, BEDROCK_LENGTH) : name
  return command.split('%player%').join(inGame)
}

async function deliver(accepted: readonly string[]): Promise<{ seen: string[]; strays: number }> {
  const db = openSqlite(':memory:')
  await migrate(db)
  const game = await startGameConsole({ password: PASSWORD })
  const tap = await startConsoleTap({ consolePort: game.port, note: () => {} })
  const console = createGameConsole({ host: '127.0.0.1', port: tap.port, password: PASSWORD })
  const world = deliveryWorld({ db, url: null, [Symbol.asyncDispose]: async () => {} }, { console })
  for (const name of accepted) {
    await world.pay(name, ...COMMANDS)
    await world.deliverAll()
  }
  const bodies = tap.seen().map((packet) => packet.subarray(12, -2))
  await Promise.all([tap.close(), game.close(), db.destroy()])
  return {
    seen: bodies.map((body) => body.toString()),
    strays: bodies.filter((body) => body.some((byte) => byte < 0x20 || byte === 0x7f)).length,
  }
}

/** Refused when it is saved, and once more before it would be sent. */
async function tooLong(): Promise<Row[]> {
  const form = { name: 'Pack', price: 10_000, image_url: '/a.webp', description: ['x'], sort_id: 1 }
  const saved = (text: string) =>
    ProductForm.safeParse({ ...form, execute: [{ type: 'commands', text }] }).success
  const fits = `say ${'x'.repeat(COMMAND_MAX_BYTES - 4)}`
  const isRefused = saved(fits) && !saved(`${fits}x`) && !saved('say é'.padEnd(COMMAND_MAX_BYTES, 'x'))
  const { seen } = await deliver([])
  return [
    all('T23', 'a command of 1,447 bytes refused at save, one of 1,446 taken', Number(isRefused), 1),
    none('T23', 'sent without an enqueued delivery', seen.length),
    none('T23', 'of 1,447 bytes sent all the same', await sentTooLong(`${fits}x`)),
  ]
}

async function sentTooLong(command: string): Promise<number> {
  const game = await startGameConsole({ password: PASSWORD })
  const console = createGameConsole({ host: '127.0.0.1', port: game.port, password: PASSWORD })
  const { reports } = await console.run([command])
  await game.close()
  return game.executed().length + reports.filter(({ outcome }) => outcome !== 'failed').length
}
