import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const ROWS = 'main ol > li'
const STATUS = 'main [role=status]'
const URLS = demoSettings.votes.sites.map(({ url }) => url)

/** The plain list of a network whose sites send no votes. */
const openList = (language = 'en') =>
  renderPage(`/${language}/vote`, { services: { votes: { isOn: false } } })

const rows = () => [...document.querySelectorAll(ROWS)]
const positions = (isOne: (row: Element) => boolean) =>
  rows().flatMap((row, index) => (isOne(row) ? [index + 1] : []))
const ticked = () => positions((row) => row.querySelector('use[href$="#check"]') !== null)
const highlighted = () => positions((row) => row.querySelector('a.btn-primary') !== null)

/** The event of a press on the link, which does not leave the page. */
function press(type: 'click' | 'auxclick'): MouseEvent {
  document.addEventListener(type, (event) => event.preventDefault(), { once: true })
  return new MouseEvent(type, { button: type === 'click' ? 0 : 1, bubbles: true, cancelable: true })
}

test.each([
  ['en', 'Vote for Angkasa'],
  ['id', 'Vote buat Angkasa'],
])('the list links to nine sites by its own title in %s', async (language, title) => {
  const { texts } = await openList(language)
  expect(texts('h1')).toEqual([title])
  expect([...document.querySelectorAll<HTMLAnchorElement>(`${ROWS} a`)].map(({ href }) => href)).toEqual(URLS)
})

test('a middle click is a vote', async () => {
  const { fire, get, texts } = await openList()
  await fire(get(`${ROWS} a`), press('auxclick'))
  expect(texts(STATUS)).toEqual(['1 of 9 opened today'])
})

test('ticks survive a reload and a language change, for 24 hours', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') })
  const { fire, get, texts } = await openList()
  await fire(get(`${ROWS} a`), press('click'))
  expect(ticked()).toEqual([1])
  await openList('id')
  expect(ticked()).toEqual([1])
  expect(texts(STATUS)).toEqual(['1 dari 9 dibuka hari ini'])
  vi.setSystemTime(Date.parse('2026-11-16T11:59:00Z'))
  await openList()
  expect([ticked(), highlighted()]).toEqual([[1], [2]])
  vi.setSystemTime(Date.parse('2026-11-16T12:05:00Z'))
  await openList()
  expect(texts(STATUS)).toEqual(['0 of 9 opened today'])
  expect([ticked(), highlighted()]).toEqual([[], [1]])
})

test.each([
  ['en', 'All nine done. See you tomorrow!'],
  ['id', 'Sembilan vote beres. Sampai besok!'],
])('nine votes leave no highlighted button in %s', async (language, text) => {
  const voted = Object.fromEntries(URLS.map((url) => [url, Date.now() - 5]))
  window.localStorage.setItem('votesCast', JSON.stringify(voted))
  const { texts } = await openList(language)
  expect(texts(STATUS)).toEqual([text])
  expect([ticked(), highlighted()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], []])
})
