import { expect, test } from 'vitest'
import { markText } from '#content/locales/marks.ts'
import { toFrameDocument } from './marked-page.ts'

function frameOf(body: string, head = ''): Document {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
  return new DOMParser().parseFromString(toFrameDocument(html), 'text/html')
}
const sentences = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('[data-text]')].map(
    ({ dataset, textContent }) => `${dataset.text}: ${textContent}`,
  )

test('each marked sentence is an element with its key, also in the middle of other text', () => {
  const page = frameOf(
    `<p>1. ${markText('home.a', 'Play')} now</p><a href="/x">${markText('home.b', 'Vote')}</a>`,
  )
  expect(sentences(page)).toEqual(['home.a: Play', 'home.b: Vote'])
  expect(page.querySelector('p')?.textContent).toBe('1. Play now')
})

test('a sentence inside of another one, and one over several elements, keep their keys', () => {
  const inner = markText('home.inner', 'terms')
  const [before = '', after = ''] = markText('home.outer', 'Read our | first').split('|')
  const page = frameOf(`<p>${before}<b>${inner}</b>${after}</p>`)
  expect(sentences(page)).toEqual(['home.outer: Read our ', 'home.inner: terms', 'home.outer:  first'])
})

test('no mark is left in attributes, the title or options', () => {
  const marked = markText('home.a', 'Play')
  const page = frameOf(
    `<img alt="${marked}"><select><option>${marked}</option></select>`,
    `<title>${marked}</title>`,
  )
  expect(page.documentElement.outerHTML).not.toMatch(/[\uE000-\uE002]/)
  expect(page.querySelector('img')?.alt).toBe('Play')
  expect(sentences(page)).toEqual([])
})

test('nothing of the page runs, and only sentences get the focus', () => {
  const page = frameOf(
    '<a href="/x">x</a><button>y</button><script>alert(1)</script>',
    '<link rel="modulepreload" href="/a.js"><meta http-equiv="refresh" content="0">',
  )
  expect([...page.querySelectorAll('script, link, meta')]).toEqual([])
  const focusable = [...page.querySelectorAll('a, button')]
  expect(focusable.map((element) => element.getAttribute('tabindex'))).toEqual(['-1', '-1'])
})
