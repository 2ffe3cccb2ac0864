// Addresses of the sites that the browser tests visit.
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4710)

/** The default configuration: nothing comes from another host. */
export const SITE_PORT = FIRST_PORT
/** A long game address, maps that are coming soon. */
export const ALTERED_PORT = FIRST_PORT + 1
/** Starts and stops the sites that tests have for themselves. */
export const SITES_PORT = FIRST_PORT + 2

/** The admin of every site. */
export const ADMIN = { username: 'admin', password: 'a lantern on the seventh island' }

export const SITE_URL = loopback(SITE_PORT)
export const ALTERED_URL = loopback(ALTERED_PORT)
export const SITES_URL = loopback(SITES_PORT)

function loopback(port: number): string {
  return `http://127.0.0.1:${port}`
}
