// The page that the service worker shows without a connection: one file, with its style and its picture in it.

import { createHash } from 'node:crypto'
import { offline as en } from '#content/locales/en/offline.ts'
import { offline as id } from '#content/locales/id/offline.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { accentOf, SURFACES } from '#contract/platform/colour.ts'
import { OFFLINE_PATHS } from '#contract/site/offline.ts'
import { LIST_OPEN_CODES_SCRIPT } from '#contract/site/open-order.ts'
import { escapeMarkup as html } from '#server/platform/http/escape.ts'
import { bareCsp } from '#server/platform/http/security-headers.ts'
import { bareDocument } from './bare-document.ts'

const TEXTS = { en, id }

export type OfflineFacts = {
  name: string
  accent: string
  /** SVG. */
  mark: Buffer
  addresses: readonly GameAddress[]
}

type GameAddress = { edition: string; host: string; port?: number }

/** The empty link loads the address again that could not be reached. */
export function offlinePage(language: Language, { name, accent, mark, addresses }: OfflineFacts) {
  const { title, text, tryAgain, address, codes } = TEXTS[language]
  const style = styleOf(accent)
  const lines = addresses.map(addressLine).join('')
  const body = `<main><p class="n"><img src="data:image/svg+xml;base64,${mark.toString('base64')}" alt="" width="40" height="40">${html(name)}</p>
<h1>${title}</h1><p>${text}</p><div class="a" hidden><span>${codes}</span></div><p><a href="">${tryAgain}</a></p><div class="a"><span>${address}</span>${lines}</div></main><script>${LIST_OPEN_CODES_SCRIPT}</script>`
  return {
    html: bareDocument({
      language,
      body,
      title: `${title} · ${html(name)}`,
      head: `<style>${style}</style>`,
    }),
    csp: `${bareCsp({ style, script: LIST_OPEN_CODES_SCRIPT })}; img-src data:`,
  }
}

/** A narrow screen may break before the port, never inside it. */
function addressLine({ edition, host, port }: GameAddress): string {
  const suffix = port === undefined ? '' : `<wbr><i>:${port}</i>`
  return `<span>${edition}<b translate="no">${html(host)}${suffix}</b></span>`
}

function styleOf(accent: string): string {
  const { face, lip, on } = accentOf(accent)
  return (
    `html{background:${SURFACES.ground};color:#f6f1e7;font:1rem/1.5 "Plus Jakarta Sans",system-ui,sans-serif}` +
    'body{display:grid;box-sizing:border-box;min-height:100svh;margin:0;place-items:center;padding:1rem;background:linear-gradient(#0f1534,transparent 70%)}' +
    'main{width:min(26rem,100%);overflow-wrap:anywhere}h1{margin:1.5rem 0 0;font-size:2rem;line-height:1.15;letter-spacing:-.02em}' +
    'p{margin:.5rem 0 0;color:#bcc1da}.n{display:flex;gap:.625rem;align-items:center;color:inherit;font-weight:800}' +
    `a{display:grid;place-content:center;min-height:3.25rem;margin-top:1.25rem;border-radius:4px;background:${face};color:${on};` +
    `font-weight:700;text-decoration:none;box-shadow:inset 0 -4px 0 ${lip}}a:focus-visible{outline:3px solid ${face};outline-offset:3px}` +
    '.a:not([hidden]){display:grid}.a{gap:.5rem;margin-top:1.5rem;padding:.75rem;border:1px solid #2a3157;border-radius:4px;background:#060813}' +
    '.a span{color:#959cc0;font-size:.8125rem}.a b{display:block;color:#f6f1e7;font-size:1rem;user-select:all}' +
    'i{font-style:normal;white-space:nowrap}'
  )
}

/** Other pages make another script, so that browsers install it and fetch them again. */
export function serviceWorker(pages: readonly string[]): string {
  const version = createHash('sha256').update(pages.join('\0')).digest('base64url').slice(0, 10)
  return `const CACHE = 'offline-${version}'
const PAGES = ${JSON.stringify(OFFLINE_PATHS)}

addEventListener('install', (event) => {
  const store = async () => (await caches.open(CACHE)).addAll(Object.values(PAGES))
  event.waitUntil(store().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('offline-') && name !== CACHE) await caches.delete(name)
    await registration.navigationPreload?.enable()
  }
  event.waitUntil(clean())
})

function offlinePage(url) {
  const [, first] = new URL(url).pathname.split('/')
  const language = ${JSON.stringify(LANGUAGES)}.includes(first) ? first : navigator.language.slice(0, 2)
  return caches.match(PAGES[language] ?? PAGES.en)
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const respond = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request))
    } catch {
      return (await offlinePage(request.url)) ?? Response.error()
    }
  }
  event.respondWith(respond())
})
`
}
