// The site is killed while votes arrive, buyers take the last use of a coupon and an owner saves settings, on both databases.
import { setTimeout as sleep } from 'node:timers/promises'
import { demoSettings } from '../../content/settings/index.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Db } from '../../server/platform/database/schema.ts'
import { sendVote } from '../../tests/simulators/vote-sites.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, type DatabaseName, endLeases, openChaosWorld } from './chaos-world.ts'
import { countBy } from './figures.ts'

const ID = 'kill while storing'
const TOKEN = 'chaos-votifier-token'
const SERVICE = 'One.example'
const VOTERS = 12
const BUYERS = 20
/** The first rows are stored after some milliseconds, the rewards and the last orders after some hundred. */
const KILL_WITHIN_MS = 400
const SETTLE_LIMIT_MS = 60_000
const NO_REWARD = { text: null, commands: [] }

export const crashStoring: ChaosTest = {
  name: ID,
  async run(options) {
    const rows = await Promise.all([runOn('SQLite', options), runOn('PostgreSQL', options)])
    return rows.flat()
  },
}

type Desk = {
  world: ChaosWorld
  admin: SignedInAdmin
  port: number
  isPostgres: boolean
  voters: string[]
  /** Answers of a site that was not killed which are neither an order nor `coupon_used_up`. */
  strange: string[]
}

async function runOn(database: DatabaseName, options: RunOptions): Promise<Row[]> {
  const port = await freePort()
  const env = { VOTIFIER_PORT: String(port), VOTIFIER_HOST: '127.0.0.1', VOTIFIER_TOKEN: TOKEN }
  await using world = await openChaosWorld(options, { name: `kill-while-storing-${database}`, database, env })
  await world.start()
  const admin = await signIn(world.site.url)
  const reward = [{ server: null, text: 'votekey %player%', wait_online: false }]
  const reset = { kind: 'after' as const, hours: 12 }
  await admin.save('votes', {
    sites: [{ name: 'One', url: 'https://one.test/vote', service: SERVICE, reset, reward }],
    rewards: { each: null, each_commands: [], all: NO_REWARD, streak: { days: 7, ...NO_REWARD } },
    receiver: { v1: false, board: true },
  })
  const desk: Desk = { world, admin, port, isPostgres: database === 'PostgreSQL', voters: [], strange: [] }
  const rounds = options.quick ? 3 : 40
  for (let round = 0; round < rounds; round += 1) await playRound(desk, round)
  const settled = await comesTrue(world.isQueueEmpty, SETTLE_LIMIT_MS)
  return [all(`${database}: queue empty at the end`, Number(settled), 1), ...(await toRows(database, desk))]
}

async function playRound({ world, admin, port, isPostgres, voters, strange }: Desk, round: number) {
  const code = `LAST-${round}`
  const limits = { max_uses: 1, per_player: 1, scope: null, minimum: 0, starts_at: null, ends_at: null }
  await admin.send('POST', 'coupons', { code, kind: 'percent', value: 20, enabled: true, ...limits })
  const names = Array.from({ length: VOTERS }, (_, place) => `Voter_${round}_${place}`)
  let open: readonly string[] = names
  /** Sites send again what was not confirmed. */
  const sendOpen = async () => {
    const sent = open.map(async (username, place) => {
      await sleep((Math.random() * KILL_WITHIN_MS) / 2)
      const receiver = { port, localAddress: `127.0.${round + 1}.${place + 1}` }
      const reply = await sendVote({ service: SERVICE, username }, { token: TOKEN }, receiver).catch(() => '')
      return reply.trim() === '{"status":"ok"}' ? [] : [username]
    })
    open = (await Promise.all(sent)).flat()
    return open.length === 0
  }
  const working = Promise.all([sendOpen(), rush(world, code), saveUntilKilled(admin)])
  await sleep(Math.random() * KILL_WITHIN_MS)
  await world.kill()
  await working
  if (isPostgres) await endLeases(world)
  await world.start()
  const [, answers] = await Promise.all([comesTrue(sendOpen, SETTLE_LIMIT_MS), rush(world, code)])
  strange.push(...answers.filter((answer) => answer !== 'ordered' && answer !== 'coupon_used_up'))
  voters.push(...names)
}

