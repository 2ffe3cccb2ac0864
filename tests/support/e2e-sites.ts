// The sites that the browser tests visit, each on a port of its own on this machine.
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4710)

/** As an owner gets it: nothing configured, so nothing comes from another host. */
export const SITE_PORT = FIRST_PORT
/** Another owner's: flags from a host that answers, both maps still to come. */
export const ALTERED_PORT = FIRST_PORT + 1
/** The same, but the flag host is away. */
export const FLAGLESS_PORT = FIRST_PORT + 2
export const FLAG_HOST_PORT = FIRST_PORT + 3
/** Nobody listens here. */
export const DEAD_PORT = FIRST_PORT + 4

/** The admin of every one of them. */
export const ADMIN = { username: 'admin', password: 'a lantern on the seventh island' }

export const SITE_URL = loopback(SITE_PORT)
export const ALTERED_URL = loopback(ALTERED_PORT)
export const FLAGLESS_URL = loopback(FLAGLESS_PORT)
export const FLAG_HOST_URL = loopback(FLAG_HOST_PORT)
export const DEAD_URL = loopback(DEAD_PORT)

function loopback(port: number): string {
  return `http://127.0.0.1:${port}`
}
