// Runs chaos tests, each in its own process, prints one row per bar, and exits with 1 when one is missed.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { loadAverage } from '../../scripts/lib/load-average.ts'
import { printTable } from '../../scripts/lib/table.ts'
import { type ChaosTest, type NamedRow, runTest } from './chaos-test.ts'
import { inParallel } from './request.ts'

const LANES = 2

/** Options of every command that runs chaos tests. */
export const RUN_OPTIONS = {
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  /** Rows that measure time or memory are printed, and fail nothing: for machines that are not idle. */
  untimed: { type: 'boolean', default: false },
  history: { type: 'string', default: join('test-results', 'chaos') },
  /** Internal: run this one in the current process. */
  alone: { type: 'string' },
} as const

type Given = { only?: string; quick: boolean; untimed: boolean; history: string; alone?: string }
type Plan = {
  /** The command, which is forked for each test. */
  script: string
  tests: readonly ChaosTest[]
  given: Given
}

export async function runTests({ script, tests, given }: Plan): Promise<void> {
  if (given.alone !== undefined) await runHere(tests, given, given.alone)
  else await runAll(script, tests, given)
}

async function runHere(tests: readonly ChaosTest[], given: Given, id: string): Promise<void> {
  // Ends with the parent process.
  process.once('disconnect', () => process.exit(1))
  const test = tests.find(({ name }) => name === id)
  const rows = test && (await runTest(test, { quick: given.quick, folder: given.history }))
  process.send?.(rows, () => process.exit(0))
}

async function runAll(script: string, tests: readonly ChaosTest[], given: Given): Promise<void> {
  if (process.env.PAGES_AS_BUILT !== '1') ensureBuilt()
  const wanted = given.only?.split(',').map((id) => id.trim())
  const chosen = tests.filter(({ name }) => !wanted || wanted.includes(name))
  const begun = performance.now()
  console.log(`Machine: ${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`)
  console.log(`Load average at the start: ${loadAverage()}\n`)
  const [apart, together] = [chosen.filter(({ alone }) => alone), chosen.filter(({ alone }) => !alone)]
  const run = (test: ChaosTest) => runApart(script, test)
  const found = [...(await inParallel(together, LANES, run)), ...(await inParallel(apart, 1, run))]
  const rows = found.flat().toSorted((a, b) => a.id.localeCompare(b.id))
  const missed = rows.filter(({ ok, timed = false }) => !ok && !(timed && given.untimed))
  console.log('')
  printTable(
    ['id', 'what', 'figure', 'bar', 'ok'],
    rows.map(({ id, what, figure, bar, ok }) => [id, what, figure, bar, ok ? 'ok' : 'MISSED']),
  )
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(
    `\n${rows.length} rows, ${missed.length} missed, ${minutes} minutes. Histories: ${given.history}`,
  )
  console.log(`Load average at the end: ${loadAverage()}`)
  process.exit(missed.length > 0 ? 1 : 0)
}

/** In its own process, so that its simulators do not wait for other tests. */
function runApart(script: string, { name }: ChaosTest): Promise<NamedRow[]> {
  const begun = performance.now()
  const child: ChildProcess = fork(script, [...process.argv.slice(2), '--alone', name])
  return new Promise((resolve) => {
    let rows: NamedRow[] | null = null
    child.on('message', (message) => {
      rows = message as NamedRow[]
    })
    child.on('exit', (code) => {
      console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(0)} s, load ${loadAverage()}`)
      const broken = { id: name, what: `ended with ${code}`, figure: '', bar: '', ok: false }
      resolve(rows ?? [broken])
    })
  })
}
