// The router in the browser: shows the current page and exchanges it for the next one.
import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type DocumentComponent,
  type LoadedPage,
  type Location,
  LocationContext,
  type NavigateOptions,
  type Navigation,
  NavigationContext,
  PathnameContext,
  PendingContext,
  toLocation,
} from './contexts.ts'
import type { FetchedPage, PageFetcher } from './fetch-page.ts'
import { mayLeave } from './guard.ts'
import { PageTree } from './page-tree.tsx'
import { type ScrollTarget, savedScroll, saveScroll, scrollToTarget } from './scroll.ts'

type Shown = { location: Location; page: LoadedPage; scroll: ScrollTarget | null }
type Props = {
  page: LoadedPage
  fetcher: PageFetcher
  Document: DocumentComponent
}

export function Router({ page, fetcher, Document }: Props) {
  const [shown, setShown] = useState<Shown>(() => ({
    location: toLocation(window.location),
    page,
    scroll: null,
  }))
  const [isPending, setPending] = useState(false)
  /** Counts navigations: the response to a superseded one is dropped. */
  const latest = useRef(0)
  /** The page that was exchanged last; React may still be rendering it. */
  const current = useRef(shown.location.pathname)
  const shownHref = useRef('')
  useLayoutEffect(() => {
    const { pathname, search, hash } = shown.location
    shownHref.current = pathname + search + hash
  }, [shown.location])

  async function exchange(href: string, arrive: (fetched: FetchedPage) => ScrollTarget): Promise<void> {
    latest.current += 1
    const mine = latest.current
    setPending(true)
    const fetched = await fetcher.take(href)
    if (latest.current !== mine) return
    if (!fetched || (fetched.page.ownDocument && !page.ownDocument)) {
      window.location.assign(href)
      return
    }
    const scroll = arrive(fetched)
    current.current = window.location.pathname
    startTransition(() => {
      setPending(false)
      setShown({ location: toLocation(window.location), page: fetched.page, scroll })
    })
  }

  /** Another query or hash of the page that is shown: nothing is fetched. */
  function moveWithinPage(location: Location, scroll: ScrollTarget): void {
    latest.current += 1
    setPending(false)
    setShown((before) => ({ ...before, location: toLocation(location), scroll }))
  }

  function navigate(
    href: string,
    { replace = false, preventScrollReset = false }: NavigateOptions = {},
  ): void {
    const target = new URL(href, window.location.href)
    const writeHistory = (path: string) => {
      saveScroll()
      window.history[replace ? 'replaceState' : 'pushState']({}, '', path)
    }
    const scroll: ScrollTarget = preventScrollReset
      ? { kind: 'unchanged' }
      : { kind: 'top', hash: target.hash }
    if (target.origin !== window.location.origin) {
      window.location.assign(href)
    } else if (target.pathname === current.current) {
      writeHistory(target.pathname + target.search + target.hash)
      moveWithinPage(target, scroll)
    } else {
      const leave = () =>
        exchange(target.pathname + target.search, ({ path }) => {
          writeHistory(path + target.hash)
          return scroll
        })
      if (mayLeave(target, leave)) leave()
    }
  }

  const onPopState = useEffectEvent(() => {
    const { pathname, search } = window.location
    const scroll: ScrollTarget = { kind: 'restore', y: savedScroll() }
    if (pathname === current.current) {
      moveWithinPage(window.location, scroll)
    } else if (mayLeave(new URL(window.location.href), () => navigate(pathname + search))) {
      exchange(pathname + search, ({ path }) => {
        if (path !== pathname + search) window.history.replaceState(window.history.state, '', path)
        return scroll
      })
    } else {
      // The browser has already changed the address; the page that stays gets its own back.
      window.history.pushState({ y: window.scrollY }, '', shownHref.current)
    }
  })

  useEffect(() => {
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  useLayoutEffect(() => {
    if (shown.scroll) scrollToTarget(shown.scroll)
  }, [shown])

  function prefetch(href: string): void {
    const { pathname, search, origin } = new URL(href, window.location.href)
    if (origin === window.location.origin && pathname !== current.current) fetcher.prefetch(pathname + search)
  }

  const [navigation] = useState<Navigation>(() => ({ navigate, prefetch, load: fetcher.loadPage }))
  return (
    <RouterContexts location={shown.location} navigation={navigation} isPending={isPending}>
      <Document layoutData={shown.page.layoutData}>
        <PageTree page={shown.page} />
      </Document>
    </RouterContexts>
  )
}

type ContextsProps = { location: Location; navigation: Navigation; isPending: boolean; children: ReactNode }

function RouterContexts({ location, navigation, isPending, children }: ContextsProps) {
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>
        <PathnameContext value={location.pathname}>
          <PendingContext value={isPending}>{children}</PendingContext>
        </PathnameContext>
      </LocationContext>
    </NavigationContext>
  )
}

/** While rendering on the server nothing navigates. */
const NO_NAVIGATION: Navigation = {
  navigate: () => {},
  prefetch: () => {},
  load: async () => null,
}

/** A router that stays at one location: for rendering on the server and for tests of components. */
export function StaticRouter({ location, children }: { location: Location; children: ReactNode }) {
  return (
    <RouterContexts location={toLocation(location)} navigation={NO_NAVIGATION} isPending={false}>
      {children}
    </RouterContexts>
  )
}
