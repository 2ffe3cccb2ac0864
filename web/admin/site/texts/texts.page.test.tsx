import { expect, test } from 'vitest'
import { openSettings } from '#tests/support/render-settings.ts'

test('in the list only a text of the owner is marked as one', async () => {
  const texts = { en: { 'vote.title': 'Vote for us' }, id: {} }
  const { get, texts: shown } = await openSettings('site/texts?view=all&q=vote.', { stored: { texts } })
  expect(get('main .text-row button', /Vote for us/).dataset.own).toBe('true')
  expect(shown('main .text-row button').length).toBeGreaterThan(1)
  expect(shown('main .text-row button[data-own]')).toHaveLength(1)
})

test('a text of the list is shown in its page, with its fields beside it', async () => {
  const { click, find } = await openSettings('site/texts?view=all&q=vote.')
  await click('main .text-row button')
  const fields = () => find('main [data-path^="texts:en.vote."]')
  expect(fields()).toBeDefined()
  await click('main button', 'See it in the page')
  expect(window.location.search).not.toContain('view=all')
  expect(fields()).toBeDefined()
})
