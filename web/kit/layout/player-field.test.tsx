import { expect, test } from 'vitest'
import { renderPage, unreachable } from '#tests/support/render-page.tsx'

const FIELD = 'header form input'
const player = (name: string, boards = 2) => ({ name, edition: 'java' as const, boards })
const HITS = { players: [player('AyuGaming', 5), player('Ayu77', 1)], near: [] }

async function openField(reply: typeof HITS | (() => never)) {
  const page = await renderPage('/en/nothing', { api: { 'GET /api/players': reply } })
  await page.fire(document, new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  return page
}

const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })

test('a slash leads to the field, and one letter asks once, after the typing', async () => {
  const { calls, get, texts, type, wait } = await openField(HITS)
  expect(document.activeElement).toBe(get(FIELD))
  await type(FIELD, '', 'a')
  await type(FIELD, '', 'ay')
  expect(calls).toEqual([])
  await wait(150)
  expect(calls).toEqual(['GET /api/players?q=ay'])
  expect(texts('[role=option]')).toEqual([
    'AyuGamingJava · on 5 leaderboards',
    'Ayu77Java · on one leaderboard',
  ])
  expect(texts('header [role=status]')).toEqual(['2 players listed'])
  expect(texts('mark')).toEqual(['Ay', 'Ay'])
})

test('the first hit is chosen, arrows move in a ring, and Escape empties the field before it leaves it', async () => {
  const { fire, get, type, wait } = await openField(HITS)
  const chosen = () => document.querySelector('[role=option][aria-selected=true] b')?.textContent
  await type(FIELD, '', 'ay')
  await wait(150)
  expect(chosen()).toBe('AyuGaming')
  await fire(get(FIELD), key('ArrowDown'))
  expect(chosen()).toBe('Ayu77')
  await fire(get(FIELD), key('ArrowDown'))
  expect(chosen()).toBe('AyuGaming')
  expect(get(FIELD).getAttribute('aria-activedescendant')).toBe('player-hits-0')
  await fire(get(FIELD), key('Escape'))
  expect((get(FIELD) as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(get(FIELD))
  await fire(get(FIELD), key('Escape'))
  expect(document.activeElement).not.toBe(get(FIELD))
})

test('near names are offered, and none of them is chosen', async () => {
  const { texts, type, wait } = await openField({ players: [], near: [player('AyuGaming')] } as never)
  await type(FIELD, '', 'ayugamimg')
  await wait(150)
  expect(texts('.player-field .menu p')).toEqual([
    'No player on the leaderboards has that name. Did you mean',
  ])
  expect(texts('[aria-selected=true]')).toEqual([])
})

test('the last three players that were looked at come before the first letter', async () => {
  window.localStorage.setItem('playersSeen', '["Ayu","Budi","Citra","Dewi"]')
  const { texts } = await openField(HITS)
  expect(texts('[role=option]')).toEqual(['Ayu', 'Budi', 'Citra'])
})

test('where the search does not answer, the field is a plain form', async () => {
  const { find, get, type, wait } = await openField(unreachable)
  await type(FIELD, '', 'ay')
  await wait(150)
  expect(find('[role=option]')).toBeUndefined()
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  get('header form').dispatchEvent(submit)
  expect([submit.defaultPrevented, get('header form').getAttribute('action')]).toEqual([false, '/en/player'])
})
