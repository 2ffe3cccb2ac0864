// Sandbox: for each service without configuration, starts a simulator and points the same client at it.
import { join } from 'node:path'
import type { SimulatedOutcome } from '#contract/payment.ts'
import type { Config } from './config.ts'
import type { Clock } from './kernel/clock.ts'
import { toBoardsAddress } from './servers/boards-address.ts'
import type { Pings } from './status/probes/index.ts'

type Opened<Settings> = { settings: Settings; close(): Promise<void> | void }

const NOTHING_TO_CLOSE = { close: () => {} }
const DEMO_RCON_PASSWORD = 'demo-rcon-password'

export async function openGame(pings: Pings, clock: Clock): Promise<Opened<Pings>> {
  if (Object.values(pings).some((address) => address !== null))
    return { settings: pings, ...NOTHING_TO_CLOSE }
  const [{ startJavaStatus }, { crowdAt }] = await Promise.all([
    import('#simulators/game-status.ts'),
    import('#simulators/crowd.ts'),
  ])
  const { port, close } = await startJavaStatus(() => crowdAt(clock.now()))
  return { settings: { ...pings, network: `127.0.0.1:${port}` }, close }
}

type Rcon = NonNullable<Config['rcon']>

export async function openConsole(rcon: Rcon | null): Promise<Opened<Rcon>> {
  if (rcon) return { settings: rcon, ...NOTHING_TO_CLOSE }
  const { startGameConsole } = await import('#simulators/game-console.ts')
  const { port, close } = await startGameConsole({ password: DEMO_RCON_PASSWORD })
  return { settings: { host: '127.0.0.1', port, password: DEMO_RCON_PASSWORD }, close }
}

type Tripay = NonNullable<Config['tripay']>

export type SandboxPayments = {
  /** Ends a payment with the given outcome; false when it does not exist. */
  settle(reference: string, outcome: SimulatedOutcome): Promise<boolean>
  /** The local URL: the public one may not reach this process. */
  setCallbackUrl(url: string): void
}

/** The simulator stores its payments, so they survive a restart as at the real gateway. */
export async function openPayments(
  { tripay, dataDir }: Config,
  clock: Clock,
): Promise<Opened<Tripay> & { sandbox: SandboxPayments | null }> {
  if (tripay) return { settings: tripay, sandbox: null, ...NOTHING_TO_CLOSE }
  const { startTripayServer } = await import('#simulators/tripay-server.ts')
  const stateFile = join(dataDir, 'sandbox-payments.json')
  const { url, merchant, close, settle, setCallbackUrl } = await startTripayServer({
    now: clock.now,
    stateFile,
  })
  return { settings: { url, ...merchant }, sandbox: { settle, setCallbackUrl }, close }
}

type Boards = Config['leaderboards']

export async function openBoards({ leaderboards, dataDir }: Config, clock: Clock): Promise<Opened<Boards>> {
  if (Object.values(leaderboards).some((url) => url !== null)) {
    return { settings: leaderboards, ...NOTHING_TO_CLOSE }
  }
  const { startLeaderboardsFiles } = await import('#simulators/leaderboards-file.ts')
  const folder = join(dataDir, 'demo-leaderboards')
  const { urls, close } = await startLeaderboardsFiles({ folder, now: clock.now })
  return {
    settings: { survival: toBoardsAddress(urls.survival), tycoon: toBoardsAddress(urls.tycoon) },
    close,
  }
}

type Voting = NonNullable<Config['voters']>

export async function openVoters(settings: Voting | null, clock: Clock): Promise<Opened<Voting>> {
  if (settings) return { settings, ...NOTHING_TO_CLOSE }
  const { startVotersServer, DEMO_KEY } = await import('#simulators/voters-server.ts')
  const { url, close } = await startVotersServer({ now: clock.now })
  return { settings: { url, key: DEMO_KEY }, close }
}
