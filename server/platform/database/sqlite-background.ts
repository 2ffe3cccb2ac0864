// Connections in the thread of background work, as the serving thread sees them.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SqliteResult } from './node-sqlite.ts'

export type ThreadRequest = {
  id: number
  /** The number of a connection. */
  link: number
  open?: { readOnly: boolean }
  sql?: string
  parameters?: readonly unknown[]
  close?: boolean
}

export type ThreadReply = {
  id: number
  result?: SqliteResult
  error?: { message: string; code?: string; errcode?: number }
}

type Waiting = { resolve(result: SqliteResult): void; reject(error: Error): void }

export type BackgroundLink = {
  execute(sql: string, parameters: readonly unknown[]): Promise<SqliteResult>
  close(): Promise<void>
}

const NOTHING: SqliteResult = { rows: [] }
/** The sources have the entry of the thread beside this file, the bundle beside main.js. */
const ENTRY = ['./sqlite-thread.ts', './sqlite-thread.js', '../sqlite-thread.js']
/** Rows live only until they are sent. */
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 }

export type Background = ReturnType<typeof openBackground>

/** `onEnd`: the thread ended by itself; what it had not answered is rejected. */
export function openBackground(path: string, onEnd: () => void) {
  const worker = new Worker(findEntry(), { workerData: path, resourceLimits: MEMORY })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lastLink = 0

  worker.on('message', ({ id, result = NOTHING, error }: ThreadReply) => {
    const asked = waiting.get(id)
    // Node's watch mode sends messages of its own.
    if (!asked) return
    const { resolve, reject } = asked
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    if (error) reject(Object.assign(new Error(error.message), error))
    else resolve(result)
  })
  worker.on('error', end)
  worker.unref()

  function end(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    onEnd()
  }

  function ask(request: Omit<ThreadRequest, 'id'>): Promise<SqliteResult> {
    lastId += 1
    const id = lastId
    worker.ref()
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request } satisfies ThreadRequest)
    })
  }

  function link({ readOnly }: { readOnly: boolean }): BackgroundLink {
    lastLink += 1
    const number = lastLink
    // Messages are executed in their order, so the first statement finds the connection open.
    const opened = ask({ link: number, open: { readOnly } })
    opened.catch(() => {})
    return {
      async execute(sql, parameters) {
        await opened
        return ask({ link: number, sql, parameters })
      },
      async close() {
        await ask({ link: number, close: true })
      },
    }
  }

  return {
    link,
    async close(): Promise<void> {
      await worker.terminate()
    },
  }
}

function findEntry(): URL {
  const found = ENTRY.map((name) => new URL(name, import.meta.url)).find((url) =>
    existsSync(fileURLToPath(url)),
  )
  if (!found) throw new Error('the thread of background work is not part of this build')
  return found
}
