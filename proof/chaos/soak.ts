// Half of the highest load for minutes, with orders and exports: growth of heap and RSS, leaked handles.
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type ChaosTest, fact, type Row } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import { mean } from './figures.ts'
import { INSPECTOR_SETTINGS, type Inspected, inspect } from './inspector.ts'
import {
  answerRows,
  findMostHeld,
  MEMORY_MB,
  type MixedWorld,
  openMixedWorld,
  PER_SECOND,
} from './mixed-load.ts'
import { sellAndExport } from './shop-load.ts'
import { countOpenFiles, memory } from './site-figures.ts'

type Plan = {
  minutes?: number
  /** Instead of half of the measured maximum. */
  perSecond?: number
}
type Sample = { minute: number; rss: number }
type Soaked = { samples: Sample[]; before: Inspected; after: Inspected }

const MINUTE_MS = 60_000
const MINUTES = 8
/** A quarter of the time, and the first two minutes of eight. */
const WARM_UP_PART = 0.25
/** By then most hot code is compiled. */
const RUN_IN_MS = 180_000
const SAMPLE_EVERY_MS = 10_000
const QUICK = { forMs: 4_000, runInMs: 500, perSecond: 200, sampleEveryMs: 500 }
/** Instead of every five minutes: leaks of a refresh show early, and the first refresh is inside the warm-up. */
const BOARDS = { AJLEADERBOARDS_SECONDS: '20' }
const CALM_LIMIT_MS = 20_000
const HEAP_PERCENT = 5
const SLOPE_MB_PER_MINUTE = 1
const FILES = 5

type Open = { files: number; handles: number }

export function createSoak({ minutes = MINUTES, perSecond }: Plan = {}): ChaosTest {
  return {
    name: 'soak',
    alone: true,
    async run(options) {
      const { quick } = options
      const forMs = quick ? QUICK.forMs : minutes * MINUTE_MS
      const runInMs = quick ? QUICK.runInMs : RUN_IN_MS
      const every = quick ? QUICK.sampleEveryMs : SAMPLE_EVERY_MS
      const wholeMs = runInMs + forMs + 2 * every
      await using mix = await openMixedWorld(options, {
        name: 'soak',
        forMs: wholeMs,
        env: { ...INSPECTOR_SETTINGS, ...BOARDS },
      })
      // Warm-up, so that permanent connections are open.
      await mix.load({ forMs: QUICK.forMs / 2, perSecond: QUICK.perSecond })
      const atStart = await countInCalm(mix)
      const most = quick || perSecond !== undefined ? null : await findMostHeld(mix)
      const rate = perSecond ?? (most === null ? QUICK.perSecond : Math.round(Math.max(most, PER_SECOND) / 2))
      const { rows, ...soaked } = await soak(mix, { forMs, rate, runInMs, every, wholeMs })
      return [
        fact('soaked', `${(forMs / MINUTE_MS).toFixed(1)} minutes at ${rate} per second`),
        ...rows,
        ...growthRows(soaked),
        ...openRows(atStart, await countInCalm(mix, atStart)),
      ]
    },
  }
}

/** The load outlasts the samples, so that both heap snapshots are taken under load. */
type Course = { runInMs: number; forMs: number; wholeMs: number; rate: number; every: number }

/** Replies and payments of the whole run; samples after the warm-up. */
async function soak(mix: MixedWorld, { runInMs, forMs, wholeMs, rate, every }: Course) {
  const pid = mix.world.site.pid()
  const loading = Promise.all([
    mix.load({ forMs: wholeMs, perSecond: rate }),
    mix.receivePayments(wholeMs),
    sellAndExport(mix.world, wholeMs),
  ])
  await sleep(runInMs)
  // A forced collection shrinks the heap below its normal size, so the warm-up follows it.
  const before = await inspect(mix.world.site)
  const begun = performance.now()
  await sleep(forMs * WARM_UP_PART)
  const samples: Sample[] = []
  while (performance.now() - begun < forMs) {
    samples.push({ minute: (performance.now() - begun) / MINUTE_MS, rss: memory(pid) })
    await sleep(every)
  }
  const after = await inspect(mix.world.site)
  const [loaded, paid, sold] = await loading
  return {
    samples,
    before,
    after,
    rows: [...answerRows(loaded), ...paid, ...sold],
  }
}

/** Without load: connections of visitors are closed, and those to outside sources have ended. */
async function countInCalm({ world }: MixedWorld, atStart?: Open): Promise<Open> {
  let open: Open = { files: Number.POSITIVE_INFINITY, handles: Number.POSITIVE_INFINITY }
  const isCalm = async () => {
    const { files } = open
    open = { files: countOpenFiles(world.site.pid()), handles: (await inspect(world.site)).handles }
    await sleep(500)
    if (!atStart) return open.files === files
    return open.files - atStart.files <= FILES && open.handles - atStart.handles <= FILES
  }
  await comesTrue(isCalm, CALM_LIMIT_MS)
  return open
}

function growthRows({ samples, before, after }: Soaked): Row[] {
  const percent = 100 * (after.heapBytes / before.heapBytes - 1)
  const slope = slopeOf(samples)
  const [first, last] = [samples[0]?.rss ?? Number.NaN, samples.at(-1)?.rss ?? Number.NaN]
  return [
    {
      what: 'heap after a full collection, grown',
      bar: `≤ ${HEAP_PERCENT}%`,
      timed: true,
      figure: `${percent.toFixed(1)}% (${megabytes(before.heapBytes)} to ${megabytes(after.heapBytes)} MB)`,
      ok: percent <= HEAP_PERCENT,
    },
    {
      what: 'slope of RSS',
      bar: `≤ ${SLOPE_MB_PER_MINUTE} MB a minute`,
      timed: true,
      figure: `${slope.toFixed(2)} MB a minute (${samples.length} samples, ${first.toFixed(0)} to ${last.toFixed(0)} MB)`,
      ok: slope <= SLOPE_MB_PER_MINUTE,
    },
    {
      id: 'memory',
      what: 'memory at the end, with orders and exports',
      bar: `≤ ${MEMORY_MB} MB`,
      timed: true,
      figure: `${last.toFixed(0)} MB`,
      ok: last <= MEMORY_MB,
    },
  ]
}

function openRows(atStart: Open, atEnd: Open): Row[] {
  const change = (of: keyof Open) => `(${atStart[of]} at the start, ${atEnd[of]} at the end)`
  return [
    atMost(`files and sockets, more ${change('files')}`, atEnd.files - atStart.files, FILES),
    atMost(`handles, more ${change('handles')}`, atEnd.handles - atStart.handles, FILES),
  ]
}

/** Least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const [minute, rss] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.rss))]
  const together = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.rss - rss), 0)
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return together / spread
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
