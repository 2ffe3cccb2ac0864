// Brings the drawn page to life.

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PageContext } from '../layout/page-document.tsx'
import { App } from './app.tsx'
import { loadModules, readPageJson } from './pages.ts'
import { takeOverScroll } from './scroll.ts'

export async function start(): Promise<void> {
  const page = readPageJson()
  if (!page) return
  const matches = await loadModules(page)
  takeOverScroll()
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext value={page}>
        <App build={page.build} matches={matches} />
      </PageContext>,
    )
  })
}
