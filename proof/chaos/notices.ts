// A thousand events while Discord, a webhook and a mail server fail in eleven ways. Nothing is lost, each message has
// one id, and visitors notice nothing.
import { setTimeout as sleep } from 'node:timers/promises'
import { all, type ChaosTest, none, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import { checkNotices } from './notices-checker.ts'
import { CHANNELS, FAULTS, type NoticesWorld, openNoticesWorld } from './notices-world.ts'
import { type Visited, visitWhile } from './pages-under-attack.ts'

const ID = 'notices'
/** Ten faults of the receivers, and the kill of the site. */
const WAYS = Object.keys(FAULTS).length + 1
/** Tries that are planned are at most minutes away when the last fault ends; a lease lasts 45 seconds. */
const END_LIMIT_MS = 8 * 60_000

export const failingNotices: ChaosTest = {
  name: ID,
  async run(options) {
    const events = options.quick ? 110 : 1_000
    await using world = await openNoticesWorld(options, ID, events)
    const seconds = options.quick ? 0.3 : 2
    const each = Math.ceil(events / WAYS)
    const visited = await visitWhile(world.site.url, async () => {
      for (const fault of Object.values(FAULTS)) {
        await world.fail(fault)
        for (let count = 0; count < each; count += 1) {
          await world.payNext()
          await sleep((seconds * 1_000) / each / 2)
        }
        // Long enough for a try that hangs to be counted as failed.
        await sleep(options.quick ? 500 : 12_000)
        await world.mend()
      }
    })
    await killWhilePaying(world, options)
    // Awaited here: the site is stopped when this ends.
    return await toRows(world, visited, options)
  },
}

/** The rest is paid while the site is killed again and again, in the middle of sending. */
async function killWhilePaying(world: NoticesWorld, { quick }: RunOptions): Promise<void> {
  const kills = quick ? 2 : 10
  for (let count = 0; count < kills; count += 1) {
    const share = Math.ceil(world.left.length / (kills - count))
    const paying = (async () => {
      for (let paid = 0; paid < share; paid += 1) await world.payNext()
    })()
    await sleep(Math.random() * 1_500)
    await world.kill()
    await world.start()
    await paying
  }
}

async function toRows(world: NoticesWorld, visited: Visited, { quick }: RunOptions): Promise<Row[]> {
  // An owner tests the channels after an outage; the full run waits for the tries that are planned.
  if (quick) for (const channel of CHANNELS) await comesTrue(() => world.test(channel), END_LIMIT_MS)
  await comesTrue(async () => (await world.countUndelivered()) === 0, END_LIMIT_MS)
  const arrived = world.arrived()
  const rows = CHANNELS.flatMap((channel) => {
    const { lost, severalIds, invented } = checkNotices(world.paid, arrived[channel])
    return [
      all(`${channel}: events that arrived`, world.paid.length - lost.length, world.paid.length),
      none(`${channel}: events with more than one message id`, severalIds.length),
      none(`${channel}: events that never happened`, invented.length),
    ]
  })
  return [
    ...rows,
    none('waiting or failed at the end', await world.countUndelivered()),
    none('secrets in the log', secretsIn(world.site.log())),
    all('integrity_check ok', Number(world.isIntact()), 1),
    none(`pages and reads that failed meanwhile, of ${visited.count}`, visited.wrong),
  ]
}

function secretsIn(log: string): number {
  return log.split(/simulated-token|whsec_/).length - 1
}
