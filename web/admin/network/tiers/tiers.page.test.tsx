import { expect, test } from 'vitest'
import { failure } from '#tests/support/render-page.tsx'
import { openSettings } from '#tests/support/render-settings.ts'

test('a tier lists only what is new, on top of the tier that it requires', async () => {
  const { click, field, fire, get, saved, texts, type } = await openSettings('network/tiers')
  const preview = () => texts('.settings-preview').join()
  await click('main button', 'Add tier')
  await type('main input', 'Tier name', 'Galaxy')
  expect(field('Price in points')).toHaveProperty('value', '480')
  expect(get('main select', 'Required tier')).toHaveProperty('value', 'cosmic')
  expect(texts('main h3, main h4').join()).toContain('Everything in Cosmic, plus')
  await click('main button', 'Add perk')
  await type('main input', 'Perk (EN)', 'Galaxy prefix in chat and tab list')
  await type('main input', 'Perk (ID)', 'Prefix Galaxy di chat dan daftar tab')
  expect(preview()).toContain('Cosmic prefix in chat and tab list')
  const replaced = get('main select', 'What this perk replaces') as HTMLSelectElement
  const cosmic = [...replaced.options].find(({ text }) => text.includes('Cosmic prefix in chat'))
  replaced.value = cosmic?.value ?? ''
  await fire(replaced, new Event('change', { bubbles: true }))
  expect(preview()).not.toContain('Cosmic prefix in chat and tab list')
  expect(preview()).toContain('12 auction slots')
  await click('button', 'Save')
  const tiers = saved('tiers').tabs.flatMap((tab) => tab.tiers)
  expect(tiers.find(({ id }) => id === 'galaxy')).toMatchObject({ price: 480, requires: 'cosmic' })
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
  await click('button', 'Save')
  expect(saved('boards').tabs[0]?.boards.at(-1)).toMatchObject({ board: 'vault_eco_balance', symbol: '€' })
  await click('main button', 'Add tab')
  const server = get('main select', 'Tab server') as HTMLSelectElement
  server.value = 'creative'
  await fire(server, new Event('change', { bubbles: true }))
  expect(texts('.settings-preview').join()).toContain('No leaderboard database is connected to this server')
})
