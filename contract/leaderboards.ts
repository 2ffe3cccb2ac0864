// The leaderboards: tabs, their boards in order, the key and the value format of each.
export const GLOBAL_REFRESH_MS = 300_000
const ROWS_COLLAPSED = 5
export const ROWS_EXPANDED = 20
/** Placeholder rows of a tab that was never loaded. */
export const PLACEHOLDER_ROWS = 10
/** Expanded, the donators show all of them; this bounds the size of one reply. */
export const DONATORS_SENT_AT_MOST = 1_000

/** In the order of the previous and next buttons. */
export const LEADERBOARD_TABS = ['global', 'survival', 'tycoon'] as const
export type LeaderboardTab = (typeof LEADERBOARD_TABS)[number]
/** In the order of the page. */
export const SHOWN_TABS: readonly LeaderboardTab[] = ['tycoon', 'global', 'survival']
export const DEFAULT_TAB: LeaderboardTab = 'global'

export const BOARD_PERIODS = ['weekly', 'monthly', 'alltime'] as const
export type BoardPeriod = (typeof BOARD_PERIODS)[number]
export const DEFAULT_BOARD_PERIOD: BoardPeriod = 'weekly'

export const DONATOR_PERIODS = ['monthly', 'alltime'] as const
type DonatorPeriod = (typeof DONATOR_PERIODS)[number]
export const DEFAULT_DONATOR_PERIOD: DonatorPeriod = 'monthly'

export const VOTER_PERIODS = ['current', 'previous'] as const
export type VoterPeriod = (typeof VOTER_PERIODS)[number]
export const DEFAULT_VOTER_PERIOD: VoterPeriod = 'current'

/**
 * Values are text without grouping: money (credits, ethea, balance) with a decimal comma, play time in seconds,
 * all others whole numbers. The screen formats them.
 */
export type ValueFormat = 'credits' | 'ethea' | 'balance' | 'playtime' | 'count' | 'rupiah' | 'votes'

/** Names a board in the locales. */
export type BoardId = (typeof BOARD_IDS)[number]

const BOARD_IDS = [
  'donators',
  'voters',
  'credits',
  'ethea',
  'balance',
  'playtime',
  'playerKills',
  'skillPower',
  'meteorTreasure',
  'chatGameWins',
  'hiddenTarget',
] as const

/** Each board's period and expansion are in the query: `credits=monthly-all`. */
export const BOARD_EXPANDED = '-all'
const VIEWS = [...BOARD_PERIODS, ...VOTER_PERIODS].flatMap((period) => [period, `${period}${BOARD_EXPANDED}`])
export const BOARD_VIEWS: Record<string, readonly string[]> = Object.fromEntries(
  BOARD_IDS.map((id) => [id, VIEWS]),
)

type BoardOf<Key extends string> = { id: BoardId; key: Key; format: ValueFormat }

/** A key is the name of the board in ajLeaderboards and in the reply of the API. */
export const SURVIVAL_BOARDS = [
  { id: 'skillPower', key: 'aureliumskills_power', format: 'count' },
  { id: 'balance', key: 'vault_eco_balance', format: 'balance' },
  { id: 'playtime', key: 'statistic_time_played', format: 'playtime' },
  { id: 'playerKills', key: 'statistic_player_kills', format: 'count' },
  { id: 'chatGameWins', key: 'kixschatgames_wins', format: 'count' },
  { id: 'meteorTreasure', key: 'skquest_meteortreasurefound', format: 'count' },
  { id: 'hiddenTarget', key: 'skquest_hiddentargetfound', format: 'count' },
] as const satisfies readonly BoardOf<string>[]
type SurvivalKey = (typeof SURVIVAL_BOARDS)[number]['key']

export const TYCOON_BOARDS = [
  { id: 'credits', key: 'vault_eco_balance', format: 'credits' },
  { id: 'ethea', key: 'gemseconomy_balance_default', format: 'ethea' },
  { id: 'playtime', key: 'statistic_time_played', format: 'playtime' },
  { id: 'playerKills', key: 'statistic_player_kills', format: 'count' },
  { id: 'skillPower', key: 'ecoskills_total_skill_level', format: 'count' },
  { id: 'meteorTreasure', key: 'skmeteor_found', format: 'count' },
  { id: 'chatGameWins', key: 'kixschatgames_wins', format: 'count' },
  { id: 'hiddenTarget', key: 'hiddentarget_found', format: 'count' },
] as const satisfies readonly BoardOf<string>[]
type TycoonKey = (typeof TYCOON_BOARDS)[number]['key']

/** The boards of the global tab have a call each. */
export const DONATORS_BOARD = { id: 'donators', format: 'rupiah' } as const
export const VOTERS_BOARD = { id: 'voters', format: 'votes' } as const

export type GameTab = Exclude<LeaderboardTab, 'global'>

/** The page reports a missing board; only chat game wins on tycoon may be missing. */
export const REQUIRED_KEYS: { survival: readonly SurvivalKey[]; tycoon: readonly TycoonKey[] } = {
  survival: SURVIVAL_BOARDS.map(({ key }) => key),
  tycoon: TYCOON_BOARDS.map(({ key }) => key).filter((key) => key !== 'kixschatgames_wins'),
}

/** The required keys missing in a reply, in the order of the boards. */
export function missingKeys(tab: GameTab, boards: Readonly<Record<string, unknown>>): string[] {
  return REQUIRED_KEYS[tab].filter((key) => !boards[key])
}

/** The tabs form a ring. */
export function nextTab(tab: LeaderboardTab): LeaderboardTab {
  return tabAt(LEADERBOARD_TABS.indexOf(tab) + 1)
}

export function previousTab(tab: LeaderboardTab): LeaderboardTab {
  return tabAt(LEADERBOARD_TABS.indexOf(tab) - 1)
}

function tabAt(index: number): LeaderboardTab {
  return LEADERBOARD_TABS.at(index % LEADERBOARD_TABS.length) ?? DEFAULT_TAB
}

export function rowsShown(board: BoardId, expanded: boolean): number {
  if (!expanded) return ROWS_COLLAPSED
  return board === 'donators' ? Number.POSITIVE_INFINITY : ROWS_EXPANDED
}
