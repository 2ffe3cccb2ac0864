import { expect, test } from 'vitest'
import { Boards } from '#contract/settings/boards.schema.ts'
import { boardName, guessBoard } from './guess-board.ts'

test.each([
  ['statistic_time_played', 'Time Played', 'duration', 'clock'],
  ['vault_eco_balance', 'Balance', 'money', 'coins'],
  ['statistic_player_kills', 'Player Kills', 'number', 'swords'],
  ['mcmmo_mining', 'Mcmmo Mining', 'number', 'pickaxe'],
  ['aureliumskills_power', 'Aureliumskills Power', 'number', 'sparkles'],
  ['vault_eco', 'Vault Eco', 'money', 'coins'],
  ['something', 'Something', 'number', 'trophy'],
])('%s is read as "%s", %s with the icon %s', (board, name, format, icon) => {
  expect(boardName(board)).toBe(name)
  expect(guessBoard(board, [])).toMatchObject({ board, format, icon, label: { en: `Top ${name}` } })
})

test.each(['statistic_time_played', '___', '1v1', 'x'.repeat(64), 'tab', 'donators'])(
  'a guess for %s can be saved',
  (board) => {
    const entry = guessBoard(board, ['tab', 'donators', 'voters'])
    const tab = {
      id: 'prison',
      label: { en: 'Prison', id: 'Prison' },
      server: 'prison',
      accent: '#ffffff',
      boards: [entry],
    }
    expect(Boards.safeParse({ donators: true, voters: true, tabs: [tab] }).error).toBeUndefined()
  },
)
