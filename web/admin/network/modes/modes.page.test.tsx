import { expect, test } from 'vitest'
import { openSettings } from '#tests/support/render-settings.ts'

const HOME = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true })

test('a mode is added, moved by key, previewed in both languages and saved', async () => {
  const { click, field, fire, get, saved, texts, type } = await openSettings('network/modes')
  await click('main button', 'Add mode')
  await click('button', 'Save')
  expect(field('Name (EN)').getAttribute('aria-invalid')).toBe('true')
  await type('main input', 'Name (EN)', 'Prison Break')
  await type('main input', 'Name (ID)', 'Kabur dari Penjara')
  await type('main textarea', 'Text (EN)', 'Dig your way out.')
  await type('main textarea', 'Text (ID)', 'Gali jalan keluarmu.')
  await fire(get('main button', 'Move Prison Break'), HOME)
  expect(texts('.settings-preview').join()).toContain('Dig your way out.')
  await click('.settings-preview button', 'ID')
  expect(texts('.settings-preview').join()).toContain('Gali jalan keluarmu.')
  await click('button', 'Save')
  expect(saved('modes').map(({ id }) => id)).toEqual(['prison-break', 'survival', 'skyblock', 'creative'])
})

test('a vote site has its own time of day, and its removal can be undone', async () => {
  const { click, fire, get, saved, type } = await openSettings('network/votes')
  await click('main button', 'Add site')
  await type('main input', 'Name', 'Server Scout')
  await type('main input', 'Address', 'https://scout.example/vote')
  const again = get('main select', 'Vote again') as HTMLSelectElement
  again.value = 'daily'
  await fire(again, new Event('change', { bubbles: true }))
  const hour = get('main select', 'Hour') as HTMLSelectElement
  hour.value = '07'
  await fire(hour, new Event('change', { bubbles: true }))
  await fire(get('main button', 'Move Server Scout'), HOME)
  await click('main button', 'Remove Server Scout')
  await click('.toast button', 'Undo')
  await click('button', 'Save')
  expect(saved('votes').sites[0]).toMatchObject({ name: 'Server Scout', reset: { at: '07:00' } })
})
