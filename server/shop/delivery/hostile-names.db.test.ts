// Hostile usernames: the game server receives exactly the command with the name, or nothing.
import { expect } from 'vitest'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { onSqlite } from '#tests/support/databases.ts'
import { deliveryWorld } from '#tests/support/delivery-world.ts'
import { createGameConsole } from './consoles/index.ts'

const NAMES = 3_000
const PIECES = [
  ...['@a', '@e', '@s', '@p', '@r', ' ', '"', "'", '\\', '\n', '\r', '\t', '\0'],
  ...['§c', '/op', ';', '%player%'],
  ...['$&', '$1', '$`', '\u2028', '\u0085', '\u202e', '\ud800', '😀', 'ß', 'İ', 'é', '{', '[', '<', '|', '`'],
  ...['console', 'rcon', 'be.', '.', '-', '_', 'Steve', 'a', 'Z', '0', '9', 'x'.repeat(18)],
]
const SAFE = ['Steve', 'be.', '.', '-', '_', 'a', 'Z', '0', 'console', 'rcon']
const COMMANDS = ['points give %player% 40', 'say "%player%" is %player%, $& and $1', 'save-all']

/** Pseudo-random names, equal in every run. */
function names(): string[] {
  let state = 42
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: NAMES }, (_, turn) => {
    const from = turn % 5 === 0 ? SAFE : PIECES
    return Array.from({ length: 1 + next(5) }, () => from[next(from.length)]).join('')
  })
}

/** Written apart from the product: the documented rule for names, what Floodgate makes of them, and what commands misread. */
function expected(name: string): string[] | null {
  const isJava = /^[A-Za-z0-9_-]{3,20}$/.test(name) && !/\n/.test(name)
  const isBedrock = /^be\.[A-Za-z0-9._]{3,20}$/.test(name) && !/\n/.test(name)
  if (!isJava && !isBedrock) return null
  if (/^(?:-.*|console)$/i.test(name)) return []
  const shown = isJava ? name : `.${name.slice(3).replace(/^\./, '')}`.slice(0, 16)
  return COMMANDS.map((command) => command.split('%player%').join(shown))
}

onSqlite('three thousand hostile names reach the game exactly or not at all', async (database) => {
  const server = await startGameConsole({ password: 'secret' })
  const console = createGameConsole({ host: '127.0.0.1', port: server.port, password: 'secret' })
  const world = deliveryWorld(database, { console })
  const wanted: string[] = []
  let refused = 0
  for (const name of names()) {
    const lines = expected(name)
    const paid = world.pay(name, ...COMMANDS)
    if (lines) {
      await paid
      wanted.push(...lines)
    } else {
      await expect(paid).rejects.toThrow('not a username')
      refused += 1
    }
  }
  await world.deliverAll()
  const seen = server.executed().map(({ command }) => command)
  await server.close()

  expect(refused).toBeGreaterThan(NAMES / 2)
  expect(wanted.length).toBeGreaterThan(800)
  expect(seen).toEqual(wanted)
  expect(seen.join('')).not.toMatch(/\p{Cc}/u)
})