async function saveUntilKilled(admin: SignedInAdmin): Promise<void> {
  let isUp = true
  for (let count = 0; isUp; count += 1)
    await admin.save('identity', { ...demoSettings.identity, name: `Name ${count}` }).catch(() => {
      isUp = false
    })
}

/** All buyers order at once; the result has the reply to each. */
function rush({ customers }: ChaosWorld, coupon: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: BUYERS }, () =>
      customers.tryToOrder({ coupon }).then(
        ({ status, reply }) => (status === 200 ? 'ordered' : String(reply.code)),
        () => 'no answer',
      ),
    ),
  )
}

async function toRows(database: DatabaseName, { world, voters, strange }: Desk): Promise<Row[]> {
  const { votes, players, months, actions, holders, coupons, settings, history, saves } =
    await world.read(readLeft)
  const counted = countBy(votes, ({ username }) => username)
  const runs = countBy(world.executed(), ({ command }) => command.split(' ')[1] ?? '')
  const shown = new Set(actions.filter((one) => one.needs_person === 1).map(({ username }) => username))
  const held = countBy(holders, ({ name }) => name)
  const sums = [...players.map(({ username, total }) => ({ username, votes: total })), ...months]
  const wrongSums = sums.filter(({ username, votes: sum }) => Number(sum) !== counted.get(username))
  const last = history.at(-1)
  const isWhole =
    JSON.stringify(last) === JSON.stringify(settings) &&
    history.every(({ version }, place) => version === place + 1) &&
    Number(saves.count) === history.length
  return [
    noneOf(`${database}: answers that are none`, strange),
    noneOf(
      `${database}: votes lost or counted twice`,
      voters.filter((name) => counted.get(name) !== 1),
    ),
    noneOf(
      `${database}: rewards neither executed nor shown to a person`,
      voters.filter((name) => !runs.has(name) && !shown.has(name)),
    ),
    noneOf(
      `${database}: rewards executed twice, or without a vote`,
      [...runs].flatMap(([name, times]) => (times > 1 || !counted.has(name) ? [name] : [])),
    ),
    all(`${database}: sums of votes that fit`, sums.length - wrongSums.length, 2 * voters.length),
    all(
      `${database}: coupons that exactly one order holds`,
      coupons.filter(({ name }) => held.get(name) === 1).length,
      coupons.length,
    ),
    all(`${database}: settings, history and audit log agree`, Number(isWhole), 1),
  ]
}

/** The rows are counted themselves, because their counters are being tested. */
async function readLeft(db: Db) {
  const saved = db.selectFrom('settings_history').selectAll().where('section', '=', 'identity')
  return {
    votes: await db.selectFrom('vote').select('username').execute(),
    players: await db.selectFrom('vote_player').select(['username', 'total']).execute(),
    months: await db.selectFrom('vote_month').select(['username', 'votes']).execute(),
    actions: await db.selectFrom('send_action').select(['username', 'needs_person']).execute(),
    coupons: await db.selectFrom('discount').select('name').execute(),
    holders: await db
      .selectFrom('orders')
      .innerJoin('discount', 'discount.id', 'orders.discount_id')
      .select('discount.name')
      .where('orders.status', 'not in', ['EXPIRED', 'FAILED'])
      .execute(),
    settings: await db
      .selectFrom('settings')
      .selectAll()
      .where('section', '=', 'identity')
      .executeTakeFirst(),
    history: await saved.orderBy('version').execute(),
    saves: await db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('action', '=', 'settings_saved')
      .where('subject', '=', 'identity')
      .executeTakeFirstOrThrow(),
  }
}
