import { expect, test } from 'vitest'
import { DocumentScripts } from './document-assets.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LoadResult } from './load-page.ts'
import { NotFound, notFound } from './loader.ts'
import { Outlet } from './page-tree.tsx'
import { createPageRenderer } from './render-page.tsx'

const PAGE = { layout: 'en', page: 'home', params: {}, layoutData: 'Site', data: 'data', ownDocument: false }

type Parts = { loaded?: LoadResult; Page?: () => React.ReactNode; Layout?: () => React.ReactNode }

function SiteLayout({ loaderData }: { loaderData: string }) {
  return (
    <main>
      {loaderData}:
      <ErrorBoundary fallback={(error) => (error instanceof NotFound ? 'not found' : 'failed')}>
        <Outlet />
      </ErrorBoundary>
    </main>
  )
}

async function render({
  loaded = { kind: 'page', status: 200, page: PAGE },
  Page = () => 'page',
  Layout = SiteLayout as () => React.ReactNode,
}: Parts) {
  const reported: unknown[] = []
  const renderPage = createPageRenderer({
    load: async () => loaded,
    components: async () => ({ Layout, Page }),
    assetsOf: () => ({ build: 'b1', styles: [], scripts: ['/entry.js'] }),
    Document: ({ children }) => (
      <html lang="en">
        <body>
          {children}
          <DocumentScripts />
        </body>
      </html>
    ),
    LastResort: () => 'last resort',
    reportError: (error) => reported.push(error),
  })
  const rendered = await renderPage(new URL('https://angkasa.test/en'))
  const html = rendered.kind === 'page' ? rendered.html : ''
  const shown = html.replace(/<script.*?<\/script>/g, '').replace(/<[^>]*>/g, '')
  return { rendered, shown, hasScript: html.includes('<script'), reported }
}

const fail = (error: unknown) => () => {
  throw error
}

test('a page is rendered inside its layout, with its data as a script', async () => {
  const { rendered, shown, hasScript } = await render({})
  expect(rendered).toMatchObject({ kind: 'page', status: 200, page: 'home' })
  expect([shown, hasScript]).toEqual(['Site:page', true])
})

test('a page that throws is a 500 inside its layout, without scripts, and reported', async () => {
  const error = new Error('broken')
  const { rendered, shown, hasScript, reported } = await render({ Page: fail(error) })
  expect(rendered).toMatchObject({ status: 500 })
  expect([shown, hasScript, reported]).toEqual(['Site:failed', false, [error]])
})

test('NotFound while rendering is a 404, and not an error', async () => {
  const { rendered, shown, reported } = await render({ Page: fail(notFound()) })
  expect(rendered).toMatchObject({ status: 404 })
  expect([shown, reported]).toEqual(['Site:not found', []])
})

test('the error of a loader is shown in place of the page', async () => {
  const error = new Error('away')
  const { rendered, shown, reported } = await render({
    loaded: { kind: 'page', status: 500, page: PAGE, error },
  })
  expect(rendered).toMatchObject({ status: 500 })
  expect([shown, reported]).toEqual(['Site:failed', [error]])
})

test('a layout that fails leaves the last resort', async () => {
  const error = new Error('layout')
  const thrown = await render({ Layout: fail(error) })
  expect([thrown.shown, thrown.reported]).toEqual(['last resort', [error, error]])
  const unloaded = await render({ loaded: { kind: 'failed', error } })
  expect(unloaded.rendered).toMatchObject({ status: 500 })
  expect([unloaded.shown, unloaded.reported]).toEqual(['last resort', [error]])
})
