// Fast Refresh in development; empty in the build.
import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SERVICE_WORKER_PATH } from '#contract/site/offline.ts'
import { Document } from './document.tsx'
import { AssetsContext } from './kit/router/contexts.ts'
import { createPageFetcher, importComponents } from './kit/router/fetch-page.ts'
import { readPageJson } from './kit/router/page-data.ts'
import { Router } from './kit/router/router.tsx'
import { manageScroll } from './kit/router/scroll.ts'

/** Late enough for the service worker not to compete with the page. */
const AFTER_MS = 3_000

const page = readPageJson(document)
if (page) {
  const { build, styles, scripts, ...data } = page
  const components = await importComponents(page)
  const fetcher = createPageFetcher({ build, load: importComponents })
  manageScroll()
  registerServiceWorker()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AssetsContext value={{ build, styles, scripts, page: data }}>
          <Router page={{ ...data, components }} fetcher={fetcher} Document={Document} />
        </AssetsContext>
      </StrictMode>,
    )
  })
}

/** For the offline page. Browsers without service workers, and plain http, do without it. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => navigator.serviceWorker.register(SERVICE_WORKER_PATH).catch(() => {}), AFTER_MS)
}
