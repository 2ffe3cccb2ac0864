// Starts a MariaDB server for the tests and stops it after them.
import type { TestProject } from 'vitest/node'
import { startMariadbServer } from './mariadb-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mariadbUrl: string
  }
}

export default async function startMariadb(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startMariadbServer()
  project.provide('mariadbUrl', url)
  return stop
}
