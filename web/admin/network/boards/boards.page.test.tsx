import { expect, test } from 'vitest'
import { Boards } from '#contract/settings/boards.schema.ts'
import { failure } from '#tests/support/render-page.tsx'
import { openSettings } from '#tests/support/render-settings.ts'
import { boardName, guessBoard } from './found-boards-panel.tsx'

test.each([
  ['statistic_time_played', 'Time Played', 'duration', 'clock'],
  ['vault_eco_balance', 'Balance', 'money', 'coins'],
  ['statistic_player_kills', 'Player Kills', 'number', 'swords'],
  ['mcmmo_mining', 'Mcmmo Mining', 'number', 'pickaxe'],
  ['aureliumskills_power', 'Aureliumskills Power', 'number', 'sparkles'],
  ['vault_eco', 'Vault Eco', 'money', 'coins'],
  ['something', 'Something', 'number', 'trophy'],
  ['statistic_mine_block:DIAMOND_ORE', 'Mine Block Diamond Ore', 'number', 'pickaxe'],
  ['parkour-best.time', 'Parkour Best Time', 'number', 'trophy'],
])('%s is read as "%s", %s with the icon %s', (board, name, format, icon) => {
  expect(boardName(board)).toBe(name)
  expect(guessBoard(board, [])).toMatchObject({ board, format, icon, label: { en: `Top ${name}` } })
})

test.each([
  'statistic_time_played',
  'statistic_mine_block:DIAMOND_ORE',
  '-:.',
  'parkour best',
  '___',
  '1v1',
  'x'.repeat(64),
  'tab',
  'donators',
])('a guess for %s can be saved', (board) => {
  const entry = guessBoard(board, ['tab', 'donators', 'voters'])
  const tab = {
    id: 'prison',
    label: { en: 'Prison', id: 'Prison' },
    server: 'prison',
    accent: '#ffffff',
    boards: [entry],
  }
  expect(Boards.safeParse({ donators: true, voters: true, tabs: [tab] }).error).toBeUndefined()
})

test('a board of the database is picked by a click, and a tab without a database says what to do', async () => {
  const board = { board: 'vault_eco_balance', players: 9, top: [{ name: 'Ayu', value: '1200' }] }
  const { click, field, fire, get, saved, texts, type } = await openSettings('network/boards', {
    api: {
      'GET /api/admin/servers/:id/boards': ({ params }) =>
        params.id === 'creative'
          ? failure(409, 'boards_not_connected')
          : { boards: [board], looked_at: '2026-11-15T12:00:00.000Z' },
    },
  })
  await click('main button', 'Remove Top Credits')
  await click('.settings-preview button', 'Add Balance')
  expect(field('Board label (EN)')).toHaveProperty('value', 'Top Balance')
  await type('main input', 'Currency symbol', '€')
  expect(texts('main').join()).toMatch(/reads €1,200/)
  await click('main input[data-path$=".reverse"]')
  await click('button', 'Save')
  expect(saved('boards').tabs[0]?.boards.at(-1)).toMatchObject({
    board: 'vault_eco_balance',
    symbol: '€',
    reverse: true,
  })
  await click('main button', 'Add tab')
  const server = get('main select', 'Server') as HTMLSelectElement
  server.value = 'creative'
  await fire(server, new Event('change', { bubbles: true }))
  expect(texts('.settings-preview').join()).toContain('This server has no leaderboard database')
})
