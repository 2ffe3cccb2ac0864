// A PostgreSQL for one chaos test, started as the test suite starts its own.
import type { TestProject } from 'vitest/node'
import startPostgres from '../../tests/support/start-postgres.ts'

export async function startOwnPostgres(): Promise<{ url: string } & AsyncDisposable> {
  let url = ''
  const provide = (_name: string, value: string) => {
    url = value
  }
  const stop = await startPostgres({ provide } as unknown as TestProject)
  return { url, [Symbol.asyncDispose]: stop }
}
