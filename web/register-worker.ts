import { SERVICE_WORKER_PATH } from '#contract/site/offline.ts'

/** Late enough not to compete with the page. */
const AFTER_MS = 3_000

/** For the offline page. Browsers without service workers, and plain http, do without it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register(SERVICE_WORKER_PATH).catch(() => {
      // The site works without it.
    })
  }, AFTER_MS)
}
