// What a site still shows after all its sources have failed.
import { leaderboardsCalls } from '#contract/network/leaderboards.schema.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { toOffline } from '#contract/network/status.ts'
import { type BusySite, openBusySite } from './busy-site.ts'
import { all, type Row, type RunOptions } from './chaos-test.ts'
import { comesTrue } from './chaos-world.ts'
import type { Fault } from './fault-proxy.ts'
import type { OutsideSources, Source } from './outside-services.ts'
import { ask } from './request.ts'
import { readMetrics } from './site-figures.ts'

/** One of each kind. */
const DEATHS: Record<Source, Fault> = {
  network: 'hanging',
  survival: 'garbage',
  boards: 'refused',
  voters: 'huge',
  gateway: 'hanging',
  console: 'refused',
  'bot check': 'garbage',
}
const STATUS_PATHS = ['/api/server-status/network', '/api/server-status/survival']
/** Donators are our own. */
const BOARD_PATHS = ['/api/leaderboards/survival', leaderboardsCalls.getVoters.endpoint.path]
const PAGES = ['/en', '/id', '/en/leaderboard', '/en/leaderboard?tab=survival', '/en/store']
/** A source that was too slow is retried after half a minute. */
const KNOWN_LIMIT_MS = 120_000
/** The boards are read every five minutes. */
const NOTICED_LIMIT_MS = 6 * 60_000
const NOTICED_PARTS = ['status', 'leaderboards', 'voters']

/** Healthy at first, then without any source; `check` waits until the site has noticed. */
export async function openBereavedSite(sources: OutsideSources, options: RunOptions) {
  const busy = await openBusySite(sources, 'bereaved', options)
  const { site } = busy
  await busy.start()
  const knows = async () => {
    const status = (await readJson(site.url, '/api/server-status/survival')) as ServerStatus
    const answers = await Promise.all(BOARD_PATHS.map((path) => ask(site.url + path)))
    return status.online && answers.every((answer) => answer.status === 200)
  }
  if (!(await comesTrue(knows, KNOWN_LIMIT_MS))) throw new Error('no values were loaded')
  const statuses = await Promise.all(STATUS_PATHS.map((path) => readJson(site.url, path)))
  const boards = await Promise.all(BOARD_PATHS.map((path) => readJson(site.url, path)))
  for (const [source, fault] of Object.entries(DEATHS)) await busy.setFault(fault, [source as Source])

  return {
    async check(): Promise<Row[]> {
      const noticed = () => countNoticed(busy)
      await comesTrue(async () => (await noticed()) === NOTICED_PARTS.length, NOTICED_LIMIT_MS)
      const offline = statuses.map((status) => toOffline(status as ServerStatus))
      const pages = await Promise.all(PAGES.map((path) => ask(site.url + path)))
      const shown = pages.filter(({ text }) => text.includes('Ayu'))
      return [
        all(
          'T15',
          'dead sources that were noticed: status, boards, voters',
          await noticed(),
          NOTICED_PARTS.length,
        ),
        all(
          'T15',
          'game servers shown as offline with their last facts',
          await countSame(site.url, STATUS_PATHS, offline),
          STATUS_PATHS.length,
        ),
        all(
          'T15',
          'boards unchanged since the last read',
          await countSame(site.url, BOARD_PATHS, boards),
          BOARD_PATHS.length,
        ),
        all(
          'T15',
          'pages shown all the same',
          pages.filter(({ status }) => status === 200).length,
          PAGES.length,
        ),
        all('T15', 'boards still on their page', shown.length, 1),
      ]
    },
    [Symbol.asyncDispose]: () => busy[Symbol.asyncDispose](),
  }
}

async function countNoticed({ site }: BusySite): Promise<number> {
  const figures = await readMetrics(site.url)
  return NOTICED_PARTS.filter((part) => figures.get(`angkasa_part_trouble{part="${part}"}`) === 1).length
}

async function countSame(url: string, paths: readonly string[], wanted: readonly unknown[]): Promise<number> {
  const found = await Promise.all(paths.map((path) => readJson(url, path)))
  return found.filter((answer, place) => JSON.stringify(answer) === JSON.stringify(wanted[place])).length
}

async function readJson(url: string, path: string): Promise<unknown> {
  return JSON.parse((await ask(url + path)).text)
}
