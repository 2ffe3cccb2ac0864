import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the kernel's ephemeral ports, so that no other connection gets the port before it is used. */
const [FIRST, LAST] = [20_000, 32_000]

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
