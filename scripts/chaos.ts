// npm run chaos: kills, faults, forgeries and floods against the store. Options: --only T03,G07 --quick --history FOLDER
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FireTest, Row } from '#tests/fire/fire.ts'
import { FIRE_TESTS } from '#tests/fire/index.ts'
import { printTable } from './bench/table.ts'
import { ensureBuilt } from './kit/build.ts'

const LANES = 2

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    history: { type: 'string', default: join('test-results', 'fire') },
    /** One of them, in a process of its own. */
    alone: { type: 'string' },
  },
})

if (values.alone) await runHere(values.alone)
else await runAll()

async function runHere(id: string): Promise<void> {
  // Nothing stays behind when whoever wants to know is gone.
  process.once('disconnect', () => process.exit(1))
  const test = FIRE_TESTS.find(({ ids }) => ids.includes(id))
  const rows = await test?.run({ quick: values.quick, folder: values.history })
  process.send?.(rows, () => process.exit(0))
}

async function runAll(): Promise<void> {
  if (process.env.PAGES_AS_BUILT !== '1') ensureBuilt()
  const wanted = values.only?.split(',').map((id) => id.trim().toUpperCase())
  const tests = FIRE_TESTS.filter(({ ids }) => !wanted || ids.some((id) => wanted.includes(id)))
  const begun = performance.now()
  console.log(`Machine: ${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`)
  console.log(`Load average at the start: ${loadAverage()}\n`)
  const found = new Map<FireTest, Row[]>()
  await inLanes(
    tests.filter(({ alone }) => !alone),
    LANES,
    found,
  )
  await inLanes(
    tests.filter(({ alone }) => alone),
    1,
    found,
  )
  const rows = tests.flatMap((test) => found.get(test) ?? []).toSorted((a, b) => a.id.localeCompare(b.id))
  const missed = rows.filter(({ ok }) => !ok)
  console.log('')
  printTable(
    ['id', 'what', 'figure', 'bar', 'ok'],
    rows.map(({ id, what, figure, bar, ok }) => [id, what, figure, bar, ok ? 'ok' : 'MISSED']),
  )
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(
    `\n${rows.length} rows, ${missed.length} missed, ${minutes} minutes. Histories: ${values.history}`,
  )
  console.log(`Load average at the end: ${loadAverage()}`)
  process.exit(missed.length > 0 ? 1 : 0)
}

async function inLanes(
  tests: readonly FireTest[],
  lanes: number,
  found: Map<FireTest, Row[]>,
): Promise<void> {
  const left = [...tests]
  async function lane(): Promise<void> {
    for (let test = left.shift(); test; test = left.shift()) found.set(test, await runApart(test))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Its simulators must not wait for the work of another. */
function runApart({ ids }: FireTest): Promise<Row[]> {
  const begun = performance.now()
  const args = ['--alone', ids[0] ?? '', '--history', values.history, ...(values.quick ? ['--quick'] : [])]
  const child: ChildProcess = fork(import.meta.filename, args)
  return new Promise((resolve) => {
    let rows: Row[] | null = null
    child.on('message', (message) => {
      rows = message as Row[]
    })
    child.on('exit', (code) => {
      console.log(
        `${ids.join(', ')}: ${((performance.now() - begun) / 1_000).toFixed(0)} s, load ${loadAverage()}`,
      )
      const broken = { id: ids[0] ?? '', what: `ended with ${code}`, figure: '', bar: '', ok: false }
      resolve(rows ?? [broken])
    })
  })
}

function loadAverage(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')
}
