import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { SHOW_BASKET_SCRIPT } from '#contract/site/basket-block.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { rupiah } from '../i18n/rupiah.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigation, usePathname } from '../router/index.ts'
import { Icon } from '../ui/icon.tsx'
import { countBasket, storedBasket, subscribeBasket } from './basket-store.ts'
import { showInSheet } from './sheet-store.ts'
import { useSite } from './use-site.ts'

/** Pieces and sum of the basket in the bar of every page, from the first piece on. A press opens the drawer. */
export function BasketBlock() {
  const { t, number, language } = useText()
  const { pages } = useSite()
  const path = localizedPath(language, '/store/basket')
  const drawer = useDrawer(path)
  const stored = useSyncExternalStore<string | null | undefined>(
    subscribeBasket,
    storedBasket,
    () => undefined,
  )
  const { pieces, sum } = countBasket(stored ?? null)
  const before = useRef<number | null>(null)
  const isMore = before.current !== null && pieces > before.current
  useEffect(() => {
    if (stored !== undefined) before.current = pieces
  }, [stored, pieces])
  if (!pages.store) return null
  const items = t('shell.items', { count: number(pieces) })
  return (
    <>
      {/* The script below fills and shows it before React runs. */}
      <a
        href={path}
        className="btn btn-outline btn-sm num px-2 sm:px-3"
        aria-haspopup="dialog"
        hidden={pieces === 0}
        suppressHydrationWarning
        {...drawer}
      >
        <Icon name="shopping-basket" />
        <span className="sr-only">{t('shell.basket')}</span>
        <b
          key={isMore ? pieces : ''}
          className={`mini-plate min-h-5 px-1.5 pb-0 ${isMore ? 'hop' : ''}`}
          suppressHydrationWarning
        >
          {pieces > 0 ? number(pieces) : ''}
        </b>
        <b className="max-md:hidden lg:max-xl:hidden" suppressHydrationWarning>
          {pieces > 0 ? rupiah(sum) : ''}
        </b>
        <script dangerouslySetInnerHTML={{ __html: SHOW_BASKET_SCRIPT }} />
      </a>
      {/* A live region announces only changes of what was there before. */}
      <p className="sr-only" aria-live="polite">
        {pieces > 0 && t('shell.basketStatus', { items, total: rupiah(sum) })}
      </p>
    </>
  )
}

/** The drawer shows the page of the basket, which its script and its data come from; where they do not arrive, the link leads there. */
function useDrawer(path: string) {
  const { load, navigate, prefetch } = useNavigation()
  const pathname = usePathname()

  async function onClick(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (pathname === path) return navigate(path)
    const [page, sheet] =
      (await Promise.all([load(path), import('./page-sheet.tsx')]).catch(() => null)) ?? []
    if (page?.page === 'basket' && sheet) showInSheet({ page, PageSheet: sheet.PageSheet })
    else navigate(path)
  }

  const intend = () => prefetch(path)
  return { onClick, onPointerEnter: intend, onFocus: intend, onTouchStart: intend }
}
