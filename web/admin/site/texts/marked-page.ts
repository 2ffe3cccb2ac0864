// A public page in a frame of the console: each marked sentence becomes `<span data-text="home.title">`. Nothing of it runs.
import { MARKS } from '#content/locales/marks.ts'

/** Left out: scripts, and what is about loading the page or leads away from it. */
const LEFT_OUT = 'script, link:not([rel="stylesheet"]), meta[http-equiv], base, noscript'
const INTERACTIVE = 'a, button, input, select, textarea, summary, [tabindex]'
/** Elements whose text cannot hold an element. */
const PLAIN_TEXT = 'title, option, textarea, svg, style'

export function toFrameDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove()
  for (const element of page.querySelectorAll(INTERACTIVE)) element.setAttribute('tabindex', '-1')
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (MARKS.test(value)) element.setAttribute(name, value.replace(MARKS, ''))
      MARKS.lastIndex = 0
    }
  }
  wrapSentences(page)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

function wrapSentences(page: Document): void {
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  // A sentence may be a part of another one, and may begin and end in different elements.
  const open: string[] = []
  for (const node of nodes) {
    const pieces: (string | HTMLElement)[] = []
    const isPlain = node.parentElement?.closest(PLAIN_TEXT) != null
    const add = (text: string): void => {
      const key = open.at(-1)
      if (text !== '') pieces.push(key === undefined || isPlain ? text : sentence(page, key, text))
    }
    let at = 0
    for (const mark of node.data.matchAll(MARKS)) {
      add(node.data.slice(at, mark.index))
      at = mark.index + mark[0].length
      if (mark.groups?.key === undefined) open.pop()
      else open.push(mark.groups.key)
    }
    add(node.data.slice(at))
    if (at > 0 || open.length > 0) node.replaceWith(...pieces)
  }
}

function sentence(page: Document, key: string, text: string): HTMLElement {
  const span = page.createElement('span')
  span.dataset.text = key
  span.textContent = text
  return span
}
