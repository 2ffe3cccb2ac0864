// The thread that executes SQLite's statements of background work: one connection that writes, one that reads, and one more
// for each snapshot. See ADR 15.
import { parentPort, workerData } from 'node:worker_threads'
import { NodeSqlite } from './node-sqlite.ts'
import type { ThreadReply, ThreadRequest } from './sqlite-background.ts'

const path: string = workerData
const links = new Map<number, NodeSqlite>()

parentPort?.on('message', ({ id, link, ...request }: ThreadRequest) => {
  parentPort?.postMessage({ id, ...answer(link, request) } satisfies ThreadReply)
})

function answer(
  number: number,
  request: Omit<ThreadRequest, 'id' | 'link'>,
): Pick<ThreadReply, 'result' | 'error'> {
  try {
    if (request.open) links.set(number, new NodeSqlite(path, request.open))
    if (request.sql !== undefined)
      return { result: links.get(number)?.execute(request.sql, request.parameters ?? []) }
    if (request.close) {
      links.get(number)?.close()
      links.delete(number)
    }
    return {}
  } catch (error) {
    // A cloned error would lose the codes that tell an outage from a bug.
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { error: { message, code, errcode } }
  }
}
