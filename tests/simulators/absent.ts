// A server that tests take away and bring back on the same port.
import type { Listening } from '#simulators/tcp.ts'

export async function startAbsent<Server extends Listening>(listen: (port: number) => Promise<Server>) {
  let server: Server | null = await listen(0)
  const { port } = server

  /** Closes all connections; new ones are refused until it comes back. */
  async function goAway(): Promise<void> {
    const ended = server
    server = null
    await ended?.close()
  }

  return {
    ...server,
    goAway,
    async comeBack() {
      server ??= await listen(port)
    },
    close: goAway,
  }
}
