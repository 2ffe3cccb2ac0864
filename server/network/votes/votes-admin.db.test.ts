// What the console shows of the receiver: an accepted vote counts, or its name is listed.
import { expect } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { openVotes, voteSite, votesOf } from '#tests/support/votes-world.ts'
import { createVotesAdmin } from './votes-admin.service.ts'

const onBoth = onBothWith(openVotes)

const IDLE = { received: { v1: 0, v2: 0 }, refused: {}, lastRefusal: null, problem: null }

function adminOf({ db, clock, votes, settings }: Awaited<ReturnType<typeof openVotes>>) {
  return createVotesAdmin({
    ...{ db, clock, votes, random: systemRandom, log: SILENT },
    shownSettings: () => settings,
    votifier: { port: () => 8_192, state: () => IDLE },
    voteKeys: { ensure: async () => null },
    access: () => ({ token: 'token', key: null }),
  } as unknown as Parameters<typeof createVotesAdmin>[0])
}

onBoth(
  'every accepted vote counts or is listed, also before the sites of the demo were replaced',
  async (world) => {
    const admin = adminOf(world)
    const services = ['MCSL', 'TopG.org', 'Elsewhere']
    const shown = async () => {
      const { votes, unknown_services } = await admin.state()
      return [
        ...votes.map(({ service }) => service),
        ...unknown_services.map(({ name }) => name.toLowerCase()),
      ].sort()
    }
    // Visitors of a live site do not see the demo's sites, so nothing counts for them.
    world.settings.votes = votesOf([])
    for (const service of services) expect(await world.vote('Steve', service)).toBe('unknown_service')
    expect(await shown()).toEqual(['elsewhere', 'mcsl', 'topg.org'])

    world.settings.votes = votesOf([voteSite('MCSL'), voteSite('TopG.org')])
    for (const service of services.slice(0, 2)) expect(await world.vote('Steve', service)).toBe('counted')
    expect(await shown()).toEqual(['elsewhere', 'mcsl', 'topg.org'])
    expect((await admin.state()).unknown_services).toMatchObject([{ name: 'Elsewhere', times: 1 }])
  },
)
