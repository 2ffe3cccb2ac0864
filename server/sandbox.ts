// Where nothing is configured, a simulator is started and the same client is pointed at it.
import { join } from 'node:path'
import type { SimulatedOutcome } from '#contract/payment.ts'
import type { Config } from './config.ts'
import type { Clock } from './kernel/clock.ts'
import type { Pings } from './status/probes/index.ts'

type Closing = { close(): Promise<void> | void }
type Given<Settings> = { settings: Settings } & Closing

const NOTHING_TO_CLOSE = { close: () => {} }
const DEMO_RCON_PASSWORD = 'demo-rcon-password'

export async function openGame(pings: Pings, clock: Clock): Promise<Given<Pings>> {
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

export async function openConsole(rcon: Rcon | null): Promise<Given<Rcon>> {
  if (rcon) return { settings: rcon, ...NOTHING_TO_CLOSE }
  const { startGameConsole } = await import('#simulators/game-console.ts')
  const { port, close } = await startGameConsole({ password: DEMO_RCON_PASSWORD })
  return { settings: { host: '127.0.0.1', port, password: DEMO_RCON_PASSWORD }, close }
}

type Tripay = NonNullable<Config['tripay']>

export type SandboxPayments = {
  /** Ends a payment as wished; false when there is none. */
  settle(reference: string, outcome: SimulatedOutcome): Promise<boolean>
  /** Where this site hears of it, whatever its public address is. */
  setCallbackUrl(url: string): void
}

/** What was bought before a restart is known after it, as it would be at the real one. */
export async function openPaying(
  { tripay, dataDir }: Config,
  clock: Clock,
): Promise<Given<Tripay> & { sandbox: SandboxPayments | null }> {
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

export async function openBoards({ leaderboards, dataDir }: Config, clock: Clock): Promise<Given<Boards>> {
  if (Object.values(leaderboards).some((url) => url !== null)) {
    return { settings: leaderboards, ...NOTHING_TO_CLOSE }
  }
  const { startLeaderboardsFiles } = await import('#simulators/leaderboards-file.ts')
  const folder = join(dataDir, 'demo-leaderboards')
  const { urls, close } = await startLeaderboardsFiles({ folder, now: clock.now })
  return { settings: urls, close }
}

type Voting = NonNullable<Config['voters']>

export async function openVoting(settings: Voting | null, clock: Clock): Promise<Given<Voting>> {
  if (settings) return { settings, ...NOTHING_TO_CLOSE }
  const { startVotersServer, DEMO_KEY } = await import('#simulators/voters-server.ts')
  const { url, close } = await startVotersServer({ now: clock.now })
  return { settings: { url, key: DEMO_KEY }, close }
}
