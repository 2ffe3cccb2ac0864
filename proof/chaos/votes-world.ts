// A site that receives votes, with rewards for each site, for all of them, and for two days in a row.
import { playerKey } from '../../contract/network/player-key.ts'
import type { VoteReward, Votes } from '../../contract/settings/votes.schema.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import type { Db } from '../../server/platform/database/schema.ts'
import { jakartaDay, jakartaMonth } from '../../server/platform/kernel/jakarta.ts'
import { sendVote } from '../../simulators/vote-sites.ts'
import { signIn } from './admins.ts'
import type { RunOptions } from './chaos-test.ts'
import { type DatabaseName, openChaosWorld } from './chaos-world.ts'
import { chestTo, keyTo, SERVICES, STREAK_DAYS, streakTo, type VotesLeft } from './votes-checker.ts'

export const TOKEN = 'chaos-votifier-token'
const SEED = 'seed-'
const DAY_MS = 24 * 60 * 60 * 1_000

export type VotesWorld = Awaited<ReturnType<typeof openVotesWorld>>

type Options = { name: string; database: DatabaseName; answerMs: number }

/** Started. */
export async function openVotesWorld(options: RunOptions, { name, database, answerMs }: Options) {
  const votifierPort = await freePort()
  const receiver = (port: number) => ({ VOTIFIER_PORT: String(port), VOTIFIER_HOST: '127.0.0.1' })
  const env = { ...receiver(votifierPort), VOTIFIER_TOKEN: TOKEN }
  const world = await openChaosWorld(options, { name, env, answerMs, database })
  await world.start()
  const admin = await signIn(world.site.url)
  await admin.save('votes', SETTINGS)
  const { public_key: publicKey } = (await admin.send('GET', 'votes')) as { public_key: string }

  return {
    ...world,
    votifierPort,
    publicKey,
    /** The port of its receiver. */
    async startSecond(): Promise<number> {
      const port = await freePort()
      await world.startAnother(receiver(port))
      return port
    },
    /** The player has voted yesterday on the first site. */
    seed: (username: string) => world.read((db) => seedVote(db, username)),
    left: () => world.read(readLeft),
  }
}

const give = (text: string): VoteReward => ({ server: null, text, wait_online: false })

const SETTINGS: Votes = {
  sites: SERVICES.map((service) => ({
    name: service,
    url: `https://${service.toLowerCase()}/vote`,
    service,
    reset: { kind: 'after', hours: 12 },
    reward: [give(keyTo('%player%', service))],
  })),
  rewards: {
    each: null,
    all: { text: null, commands: [give(chestTo('%player%'))] },
    streak: { days: STREAK_DAYS, text: null, commands: [give(streakTo('%player%'))] },
  },
  receiver: { v1: true, board: true },
}

async function seedVote(db: Db, username: string): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS)
  const of = { username, player_key: playerKey(username), is_test: 0 }
  const at = yesterday.toISOString()
  const service = SERVICES[0].toLowerCase()
  await db
    .insertInto('vote')
    .values({ ...of, id: SEED + username, service, protocol: 2, at })
    .execute()
  await db
    .insertInto('vote_month')
    .values({ ...of, month: jakartaMonth(yesterday), votes: 1 })
    .execute()
  const last_day = jakartaDay(yesterday)
  await db
    .insertInto('vote_player')
    .values({
      ...of,
      total: 1,
      streak: 1,
      longest: 1,
      last_day,
      all_day: null,
      streak_day: null,
      last_at: at,
    })
    .execute()
}

async function readLeft(db: Db): Promise<VotesLeft> {
  const votes = await db.selectFrom('vote').select(['id', 'username', 'service', 'at']).execute()
  const players = await db
    .selectFrom('vote_player')
    .select(['username', 'total', 'streak', 'longest'])
    .execute()
  const months = await db.selectFrom('vote_month').select(['month', 'username', 'votes']).execute()
  const actions = await db.selectFrom('send_action').select(['order_id', 'needs_person']).execute()
  const spelled = (key: string) => SERVICES.find((service) => service.toLowerCase() === key) ?? key
  return {
    actions,
    votes: votes.map((vote) => ({
      ...vote,
      service: spelled(vote.service),
      isSeed: vote.id.startsWith(SEED),
    })),
    players: players.map((player) => ({
      username: player.username,
      total: Number(player.total),
      streak: Number(player.streak),
      longest: Number(player.longest),
    })),
    months: months.map((month) => ({ ...month, votes: Number(month.votes) })),
  }
}

/** Every address of 127.0.0.0/8 is loopback, so each number is another client. */
export function addressOf(number: number): string {
  const host = number % 65_025
  return `127.${10 + Math.floor(number / 65_025)}.${Math.floor(host / 255)}.${1 + (host % 255)}`
}

type Vote = { username: string; service: string }
let senders = 0

/** From an address of its own; true when the site was told that it is stored. */
export async function send(vote: Vote, port: number): Promise<boolean> {
  senders += 1
  const receiver = { port, localAddress: addressOf(senders) }
  const reply = await sendVote(vote, { token: TOKEN }, receiver).catch(() => '')
  return reply.trim() === '{"status":"ok"}'
}

/** Protocol 1: the site learns nothing. */
export async function sendV1(vote: Vote, { port, publicKey }: { port: number; publicKey: string }) {
  senders += 1
  await sendVote(vote, { publicKey }, { port, localAddress: addressOf(senders) }).catch(() => '')
}
