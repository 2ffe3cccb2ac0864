import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects with EADDRINUSE before the start has touched the database. */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen({ port, host })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
