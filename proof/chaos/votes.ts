// One vote many times at once, kills between vote and reward on both databases, and hostile connections.
import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { all, type ChaosTest, fact, none, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue, type DatabaseName } from './chaos-world.ts'
import { endLeases } from './end-leases.ts'
import { percentile } from './figures.ts'
import { attack, HOSTILE_NAME } from './hostile-votes.ts'
import { visitWhile } from './pages-under-attack.ts'
import { checkVotes, SERVICES, type SentVotes } from './votes-checker.ts'
import { openVotesWorld, send, sendV1, type VotesWorld } from './votes-world.ts'

const ID = 'votes'
const ROUNDS = 20
const QUICK_ROUNDS = 1
const PLAYERS = 6
const COPIES = 100
/** Each of them is one more player. */
const RUSHES = 10
const QUICK_RUSHES = 1
const HOSTILE = 10_000
const QUICK_HOSTILE = 500
/** The first vote is stored after some milliseconds; the rewards of a round take about half a second. */
const KILL_WITHIN_MS = 600
const ANSWER_MS = 25
const SETTLE_LIMIT_MS = 90_000
/** Honest sites that vote while the receiver is attacked. */
const HONEST_EVERY_MS = 250

export const votes: ChaosTest = {
  name: ID,
  // At the same time: most of it is waiting for starts and the game.
  run: async (options) =>
    (await Promise.all([runOn(options, 'SQLite'), runOn(options, 'PostgreSQL')])).flat(),
}

async function runOn(options: RunOptions, where: DatabaseName): Promise<Row[]> {
  await using world = await openVotesWorld(options, {
    name: `${ID}-${where}`,
    database: where,
    answerMs: ANSWER_MS,
  })
  const isPostgres = where === 'PostgreSQL'
  const sent: SentVotes[] = []
  const rounds = options.quick ? QUICK_ROUNDS : ROUNDS
  let settled = 0
  for (let round = 0; round < rounds; round += 1)
    if (await playRound(world, { round, sent, isPostgres })) settled += 1
  const rushed = await rush(world, { sent, quick: options.quick, twoProcesses: isPostgres })
  const ended = await comesTrue(world.isQueueEmpty, SETTLE_LIMIT_MS)
  const attacked = isPostgres ? [] : await underAttack(world, sent, options.quick)
  return [
    all(`${where}: rounds that came to an end`, settled + Number(ended), rounds + 1),
    ...rushed.map((row) => ({ ...row, what: `${where}: ${row.what}` })),
    ...attacked,
    ...(await toRows(where, world, sent)),
  ]
}

type Plan = { round: number; sent: SentVotes[]; isPostgres: boolean }

/** All players on all sites at once, killed meanwhile; sites send again what was not confirmed. */
async function playRound(world: VotesWorld, { round, sent, isPostgres }: Plan): Promise<boolean> {
  const players = Array.from({ length: PLAYERS }, (_, place) => `Voter_${round}_${place}`)
  for (const [place, player] of players.entries()) if (place % 2 === 0) await world.seed(player)
  const votes = players.flatMap((username) =>
    SERVICES.map((service): SentVotes => ({ username, service, isConfirmed: false })),
  )
  sent.push(...votes)
  const sendOpen = () =>
    Promise.all(
      votes
        .filter(({ isConfirmed }) => !isConfirmed)
        .map(async (vote) => {
          await sleep(Math.random() * (KILL_WITHIN_MS / 2))
          vote.isConfirmed = await send(vote, world.votifierPort)
        }),
    )
  const sending = sendOpen()
  await sleep(Math.random() * KILL_WITHIN_MS)
  await world.kill()
  await sending
  if (isPostgres) await endLeases(world)
  await world.start()
  const isConfirmed = await comesTrue(async () => {
    await sendOpen()
    return votes.every((vote) => vote.isConfirmed)
  }, SETTLE_LIMIT_MS)
  return isConfirmed && (await comesTrue(world.isQueueEmpty, SETTLE_LIMIT_MS))
}

type Rush = { sent: SentVotes[]; quick: boolean; twoProcesses: boolean }

