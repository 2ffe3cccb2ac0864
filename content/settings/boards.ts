import type { BoardEntry, Boards } from '#contract/settings/boards.schema.ts'
import type { BoardFormat, BoardIcon } from '#contract/settings/boards.ts'

type Label = readonly [en: string, id: string]

const board = (
  id: string,
  board: string,
  [en, indonesian]: Label,
  icon: BoardIcon,
  format: BoardFormat = 'number',
  symbol = '',
): BoardEntry => ({ id, board, label: { en, id: indonesian }, format, symbol, icon, reverse: false })

const PLAYTIME: Label = ['Top Playtime', 'Top Waktu Main']
const KILLS: Label = ['Top Player Kills', 'Top Kill']
const SKILL: Label = ['Top Skill Power', 'Top Skill Power']
const CHAT_GAMES: Label = ['Top Chat Game Wins', 'Top Menang Chat Game']
const METEORS: Label = ['Top Meteor Treasure', 'Top Meteor Treasure']
const TARGETS: Label = ['Top Hidden Target', 'Top Hidden Target']

/** The global tab stands second on the page. */
export const boards: Boards = {
  donators: true,
  voters: true,
  tabs: [
    {
      id: 'tycoon',
      label: { en: 'Tycoon', id: 'Tycoon' },
      server: 'skyblock',
      accent: '#4fcdf0',
      boards: [
        board('credits', 'vault_eco_balance', ['Top Credits', 'Top Credits'], 'gem', 'money', '◆ '),
        board('ethea', 'gemseconomy_balance_default', ['Top Ethea', 'Top Ethea'], 'flame', 'decimal', 'Ɇ '),
        board('playtime', 'statistic_time_played', PLAYTIME, 'clock', 'duration'),
        board('playerKills', 'statistic_player_kills', KILLS, 'swords'),
        board('skillPower', 'ecoskills_total_skill_level', SKILL, 'sparkles'),
        board('meteorTreasure', 'skmeteor_found', METEORS, 'orbit'),
        board('chatGameWins', 'kixschatgames_wins', CHAT_GAMES, 'message-square-text'),
        board('hiddenTarget', 'hiddentarget_found', TARGETS, 'target'),
      ],
    },
    {
      id: 'survival',
      label: { en: 'Survival Mix', id: 'Survival Mix' },
      server: 'survival',
      accent: '#6bd968',
      boards: [
        board('skillPower', 'aureliumskills_power', SKILL, 'sparkles'),
        board('balance', 'vault_eco_balance', ['Top Balance', 'Top Balance'], 'coins', 'money', '$'),
        board('playtime', 'statistic_time_played', PLAYTIME, 'clock', 'duration'),
        board('playerKills', 'statistic_player_kills', KILLS, 'swords'),
        board('chatGameWins', 'kixschatgames_wins', CHAT_GAMES, 'message-square-text'),
        board('meteorTreasure', 'skquest_meteortreasurefound', METEORS, 'orbit'),
        board('hiddenTarget', 'skquest_hiddentargetfound', TARGETS, 'target'),
      ],
    },
  ],
}
