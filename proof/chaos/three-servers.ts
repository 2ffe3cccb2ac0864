// Three game servers, and orders of 1 to 10 lines. One is away, one hangs, one loses replies, the site is killed, players join and leave.
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsoleFault } from '../../tests/simulators/game-console.ts'
import { all, type ChaosTest, none, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import { verdictRows } from './checker.ts'
import { openServersWorld, SERVERS, type ServersWorld, waiting } from './servers-world.ts'
import type { SiteProcess } from './site-process.ts'

const ID = 'three servers'
/** Rotates over the servers from round to round. */
const FAULTS: readonly (ConsoleFault | 'away' | null)[] = [
  'away',
  'silent-after-command',
  'closes-after-command',
  null,
]
const ORDERS_IN_ROUND = 3
const KILL_WITHIN_MS = 1_500
/** A lease of a killed process lasts a minute; the longest back-off is twelve seconds. */
const END_LIMIT_MS = 180_000
const HEALTHY_LIMIT_MS = 60_000
/** Two of three leave again before the next round. */
const STAYS = 3

export const threeServers: ChaosTest = {
  name: ID,
  // At the same time: most of it is waiting for leases and back-offs.
  run: async (options) =>
    (await Promise.all([apart(options), kills(options), severalProcesses(options)])).flat(),
}

/** With two servers away and hanging for the whole time, the third gets everything of its own. */
async function apart(options: RunOptions): Promise<Row[]> {
  const orders = options.quick ? 6 : 60
  await using world = await openServersWorld(options, `${ID}-apart`)
  await world.setFault('survival', 'away')
  await world.setFault('skyblock', 'silent-after-login')
  for (let count = 0; count < orders; count += 1) await (await world.buy()).paying
  const wanted = world.wanted('creative')
  const isServed = () => world.executed('creative').length >= wanted
  await comesTrue(isServed, HEALTHY_LIMIT_MS)
  const served = world.executed('creative').length
  const meanwhile = world.executed('survival').length
  for (const server of SERVERS) await world.setFault(server, null)
  return [
    all('one server away, one hanging: executed on the third meanwhile', served, wanted),
    none('one server away: executed on it', meanwhile),
  ]
}

async function kills(options: RunOptions): Promise<Row[]> {
  await using world = await openServersWorld(options, `${ID}-kills`)
  const rounds = options.quick ? 3 : 40
  for (let round = 0; round < rounds; round += 1) {
    await playRound(world, round, async () => {
      await world.kill()
      await world.start()
    })
  }
  return await toRows('killed, SQLite', world, rounds)
}

/** Each process claims, sends and is killed while the other goes on. */
async function severalProcesses(options: RunOptions): Promise<Row[]> {
  await using world = await openServersWorld(options, `${ID}-postgres`, 'PostgreSQL')
  const another = await world.startAnother()
  const rounds = options.quick ? 2 : 20
  for (let round = 0; round < rounds; round += 1) {
    // Orders go to the first process, so the other one is killed.
    await playRound(world, round, () => restart(another))
  }
  return await toRows('killed, two processes on PostgreSQL', world, rounds)
}

async function restart(site: SiteProcess): Promise<void> {
  await site.kill()
  await site.start()
}

async function playRound(world: ServersWorld, round: number, kill: () => Promise<void>): Promise<void> {
  for (const [place, server] of SERVERS.entries()) {
    await world.setFault(server, FAULTS[(round + place) % FAULTS.length] ?? null)
  }
  const paying: Promise<void>[] = []
  for (let count = 0; count < ORDERS_IN_ROUND; count += 1) {
    const bought = await world.buy()
    paying.push(bought.paying)
    // The first never joins in this round.
    if (count === 0) world.late.push(bought.username)
    else world.join(bought.username)
    if (count % STAYS === 1) setTimeout(() => world.leave(bought.username), Math.random() * KILL_WITHIN_MS)
  }
  await sleep(Math.random() * KILL_WITHIN_MS)
  await kill()
  await Promise.all(paying)
}

async function toRows(where: string, world: ServersWorld, rounds: number): Promise<Row[]> {
  for (const server of SERVERS) await world.setFault(server, null)
  await comesTrue(async () => (await world.actions()).length >= world.paid() * 4, END_LIMIT_MS)
  const early = world.late.filter((username) =>
    world.executed('creative').some(({ command }) => command.startsWith(waiting(username))),
  )
  for (const username of world.usernames()) world.join(username)
  const isSettled = async () =>
    (await world.actions()).every(({ state }) => state !== 'queued' && state !== 'sending')
  await comesTrue(isSettled, END_LIMIT_MS)
  const verdict = await world.check()
  return [
    ...verdictRows(where, verdict, rounds * ORDERS_IN_ROUND),
    noneOf(`${where}: executed before the player was online`, [...verdict.early, ...early]),
  ]
}
