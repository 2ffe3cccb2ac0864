import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that the kernel hands out by itself: nobody is given one of them between our look and our use. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port of this machine that nobody listens on. */
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
