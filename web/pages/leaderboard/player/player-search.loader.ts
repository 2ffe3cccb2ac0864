import { BOARD_PERIODS, type ShownBoard, type ShownTab } from '#contract/network/leaderboards.ts'
import { playerPath } from '#contract/network/player-path.ts'
import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Redirect } from '#web/kit/router/loader.ts'
import type { LoaderArgs, ServerContext } from '#web/services.ts'
import { isSameName } from '../same-name.ts'

const FEWEST_CHARACTERS = 3

/** The exact name opens the page of the player. */
export async function loader({ services, url, language }: LoaderArgs<'player-search'>) {
  const leaders = listLeaders(services.leaderboards, services.network.leaderboardTabs(language))
  const text = (url.searchParams.get('q') ?? '').trim()
  const isShort = text.length < FEWEST_CHARACTERS
  if (isShort) return { text, isShort, hits: [], leaders }
  const path = playerPath(text.replaceAll(' ', '_'))
  const exact = path && (await services.profiles.find(text.replaceAll(' ', '_')))
  if (path && exact) throw new Redirect(localizedPath(language, playerPath(exact.name) ?? path))
  return { text, isShort, hits: services.profiles.search(text), leaders }
}

const MOST = 8

type Leader = { name: string; board: Pick<ShownBoard, 'id' | 'label'> }

type Boards = Pick<ServerContext['services']['leaderboards'], 'voters' | 'tab'>

/** The first of each board, each player once, in the order of the boards. */
export function listLeaders(boards: Boards, tabs: readonly ShownTab[]): Leader[] {
  const leaders: Leader[] = []
  for (const tab of tabs) {
    const data = boards.tab(tab.id)?.data
    for (const { id, label, key } of tab.boards) {
      const entries =
        id === VOTERS_BOARD
          ? boards.voters()?.data?.current
          : BOARD_PERIODS.map((period) => data?.[key]?.[period] ?? []).find(({ length }) => length > 0)
      const name = entries?.[0]?.name
      if (name !== undefined && !leaders.some((other) => isSameName(other.name, name)))
        leaders.push({ name, board: { id, label } })
    }
  }
  return leaders.slice(0, MOST)
}
