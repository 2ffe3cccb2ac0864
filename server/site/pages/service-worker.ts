// The service worker of the site: it shows the offline page when a page cannot be fetched, and does nothing else.
import { createHash } from 'node:crypto'
import { LANGUAGES } from '#contract/language.ts'
import { OFFLINE_PATHS } from '#contract/site/offline.ts'

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
