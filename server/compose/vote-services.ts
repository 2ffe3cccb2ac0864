// Votes: the receiver, what counts them, and what the console shows of them.

import type { KnownPlayers } from '#server/network/known-players/known-players.service.ts'
import type { VoterSource } from '#server/network/leaderboards/leaderboards.service.ts'
import { createVisitorVotes, createVoteBoard, createVotes } from '#server/network/votes/votes.service.ts'
import { createVotesAdmin } from '#server/network/votes/votes-admin.service.ts'
import { createVotesRetention } from '#server/network/votes/votes-retention.service.ts'
import { createVoteKeys } from '#server/network/votifier/key-pair.service.ts'
import { createVotifier, type VotifierAccess } from '#server/network/votifier/votifier.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Changes } from '#server/platform/changes/changes.service.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.service.ts'
import type { SecretDefinition } from '#server/platform/secrets/secrets-admin.service.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import { isReserved } from '#server/shop/payments/reserved-username.ts'
import type { World } from './world.ts'

const TOKEN_SECRET = 'votes.token'
const LOOPBACK = { host: '127.0.0.1', port: 0 }

type Deps = {
  delivery: Delivery
  limits: Limits
  audit: Audit
  changes: Changes
  knownPlayers: Pick<KnownPlayers, 'resolve'>
}

export function createVoteServices(world: World, { delivery, limits, audit, changes, knownPlayers }: Deps) {
  const { core, clock, config, savedSettings, shownSettings, secrets, servers } = world
  const { receiver: mode, sites } = world.voting
  const demoToken = mode === 'sandbox' ? newId(world.random) : null
  const voteKeys = createVoteKeys({ ...core, box: createSecretBox({ ...core, key: world.secretKey }) })
  const access = (): VotifierAccess => ({
    token: config.votifierToken ?? secrets.current().get(TOKEN_SECRET) ?? demoToken,
    key: savedSettings().votes.receiver.v1 ? (voteKeys.current()?.privateKey ?? null) : null,
  })
  const votes = createVotes({
    ...core,
    shownSettings,
    servers,
    delivery,
    receiver: mode,
    isReserved: (username) => isReserved(username, world),
    resolveName: knownPlayers.resolve,
  })
  const votifier = createVotifier({
    ...core,
    access,
    address: mode === 'off' ? null : (config.votifier ?? LOOPBACK),
    receive: async (vote) => void (await votes.receive(vote)),
  })
  sites?.setReceiver(() => {
    const [port, { token }] = [votifier.port(), access()]
    return port === null || token === null ? null : { port, token }
  })
  changes.onChange(() => (mode === 'off' ? undefined : voteKeys.reload()))
  return {
    votes,
    visitorVotes: createVisitorVotes({
      clock,
      shownSettings,
      votes,
      openSimulatedSite: sites?.open ?? null,
    }),
    votesAdmin: createVotesAdmin({
      ...core,
      shownSettings,
      audit,
      limits,
      votes,
      votifier,
      voteKeys,
      access,
      onChange: changes.publish,
    }),
    votesRetention: createVotesRetention(world),
    voteReceiver: {
      /** A live receiver has its keys before the first site connects; a demo makes them when they are looked at. */
      async start(): Promise<void> {
        if (mode === 'real')
          await voteKeys.ensure().catch((error) => core.log.error({ err: error }, 'vote key cannot be made'))
        else if (mode === 'sandbox') await voteKeys.reload()
        await votifier.start()
      },
      stop: votifier.stop,
      state: votifier.state,
    },
  }
}

/** The token that the owner pastes into vote sites. */
export function voteSecrets({ config, voting }: World): SecretDefinition[] {
  const isGiven = config.votifierToken !== null
  if (voting.receiver === 'off' && !isGiven) return []
  return [{ name: TOKEN_SECRET, variable: 'VOTIFIER_TOKEN', isGiven }]
}

/** Verified votes of a live receiver, invented ones in a demo. */
export function votersOf({ core, voting }: World): VoterSource | null {
  return voting.receiver === 'real' ? createVoteBoard({ ...core, isTest: false }) : voting.voters
}
