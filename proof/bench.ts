// npm --prefix proof run bench: speed and memory of the built site, beside a bare node:http server. Options: --seconds N
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { loadAverage } from '../scripts/lib/load-average.ts'
import { pinned, serveSite } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { measureBehindProxy, measureCachedReplies } from './bench/cached-replies.ts'
import { type Goal, printGoals } from './bench/goals.ts'
import { measureRendering, measureStart } from './bench/rendering.ts'
import { MEASURED_COLUMNS, measuredRow } from './bench/rounds.ts'
import { loadCommand } from './bench/wrk.ts'
import { memory } from './chaos/site-figures.ts'

const SERVER_CORE = 0
const SETTLE_MS = 2_000

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const seconds = Math.max(1, Math.round(Number(values.seconds) || 8))

if (process.platform !== 'linux') {
  console.error('The measurements read /proc: they run on Linux only.')
  process.exit(1)
}
ensureBuilt()
printSetting()
const start = await measureStart(SERVER_CORE)
const cached = await measureCachedPages()
const rendering = await measureRendering({ core: SERVER_CORE, seconds: Math.ceil(seconds / 2) })

console.log('\nMeasured: median of 3 rounds in turn; times in ms; CPU is the time per request')
printTable(MEASURED_COLUMNS, [...cached.measured, ...rendering.measured].map(measuredRow))
console.log('\nGoals')
printGoals([...cached.goals, ...rendering.goals, start])
console.log(`\nLoad average at the end: ${loadAverage()}`)

async function measureCachedPages() {
  const site = await serveSite({ core: SERVER_CORE })
  try {
    await sleep(SETTLE_MS)
    const idle: Goal = { what: 'RSS idle', figures: [memory(site.pid)], unit: 'MB', atMost: 150 }
    const direct = await measureCachedReplies({ site, core: SERVER_CORE, seconds })
    const proxied = await measureBehindProxy({ site, core: SERVER_CORE, seconds })
    return {
      measured: [...direct.measured, ...proxied.measured],
      goals: [...direct.goals, ...proxied.goals, idle],
    }
  } finally {
    await site.stop()
  }
}

function printSetting(): void {
  const held = (...command: string[]) => pinned(command, SERVER_CORE).join(' ')
  const wrk = loadCommand({ url: '<address>', connections: 32, seconds }).join(' ')
  console.log(`Machine: ${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`)
  console.log(`Load average at the start: ${loadAverage()}`)
  if ((loadavg()[0] ?? 0) > availableParallelism() / 2)
    console.log('This machine is busy: trust ratios and CPU time, not speeds.')
  console.log(`Site:  ${held('node', 'build/main.js')}`)
  console.log(`Node:  ${held('node', 'proof/bench/bare-server.ts')} (node:http, the same headers and bytes)`)
  console.log(`Load:  ${wrk}`)
  console.log(
    '       also with the header accept-encoding: br, and with -c500 behind nginx.conf; API calls and uncached pages: half the time',
  )
}
