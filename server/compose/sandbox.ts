// Sandbox: for each service without configuration, starts a simulator and points the same client at it. Nothing is started
// where `simulates` is false: the part is off.
import { join } from 'node:path'
import type { PartMode } from '#contract/monitoring/health.ts'
import type { Config } from '#server/config/config.ts'
import type { VoterSource } from '#server/network/leaderboards/leaderboards.service.ts'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import { createDemoSites } from '#server/network/votes/demo-sites.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'

const NOTHING_TO_CLOSE = { close: () => {} }
const DEMO_RCON_PASSWORD = 'demo-rcon-password'

async function openGame({ namesPing, simulates }: Config, clock: Clock) {
  if (namesPing || !simulates) return { simulated: null, playersAt: null, ...NOTHING_TO_CLOSE }
  const { crowdAt, startJavaStatus } = await import('#simulators/game-status.ts')
  const { port, close } = await startJavaStatus(() => crowdAt(clock.now()))
  return { simulated: { host: '127.0.0.1', port }, playersAt: (at: Date) => crowdAt(at).online, close }
}

/** Never with real payments: a paid order must not reach a simulator. */
async function openConsole({ hasRealMoney, serverVariables, simulates }: Config) {
  if (hasRealMoney || !simulates || serverVariables.first.rconHost !== null) {
    return { simulated: null, setPlayers: null, ...NOTHING_TO_CLOSE }
  }
  const { startGameConsole } = await import('#simulators/game-console.ts')
  const { port, close, setPlayers } = await startGameConsole({ password: DEMO_RCON_PASSWORD })
  return { simulated: { host: '127.0.0.1', port, password: DEMO_RCON_PASSWORD }, setPlayers, close }
}

/** The simulator stores its payments, so they survive a restart as at the real gateway. */
async function openPayments({ gateways, simulates, dataDir }: Config, clock: Clock) {
  if (gateways.length > 0 || !simulates) return { access: gateways, sandbox: null, ...NOTHING_TO_CLOSE }
  const { startTripayServer } = await import('#simulators/tripay-server.ts')
  const stateFile = join(dataDir, 'sandbox-payments.json')
  const { url, merchant, close, settle, setCallbackUrl } = await startTripayServer({
    now: clock.now,
    stateFile,
  })
  const access = [{ id: 'tripay' as const, url, ...merchant, isTest: true }]
  return { access, sandbox: { settle, setCallbackUrl }, close }
}

async function openBoards({ namesBoards, simulates, dataDir }: Config, clock: Clock) {
  if (namesBoards || !simulates) return { simulated: {}, ...NOTHING_TO_CLOSE }
  const { startLeaderboardsFiles } = await import('#simulators/leaderboards-file.ts')
  const folder = join(dataDir, 'demo-leaderboards')
  const { urls, close } = await startLeaderboardsFiles({ folder, now: clock.now })
  const [survival, tycoon] = [toBoardsAddress(urls.survival), toBoardsAddress(urls.tycoon)]
  return {
    simulated: { ...(survival && { survival }), ...(tycoon && { skyblock: tycoon }) },
    close,
  }
}

/** Whether votes are received, and in a demo the vote sites that send them and the voters of the board. */
async function openVotes({ votifier, simulates }: Config, clock: Clock) {
  if (votifier || !simulates) {
    const receiver: PartMode = votifier ? 'real' : 'off'
    return { receiver, sites: null, voters: null, ...NOTHING_TO_CLOSE }
  }
  const { demoVoters } = await import('#simulators/demo-voters.ts')
  const voters: VoterSource = { list: async (month) => demoVoters(clock.now(), month) }
  const sites = createDemoSites()
  return { receiver: 'sandbox' as PartMode, sites, voters, close: () => sites.close() }
}

/** All of them; each is off where its part is connected or must not be simulated. */
export function openSimulators(config: Config, clock: Clock) {
  return Promise.all([
    openGame(config, clock),
    openConsole(config),
    openPayments(config, clock),
    openBoards(config, clock),
    openVotes(config, clock),
  ])
}
