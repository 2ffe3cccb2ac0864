// A thousand events while Discord, a webhook and a mail server fail in eleven ways. Nothing is lost, each message has
// one id, and visitors notice nothing.
import { setTimeout as sleep } from 'node:timers/promises'
import { all, type ChaosTest, fact, none, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import { checkNotices } from './notices-checker.ts'
import { CHANNELS, FAULTS, type NoticesWorld, openNoticesWorld } from './notices-world.ts'
import { lookAtPages, pagesRow } from './pages-under-attack.ts'

const ID = 'notices'
/** Ten faults of the receivers, and the kill of the site. */
const WAYS = Object.keys(FAULTS).length + 1
/** Tries that are planned are at most minutes away when the last fault ends; a lease lasts 45 seconds. */
const END_LIMIT_MS = 8 * 60_000

export const failingNotices: ChaosTest = {
  name: ID,
  async run(options) {
    const events = options.quick ? 110 : 1_000
    const calmEvents = options.quick ? 5 : 100
    await using world = await openNoticesWorld(options, ID, events + calmEvents)
    const seconds = options.quick ? 0.3 : 2
    await lookAtPages(world.site.url, seconds)
    const calm = await whilePaying(world, calmEvents, 2 * seconds)
    const meanwhile: number[] = []
    const each = Math.ceil(events / WAYS)
    for (const fault of Object.values(FAULTS)) {
      await world.fail(fault)
      meanwhile.push(...(await whilePaying(world, each, seconds)))
      // Long enough for a try that hangs to be counted as failed.
      await sleep(options.quick ? 500 : 12_000)
      await world.mend()
    }
    await killWhilePaying(world, options)
    // Awaited here: the site is stopped when this ends.
    return await toRows(world, calm, meanwhile, options)
  },
}

/** The pages at a steady rate while events happen. */
async function whilePaying(world: NoticesWorld, events: number, seconds: number): Promise<number[]> {
  const looking = lookAtPages(world.site.url, seconds)
  const paying = (async () => {
    for (let count = 0; count < events; count += 1) {
      await world.payNext()
      await sleep((seconds * 1_000) / events / 2)
    }
  })()
  const [times] = await Promise.all([looking, paying])
  return times
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

async function toRows(
  world: NoticesWorld,
  calm: readonly number[],
  meanwhile: readonly number[],
  { quick }: RunOptions,
): Promise<Row[]> {
  // An owner tests the channels after an outage; the full run waits for the tries that are planned.
  if (quick) for (const channel of CHANNELS) await comesTrue(() => world.test(channel), END_LIMIT_MS)
  const begun = performance.now()
  await comesTrue(() => world.undelivered().length === 0, END_LIMIT_MS)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  const arrived = world.arrived()
  const undelivered = world.undelivered()
  const rows = CHANNELS.flatMap((channel) => {
    const { lost, severalIds, invented, repeated } = checkNotices(world.paid, arrived[channel])
    const messages = new Set(arrived[channel].map(({ id }) => id)).size
    return [
      all(`${channel}: events that arrived`, world.paid.length - lost.length, world.paid.length),
      none(`${channel}: events with more than one message id`, severalIds.length),
      none(`${channel}: events that never happened`, invented.length),
      fact(`${channel}: messages, of these events repeated with the same id`, `${messages}, ${repeated}`),
    ]
  })
  return [
    ...rows,
    none('waiting or failed at the end', undelivered.length),
    fact('until everything has arrived after the last fault', `${seconds} s`),
    none('secrets in the log', secretsIn(world.site.log())),
    all('integrity_check ok', Number(world.isIntact()), 1),
    pagesRow(calm, meanwhile),
  ]
}

function secretsIn(log: string): number {
  return log.split(/simulated-token|whsec_/).length - 1
}
