// G21: fifty simultaneous logins, repeated: memory, CPU time and event-loop delay.
import { processorTime } from '#proof/bench/process-figures.ts'
import { addressOf, OWNER_SETTINGS, signIn, tryToSignIn } from './admins.ts'
import { all, type ChaosTest, fact, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'
import { memoryDuring, memoryRow } from './peak-memory.ts'
import { METRICS_TOKEN, readDelays } from './site-figures.ts'

const AT_ONCE = 50
const ROUNDS = 20
const QUICK_ROUNDS = 2
const LOOP_DELAY_MS = 20
/** A hash holds 19 MiB: two at once stay below, four do not. */
const MEMORY_MB = 70
const LEAST_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

export const loginCost: ChaosTest = {
  ids: ['G21'],
  alone: true,
  async run(options) {
    const env = { ...OWNER_SETTINGS, METRICS_TOKEN }
    await using world = await openChaosWorld(options, { name: 'G21', env })
    await world.start()
    const { url } = world.site
    await signIn(url)
    await allAtOnce(url, -1)
    const statuses: number[] = []
    const workBefore = processorTime(world.site.pid())
    await readDelays(url)
    const grown = await memoryDuring(world.site.pid(), async () => {
      for (let round = 0; round < (options.quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
        statuses.push(...(await allAtOnce(url, round)))
      }
    })
    const delay = await readDelays(url)
    const each = (processorTime(world.site.pid()) - workBefore) / statuses.length / 1_000
    const tested = statuses.filter((status) => status === 401).length
    return [
      costRow(world),
      all(
        'G21',
        `${AT_ONCE} logins at once, ${statuses.length} in all: each tested`,
        tested,
        statuses.length,
      ),
      within(
        'G21',
        'event loop delay meanwhile, p99',
        delay.p99Ms,
        LOOP_DELAY_MS,
        `longest ${delay.maxMs.toFixed(1)}`,
      ),
      memoryRow('G21', 'memory meanwhile: two hashes at once, not four', grown, MEMORY_MB),
      fact('G21', 'processor time for each, with its hash', `${each.toFixed(1)} ms`),
    ]
  },
}

/** New names and addresses each time, so that no limit refuses them before the hash. */
async function allAtOnce(url: string, round: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, place) => {
      const number = (round + 1) * AT_ONCE + place
      return tryToSignIn(url, { username: `nobody_${number}`, password: 'wrong password' }, addressOf(number))
    }),
  )
  return answers.map(({ status }) => status)
}

function costRow({ rows }: ChaosWorld): Row {
  const hashes = rows<{ password_hash: string }>('select password_hash from admin')
  const strong = hashes.filter(({ password_hash }) => LEAST_COST.test(password_hash))
  return all('G21', 'passwords stored as argon2id, m=19456 t=2 p=1', strong.length, hashes.length)
}
