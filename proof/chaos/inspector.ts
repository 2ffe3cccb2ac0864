// Heap and handles of the site's process, read through Node's inspector.
import { once } from 'node:events'
import { comesTrue } from './chaos-world.ts'
import type { SiteProcess } from './site-process.ts'

/** Settings that enable the inspector. */
export const INSPECTOR_SETTINGS = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

export type Inspected = {
  /** After full garbage collections. */
  heapBytes: number
  /** Active timers, sockets and files. */
  handles: number
}

const ADDRESS = /Debugger listening on (ws:\S+)/g
const LISTENING_LIMIT_MS = 10_000
const SWEEPS = 8

export async function inspect(site: SiteProcess): Promise<Inspected> {
  const inspector = await openInspector(await findAddress(site))
  try {
    const heapBytes = await collect(inspector)
    const { result } = await inspector.call('Runtime.evaluate', {
      expression: 'process.getActiveResourcesInfo().length',
    })
    return { heapBytes, handles: Number((result as { value: number }).value) }
  } finally {
    inspector.close()
  }
}

type Inspector = Awaited<ReturnType<typeof openInspector>>

/** Several collections: unused compiled code is only dropped after a few. */
async function collect(inspector: Inspector): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < SWEEPS; time += 1) {
    await inspector.call('HeapProfiler.collectGarbage')
    const { usedSize } = await inspector.call('Runtime.getHeapUsage')
    least = Math.min(least, Number(usedSize))
  }
  return least
}

async function findAddress(site: SiteProcess): Promise<string> {
  const find = () => [...site.log().matchAll(ADDRESS)].at(-1)?.[1]
  await comesTrue(() => find() !== undefined, LISTENING_LIMIT_MS)
  const address = find()
  if (address === undefined) throw new Error('no inspector address in the log')
  return address
}

async function openInspector(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open', { signal: AbortSignal.timeout(LISTENING_LIMIT_MS) })
  return {
    /** One call at a time. No domain is enabled, so every message is a reply. */
    async call(method: string, params: object = {}): Promise<Record<string, unknown>> {
      const replied = once(socket, 'message')
      socket.send(JSON.stringify({ id: 1, method, params }))
      const [{ data }] = await replied
      const { result, error } = JSON.parse(String(data))
      if (error) throw new Error(error.message)
      return result
    },
    close: () => socket.close(),
  }
}