/** Sends one vote many times at once by both protocols. SQLite belongs to one process. */
async function rush(world: VotesWorld, { sent, quick, twoProcesses }: Rush): Promise<Row[]> {
  const ports = [world.votifierPort, ...(twoProcesses ? [await world.startSecond()] : [])]
  const rushes = quick ? QUICK_RUSHES : RUSHES
  let once = 0
  for (let number = 0; number < rushes; number += 1) {
    const vote: SentVotes = { username: `Repeated_${number}`, service: SERVICES[0], isConfirmed: false }
    sent.push(vote)
    const answers = await Promise.all(
      Array.from({ length: COPIES }, async (_, copy) => {
        const port = ports[copy % ports.length] ?? world.votifierPort
        // Also one that is written in capitals is the same player.
        if (copy % 4 === 3) return sendV1(vote, { port, publicKey: world.publicKey })
        return send(copy % 4 === 2 ? { ...vote, username: vote.username.toUpperCase() } : vote, port)
      }),
    )
    vote.isConfirmed = answers.some((answer) => answer === true)
    const { votes: stored } = await world.left()
    if (stored.filter(({ username }) => isSame(username, vote.username)).length === 1) once += 1
  }
  const what = `one vote ${COPIES} times at once on ${ports.length === 1 ? 'one process' : 'two processes'}, counted once`
  return [all(what, once, rushes)]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function underAttack(world: VotesWorld, sent: SentVotes[], quick: boolean): Promise<Row[]> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreignKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const count = quick ? QUICK_HOSTILE : HOSTILE
  const before = sent.length
  const { result: answered, visited } = await visitWhile(world.site.url, async () => {
    const attacking = attack(count, {
      port: world.votifierPort,
      foreignKey,
      patienceMs: quick ? 1_500 : 6_000,
    })
    const honest = voteUntil(attacking, world, sent)
    return (await Promise.all([attacking, honest]))[0]
  })
  const meanwhile = sent.slice(before)
  const latency = (part: number) => percentile(visited.times, part).toFixed(0)
  const last: SentVotes = { username: 'Afterwards', service: SERVICES[1], isConfirmed: false }
  last.isConfirmed = await send(last, world.votifierPort)
  sent.push(last)
  const { votes: stored } = await world.left()
  const unknown = await world.read((db) => db.selectFrom('vote_service').select('service').execute())
  return [
    none(`${count} hostile connections: answered as a vote`, answered),
    none(
      'hostile connections: counted, or names stored',
      stored.filter(({ username }) => username === HOSTILE_NAME).length + unknown.length,
    ),
    all('pages meanwhile, answered', visited.times.length - visited.wrong, visited.times.length),
    fact('pages meanwhile, p50 and p99', `${latency(0.5)}, ${latency(0.99)} ms`),
    all('honest votes meanwhile, confirmed', countConfirmed(meanwhile), meanwhile.length),
    all('an honest vote afterwards, confirmed', Number(last.isConfirmed), 1),
  ]
}

const countConfirmed = (sent: readonly SentVotes[]) => sent.filter(({ isConfirmed }) => isConfirmed).length

async function voteUntil(end: Promise<unknown>, world: VotesWorld, sent: SentVotes[]): Promise<void> {
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  for (let number = 0; !isOver; number += 1) {
    const vote: SentVotes = { username: `Honest_${number}`, service: SERVICES[2], isConfirmed: false }
    sent.push(vote)
    vote.isConfirmed = await send(vote, world.votifierPort)
    await sleep(HONEST_EVERY_MS)
  }
}

async function toRows(where: string, world: VotesWorld, sent: readonly SentVotes[]): Promise<Row[]> {
  await comesTrue(world.isQueueEmpty, SETTLE_LIMIT_MS)
  const left = await world.left()
  // The spelling of the last message is that of the reward; both are the same player.
  const spelled = (name: string) => sent.find((vote) => isSame(vote.username, name))?.username ?? name
  const executed = world.executed().map(({ command }) => {
    const [what = '', name = '', ...rest] = command.split(' ')
    return { command: [what, spelled(name), ...rest].join(' ') }
  })
  const found = checkVotes({
    sent,
    executed,
    left: {
      ...left,
      votes: left.votes.map((vote) => ({ ...vote, username: spelled(vote.username) })),
      players: left.players.map((player) => ({ ...player, username: spelled(player.username) })),
      months: left.months.map((month) => ({ ...month, username: spelled(month.username) })),
    },
  })
  const count = (what: string, names: readonly string[]) => noneOf(`${where}: ${what}`, names)
  return [
    all(`${where}: votes confirmed to their site`, found.confirmed, sent.length),
    fact(`${where}: rewards shown to a person`, String(found.shown)),
    count('confirmed and not counted', found.lost),
    count('counted twice', found.countedTwice),
    count('counted, reward neither executed nor shown to a person', found.unrewarded),
    count('rewards executed twice', found.rewardedTwice),
    count('rewards without their votes', found.rewardedWrongly),
    count('streaks, totals and months that differ from the votes', found.sums),
  ]
}
