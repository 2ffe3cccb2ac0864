import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadedPage } from './contexts.ts'
import { useNavigate, usePathname, useSearchParams } from './contexts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { FetchedPage, PageFetcher } from './fetch-page.ts'
import { guardNavigation } from './guard.ts'
import { Link } from './link.tsx'
import { NavigationStatus } from './navigation-status.tsx'
import { Outlet } from './page-tree.tsx'
import { Router } from './router.tsx'

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.scrollTo = () => {}
})
afterEach(() => {
  act(() => unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function Layout() {
  return (
    <>
      <nav>
        <Link to="/en/vote">Vote</Link>
        <Link to="/en/store" prefetch="intent">
          Store
        </Link>
        <Link to="?tab=b" replace>
          Tab
        </Link>
        <a href="/en/broken">Plain</a>
      </nav>
      <p id="path">{usePathname()}</p>
      <main>
        <ErrorBoundary fallback={(error) => <h1>Failed: {(error as Error).message}</h1>}>
          <Outlet />
        </ErrorBoundary>
      </main>
    </>
  )
}

function page(title: string, fields: Partial<LoadedPage> = {}): LoadedPage {
  function Page({ loaderData }: { loaderData: unknown }) {
    const [search] = useSearchParams()
    const navigate = useNavigate()
    if (title === 'Broken') throw new Error('no luck')
    return (
      <>
        <h1>
          {title} {search.get('tab')} {String(loaderData ?? '')}
        </h1>
        <button type="button" onClick={() => navigate('/en/broken')}>
          Go
        </button>
      </>
    )
  }
  return {
    layout: 'en',
    page: title,
    params: {},
    layoutData: null,
    data: null,
    ownDocument: false,
    components: { Layout, Page },
    ...fields,
  }
}

type Answer = { path?: string; page: LoadedPage } | null

/** Pages arrive when the test says so. */
function fakeFetcher() {
  const waiting = new Map<string, (answer: FetchedPage | null) => void>()
  const prefetched: string[] = []
  const fetcher: PageFetcher = {
    prefetch: async (href) => {
      prefetched.push(href)
      return null
    },
    take: (href) => new Promise((resolve) => waiting.set(href, resolve)),
    loadPage: async () => null,
  }
  const arrive = (href: string, answer: Answer) =>
    act(async () => waiting.get(href)?.(answer && { path: href, ...answer }))
  return { fetcher, arrive, prefetched, requested: () => [...waiting.keys()] }
}

const Document = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <NavigationStatus />
  </>
)

function open() {
  window.history.replaceState(null, '', '/en')
  const fake = fakeFetcher()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() => root.render(<Router page={page('Home')} fetcher={fake.fetcher} Document={Document} />))
  unmount = () => root.unmount()
  return fake
}

const heading = () => document.querySelector('h1')?.textContent?.trim()
const progress = () => document.querySelector('.navigation-progress')
const click = (text: string, init: MouseEventInit = {}) =>
  act(async () => {
    const link = [...document.querySelectorAll('a, button')].find((one) => one.textContent === text)
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  })

test('a link fetches the next page, shows progress meanwhile, then the page; once more it adds no history entry', async () => {
  const { arrive } = open()
  const before = window.history.length
  await click('Vote')
  expect([heading(), window.location.pathname, progress() !== null]).toEqual(['Home', '/en', true])

  document.title = 'Vote · Angkasa'
  await arrive('/en/vote', { page: page('Vote', { data: 'data' }) })
  expect([heading(), window.location.pathname, progress()]).toEqual(['Vote  data', '/en/vote', null])
  expect(window.history.length).toBe(before + 1)
  expect(document.querySelector('#path')?.textContent).toBe('/en/vote')
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Vote · Angkasa')

  await click('Vote')
  expect([heading(), window.history.length]).toEqual(['Vote  data', before + 1])
})

test('the response to a superseded navigation is dropped', async () => {
  const { arrive } = open()
  await click('Vote')
  await click('Store')
  await arrive('/en/store', { page: page('Store') })
  await arrive('/en/vote', { page: page('Vote') })

  expect([heading(), window.location.pathname]).toEqual(['Store', '/en/store'])
})

test('another query of the same page fetches nothing and supersedes what was under way', async () => {
  const { arrive, requested } = open()
  await click('Vote')
  await click('Tab')
  await arrive('/en/vote', { page: page('Vote') })

  expect([heading(), window.location.search, progress()]).toEqual(['Home b', '?tab=b', null])
  expect(requested()).toEqual(['/en/vote'])
})

test('back fetches the page of the history entry, and follows a redirect', async () => {
  const { arrive } = open()
  await click('Vote')
  await arrive('/en/vote', { page: page('Vote') })
  window.history.replaceState(null, '', '/en/old')
  await act(async () => window.dispatchEvent(new Event('popstate')))
  await arrive('/en/old', { path: '/en/new', page: page('New') })

  expect([heading(), window.location.pathname]).toEqual(['New', '/en/new'])
})

test('a guard keeps the page and its address, also against the back button', async () => {
  const { requested } = open()
  const remove = guardNavigation(() => false)
  await click('Vote')
  window.history.pushState(null, '', '/en/earlier')
  await act(async () => window.dispatchEvent(new Event('popstate')))

  expect([heading(), window.location.pathname, requested()]).toEqual(['Home', '/en', []])
  remove()
})

test.each<[string, Answer]>([
  ['cannot be exchanged', null],
  ['needs a document of its own', { page: page('Product', { ownDocument: true }) }],
])('a page that %s is loaded as a document', async (_, answer) => {
  const { arrive } = open()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await click('Vote')
  await arrive('/en/vote', answer)

  expect(assign).toHaveBeenCalledExactlyOnceWith('/en/vote')
  expect(heading()).toBe('Home')
  assign.mockRestore()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (init) => {
    const { requested } = open()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await click('Vote', init)
    expect(requested()).toEqual([])
  },
)

test('a link with prefetch fetches its page when it is hovered', async () => {
  const { prefetched } = open()
  await act(async () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Store')
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  expect(prefetched).toEqual(['/en/store'])
})

test('a page that throws shows the fallback, and back or the next page resets it', async () => {
  const { arrive } = open()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  await click('Go')
  await arrive('/en/broken', { page: page('Broken') })
  expect(heading()).toBe('Failed: no luck')

  window.history.replaceState(null, '', '/en')
  await act(async () => window.dispatchEvent(new Event('popstate')))
  await arrive('/en', { page: page('Home') })
  expect(heading()).toBe('Home')
  await click('Vote')
  await arrive('/en/vote', { page: page('Vote') })
  expect(heading()).toBe('Vote')
  silent.mockRestore()
})
