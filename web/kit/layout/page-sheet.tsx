import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { createText, type Dictionary } from '../i18n/text.ts'
import { TextContext, useText } from '../i18n/use-text.ts'
import { focusHeading, type LoadedPage, usePathname } from '../router/index.ts'
import { showInSheet } from './sheet-store.ts'
import { SiteContext } from './use-site.ts'

type Props = {
  page: LoadedPage
  /** The path of the page below it. */
  at: string
  /** Toasts: outside of a modal dialog they could not be seen. */
  children: ReactNode
}

const TITLE_ID = 'sheet-title'

function close(): void {
  showInSheet(null)
  // The block of the basket, which opened the drawer, is gone with the last piece.
  if (document.activeElement === document.body) focusHeading()
}

/** A page over the current one: how to join, or the basket as a drawer. */
export function PageSheet({ page, at, children }: Props) {
  const { language } = useText()
  // The current page does not carry the texts of this one.
  const site = page.layoutData as SiteView & { texts: Dictionary }
  const text = useMemo(() => createText(language, site.texts), [language, site.texts])
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = usePathname()
  // A link or the history can lead to another page, also to one with another layout, while the sheet is open.
  useLayoutEffect(() => {
    if (pathname !== at) close()
  }, [pathname, at])
  useLayoutEffect(() => dialog.current?.showModal(), [])

  /** Clicks on the backdrop have the dialog as their target, but lie outside of it. */
  function onDialogClick({ clientX, clientY, target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
    if (target !== currentTarget) return
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) currentTarget.close()
  }

  const { Page } = page.components
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape.
    <dialog
      ref={dialog}
      className={page.page === 'basket' ? 'drawer w-104' : 'sheet'}
      aria-labelledby={TITLE_ID}
      onClose={close}
      onClick={onDialogClick}
    >
      <TextContext value={text}>
        <SiteContext value={site}>
          <Page
            loaderData={page.data}
            sheet={{ titleId: TITLE_ID, onClose: () => dialog.current?.close() }}
          />
        </SiteContext>
      </TextContext>
      {children}
    </dialog>
  )
}
