// The vote receiver in the console: its state, the last votes, names to map, a test vote, new keys.
import { connect } from 'node:net'
import type { VoteReceiver } from '#contract/network/votes.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { VoteKeys } from '#server/network/votifier/key-pair.service.ts'
import type { Votifier, VotifierAccess } from '#server/network/votifier/votifier.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { sendTestVote } from './send-test-vote.ts'
import { listUnknownServices } from './vote-service.repository.ts'
import { findVoteSite } from './vote-sites.ts'
import type { VotesService } from './votes.service.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random' | 'log'> & {
  /** The same by which votes count: what they do not count for is listed. */
  shownSettings(): Pick<Settings, 'votes'>
  audit: Pick<Audit, 'write'>
  limits: Pick<Limits, 'require'>
  votes: VotesService
  votifier: Votifier
  voteKeys: VoteKeys
  access(): VotifierAccess
  /** Makes every process read the keys again. */
  onChange(): Promise<void>
}

export type VotesAdmin = ReturnType<typeof createVotesAdmin>

const LATEST = 20
const TEST_MS = 5_000
const TESTS = { limit: 10, windowMs: 60_000 }

export function createVotesAdmin(deps: Deps) {
  const { db, random, shownSettings, audit, limits, votes, votifier, voteKeys, access, onChange } = deps

  async function publicKey(): Promise<string | null> {
    if (!votes.isOn) return null
    try {
      return (await voteKeys.ensure())?.publicKey ?? null
    } catch (error) {
      deps.log.error({ err: error }, 'vote key cannot be made')
      return null
    }
  }

  function requireOn(): void {
    if (!votes.isOn) throw new AppError('part_off')
  }

  async function test(admin: string) {
    requireOn()
    await limits.require(`vote-test/${admin}`, TESTS)
    await voteKeys.ensure()
    const { token } = access()
    const open = () => connect({ host: '127.0.0.1', port: votifier.port() ?? 0 })
    const sent = { open, username: 'AngkasaTest', expectTest: votes.expectTest, limitMs: TEST_MS }
    const pair = access().key && voteKeys.current()
    const named = () => ({ ...sent, service: `test-${newId(random)}` })
    const results = [
      ...(token === null ? [] : [await sendTestVote({ ...named(), access: { protocol: 2, token } })]),
      ...(pair
        ? [await sendTestVote({ ...named(), access: { protocol: 1, publicKey: pair.publicKey } })]
        : []),
    ]
    return { results }
  }

  return {
    test,

    async state(): Promise<VoteReceiver> {
      const { votes: settings } = shownSettings()
      const key = await publicKey()
      const { received, refused, lastRefusal, problem } = votifier.state()
      const counts = votes.counts()
      const [latest, services] = await Promise.all([votes.latest(LATEST), listUnknownServices(db)])
      return {
        mode: votes.receiver,
        port: votifier.port(),
        problem,
        has_token: access().token !== null,
        public_key: key,
        received,
        duplicates: counts.duplicate,
        last_refusal: lastRefusal,
        refused: counts.name > 0 ? { ...refused, name: counts.name } : refused,
        votes: latest.map(({ protocol, ...vote }) => ({
          ...vote,
          protocol: protocol === 1 ? (1 as const) : (2 as const),
          site: findVoteSite(settings, vote.service)?.name ?? null,
        })),
        unknown_services: services
          .filter(({ service }) => !findVoteSite(settings, service))
          .map(({ name, times, last_at }) => ({ name, times, last_at })),
      }
    },

    async renewKeys(admin: string): Promise<void> {
      requireOn()
      const store = await voteKeys.prepareRenewal()
      await db.transaction().execute(async (trx) => {
        await store(trx)
        await audit.write(trx, { admin, action: 'vote_keys_renewed' })
      })
      await voteKeys.reload()
      await onChange()
    },
  }
}
