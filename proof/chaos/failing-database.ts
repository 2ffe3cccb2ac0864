// Every write fails, as on a read-only disk. Reads go on, writers get 503, and nothing is acknowledged that was not stored.
// A write lock of another program: tests/operate/database-held.test.ts.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from './admins.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, fact, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { type Visited, visitWhile } from './pages-under-attack.ts'
import type { Answer } from './request.ts'

const PAYMENTS = 4
/** The least time that visitors are watched, even where every write is refused at once. */
const WATCHED_MS = 2_000
const DELIVERED_LIMIT_MS = 60_000

export const failingDatabase: ChaosTest = {
  name: 'failing database',
  alone: true,
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'failing database' })
    await world.start()
    return await duringOutage(world, 'writes fail', (work) => whileWritesFail(world, work))
  },
}

/** False where this machine cannot do it. */
type Outage = (work: () => Promise<void>) => Promise<boolean>

/** Sends the same callbacks during the outage and again after it, as Tripay does. */
export async function duringOutage(world: ChaosWorld, name: string, outage: Outage): Promise<Row[]> {
  const admin = await signIn(world.site.url)
  const pid = world.site.pid()
  world.tripay.setCallbacks(false)
  const references: string[] = []
  for (let turn = 0; turn < PAYMENTS; turn += 1) references.push((await world.customers.order()).reference)
  for (const reference of references) await world.pay(reference)
  const callBack = () =>
    Promise.all(references.map((one) => sendCallback(world.site.url, world.tripay.signedCallback(one))))
  const before = world.game.executed().length
  const during: Answer[] = []
  let saved: Answer | null = null
  let executed = 0
  let visited: Visited = { count: 0, wrong: 0 }
  const isPossible = await outage(async () => {
    visited = await visitWhile(world.site.url, async () => {
      const enough = sleep(WATCHED_MS)
      during.push(...(await callBack()))
      saved = await admin.ask('logout', { method: 'POST' })
      await enough
    })
    executed = world.game.executed().length - before
  })
  if (!isPossible) return [fact(`${name}: left out, this machine has no way to do it`, '')]
  const after = await callBack()
  const expected = before + PAYMENTS
  await comesTrue(() => world.game.executed().length >= expected, DELIVERED_LIMIT_MS)
  await comesTrue(world.isQueueEmpty, DELIVERED_LIMIT_MS)
  return [
    all(
      `${name}: callbacks answered 503 with Retry-After`,
      during.filter(isUnavailable).length,
      during.length,
    ),
    all(`${name}: an admin's change answered 503`, Number(saved !== null && isUnavailable(saved)), 1),
    none(`${name}: acknowledged or executed meanwhile`, during.filter(isTaken).length + executed),
    none(`${name}: pages and reads that failed, of ${visited.count}`, visited.wrong),
    all(`${name}: afterwards acknowledged`, after.filter(isTaken).length, PAYMENTS),
    all(`${name}: and executed, once each`, world.game.executed().length - before, PAYMENTS),
    all(`${name}: by the same process`, Number(world.site.isAlive() && world.site.pid() === pid), 1),
  ]
}

function isUnavailable({ status, headers }: Answer): boolean {
  return status === 503 && Number(headers['retry-after']) > 0
}

/** Limits the file size of the process to that of the write-ahead log: the next commit cannot be written. */
async function whileWritesFail({ site }: ChaosWorld, work: () => Promise<void>): Promise<boolean> {
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(site.pid()), `--fsize=${bytes}:`]).status === 0
  if (!limit(String(statSync(`${site.databaseFile}-wal`).size))) return false
  try {
    await work()
  } finally {
    limit('unlimited')
  }
  return true
}
