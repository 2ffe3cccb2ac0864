// The site in one browser tab: the page that is shown, and the way to the next.
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PageRoot } from './page-root.tsx'
import { forgetPage, type LoadedMatch, type LoadedPage, loadPage, needsOwnDocument } from './pages.ts'
import { type NavigateOptions, type Place, PlaceContext, placeOf, type Ways, WaysContext } from './router.ts'
import { keepScroll, type Landing, land, savedScroll } from './scroll.ts'

type Shown = { place: Place; matches: readonly LoadedMatch[]; landing: Landing | null }
type Props = { build: string; matches: readonly LoadedMatch[] }

export function App({ build, matches }: Props) {
  const [shown, setShown] = useState<Shown>(() => ({
    place: placeOf(window.location),
    matches,
    landing: null,
  }))
  const wish = useRef(0)
  /** The page that was exchanged last; it may still be on its way to the screen when the next wish comes. */
  const arrived = useRef(shown.place.pathname)

  /** Only the last wish counts: a slower answer to an earlier one is dropped. */
  async function exchange(href: string, arrive: (page: LoadedPage) => Landing): Promise<void> {
    wish.current += 1
    const mine = wish.current
    const page = await loadPage(href, build)
    forgetPage(href)
    if (wish.current !== mine) return
    if (!page || (needsOwnDocument(page.matches) && !needsOwnDocument(matches))) window.location.assign(href)
    else {
      const landing = arrive(page)
      arrived.current = window.location.pathname
      startTransition(() => setShown({ place: placeOf(window.location), matches: page.matches, landing }))
    }
  }

  function navigate(
    href: string,
    { replace = false, preventScrollReset = false }: NavigateOptions = {},
  ): void {
    const target = new URL(href, window.location.href)
    const go = (path: string) => {
      keepScroll()
      window.history[replace ? 'replaceState' : 'pushState']({}, '', path)
    }
    const landing: Landing = preventScrollReset ? { kind: 'stay' } : { kind: 'begin', hash: target.hash }
    if (target.origin !== window.location.origin) {
      window.location.assign(href)
    } else if (target.pathname === arrived.current) {
      wish.current += 1
      go(target.pathname + target.search + target.hash)
      setShown((before) => ({ ...before, place: placeOf(target), landing }))
    } else {
      exchange(target.pathname + target.search, ({ path }) => {
        go(path + target.hash)
        return landing
      })
    }
  }

  const onHistory = useEffectEvent(() => {
    const { pathname, search } = window.location
    const landing: Landing = { kind: 'return', y: savedScroll() }
    if (pathname === arrived.current) {
      wish.current += 1
      setShown((before) => ({ ...before, place: placeOf(window.location), landing }))
    } else {
      exchange(pathname + search, ({ path }) => {
        if (path !== pathname + search) window.history.replaceState(window.history.state, '', path)
        return landing
      })
    }
  })

  useEffect(() => {
    window.addEventListener('popstate', onHistory)
    return () => window.removeEventListener('popstate', onHistory)
  }, [])
  useLayoutEffect(() => {
    if (shown.landing) land(shown.landing)
  }, [shown])

  function prefetch(href: string): void {
    const { pathname, search, origin } = new URL(href, window.location.href)
    if (origin === window.location.origin && pathname !== arrived.current) loadPage(pathname + search, build)
  }

  const [ways] = useState<Ways>(() => ({ navigate, prefetch }))
  return (
    <WaysContext value={ways}>
      <PlaceContext value={shown.place}>
        <PageRoot matches={shown.matches} />
      </PlaceContext>
    </WaysContext>
  )
}
