// The gateway and the game server that several sites share, on loopback.
import type { Env } from '#server/config/config.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'

const RCON_PASSWORD = 'shared-rcon'
const ADMIN_PASSWORD = 'correct horse battery'

type Tripay = Pick<Awaited<ReturnType<typeof startTripayServer>>, 'url' | 'merchant'>

export const tripayEnv = ({ url, merchant }: Tripay) => ({
  TRIPAY_URL: url,
  TRIPAY_MERCHANT_CODE: merchant.merchantCode,
  TRIPAY_API_KEY: merchant.apiKey,
  TRIPAY_PRIVATE_KEY: merchant.privateKey,
})

export async function startOutside() {
  const tripay = await startTripayServer({ now: () => new Date() })
  const game = await startGameConsole({ password: RCON_PASSWORD })
  // Tests send the callbacks themselves, to the chosen site and as often as needed.
  tripay.setCallbacks(false)
  const env: Env = {
    ...tripayEnv(tripay),
    RCON_HOST: '127.0.0.1',
    RCON_PORT: String(game.port),
    RCON_PASSWORD,
    ADMIN_PASSWORD,
    TRUST_PROXY: '1',
  }

  /** Sends a PAID callback to a site, like Tripay. */
  function tell(siteUrl: string, reference: string, changed = {}): Promise<Response> {
    const { headers, body } = tripay.signedCallback(reference)
    return fetch(`${siteUrl}/api/payments/tripay/callback`, {
      method: 'POST',
      headers: { ...headers, ...changed },
      body,
    })
  }

  return {
    env,
    /** The owner of a site that names no other. */
    owner: { username: 'admin', password: ADMIN_PASSWORD },
    tell,
    executed: () => game.executed().map(({ command }) => command),
    async [Symbol.asyncDispose]() {
      await Promise.all([tripay.close(), game.close()])
    },
  }
}
