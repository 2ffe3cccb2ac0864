import { createElement, memo, useMemo } from 'react'
import { LastResortBoundary } from './last-resort-boundary.tsx'
import type { LoadedMatch } from './pages.ts'
import { MatchesContext } from './router.ts'

/** The outermost route draws the document around all others; the same on the server and in the browser. */
export const PageRoot = memo(function PageRoot({ matches }: { matches: readonly LoadedMatch[] }) {
  const chain = useMemo(() => ({ matches, depth: 0 }), [matches])
  const { Layout, default: Page } = matches[0]?.module ?? {}
  if (!Layout || !Page) return null
  return (
    <MatchesContext value={chain}>
      <Layout>
        <LastResortBoundary>{createElement(Page)}</LastResortBoundary>
      </Layout>
    </MatchesContext>
  )
})
