// Votes for tests: a manual clock, a scripted console, and three vote sites of which one sends nothing.
import { demoSettings } from '#content/settings/index.ts'
import type { PartMode } from '#contract/monitoring/health.ts'
import { isReservedUsername } from '#contract/network/username.ts'
import type { VoteReset, Votes } from '#contract/settings/votes.schema.ts'
import { createKnownPlayers } from '#server/network/known-players/known-players.service.ts'
import { createVoteBoard, createVotes } from '#server/network/votes/votes.service.ts'
import { createVotesRetention } from '#server/network/votes/votes-retention.service.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { type DatabaseKind, openTestDatabase } from './databases.ts'
import { deliveryWorld, handClock, scriptedConsole } from './delivery-world.ts'
import { SILENT } from './silent-log.ts'

export const HOUR_MS = 60 * 60 * 1_000
export const DAY_MS = 24 * HOUR_MS
export const DAILY: VoteReset = { kind: 'daily', at: '00:00', zone: 'UTC' }

const reward = (text: string) => [{ server: 'survival', text, wait_online: false }]
export const voteSite = (service: string | null, reset: VoteReset = { kind: 'after', hours: 24 }) => ({
  name: `Site ${service}`,
  url: `https://${service}.example`,
  service,
  reset,
  reward: reward(`key %player% ${service}`),
})

const SITES = [voteSite('MCSL'), voteSite('TopG.org', DAILY), voteSite(null)]

export const votesOf = (sites = SITES): Votes => ({
  ...demoSettings.votes,
  sites,
  rewards: {
    each: null,
    each_commands: [],
    all: { text: null, commands: reward('chest %player%') },
    streak: { days: 3, text: null, commands: reward('rare %player%') },
  },
})

/** Names of the game are in the table `known_player`. */
export async function openVotes(kind: DatabaseKind, receiver: PartMode = 'real') {
  const database = await openTestDatabase(kind)
  const clock = handClock()
  const console = scriptedConsole()
  const world = deliveryWorld(database, { clock, console })
  const { db } = database
  const settings = { votes: votesOf() }
  const knownPlayers = createKnownPlayers({ db, clock, servers: world.servers, listRankings: () => [] })
  const votes = createVotes({
    db,
    clock,
    random: systemRandom,
    log: SILENT,
    receiver,
    delivery: world.delivery,
    servers: world.servers,
    shownSettings: () => settings,
    isReserved: (username) => isReservedUsername(username),
    resolveName: knownPlayers.resolve,
  })
  const vote = (username: string, service = 'MCSL') => votes.receive({ service, username, protocol: 2 })
  const commands = async () => {
    const rows = await db
      .selectFrom('send_action')
      .select(['commands', 'purpose', 'is_test'])
      .orderBy('number')
      .execute()
    return rows.flatMap((row) => JSON.parse(row.commands) as string[])
  }
  return {
    db,
    clock,
    console,
    knownPlayers,
    votes,
    vote,
    commands,
    settings,
    world,
    retention: createVotesRetention({ db, clock }),
    board: createVoteBoard({ db, clock, isTest: receiver === 'sandbox' }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
