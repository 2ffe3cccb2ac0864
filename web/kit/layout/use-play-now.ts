import type { MouseEvent } from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigation, usePathname } from '../router/index.ts'
import { showInSheet } from './sheet-store.ts'
import { useCopyAddress } from './use-copy-address.ts'
import { useSite } from './use-site.ts'

export const PLAY_PATH = '/play'
/** The form of the layout that a button submits while no script runs. */
export const PLAY_FORM_ID = 'play-form'

/**
 * Props of every Play Now button: it copies the address and opens the join sheet. Without script it submits a form
 * that leads to the page of the sheet. `onCopied` runs before the sheet opens.
 */
export function usePlayNow(onCopied?: () => void) {
  const { language } = useText()
  const { load, prefetch } = useNavigation()
  const pathname = usePathname()
  const copyAddress = useCopyAddress(useSite().gameAddress)
  const path = localizedPath(language, PLAY_PATH)

  async function onClick(event: MouseEvent): Promise<void> {
    event.preventDefault()
    // The sheet repeats its own page.
    const loading = pathname === path ? null : Promise.all([load(path), import('./page-sheet.tsx')])
    await copyAddress()
    onCopied?.()
    const [page, sheet] = (await loading?.catch(() => null)) ?? []
    if (page?.page === 'play' && sheet) showInSheet({ page, PageSheet: sheet.PageSheet })
  }

  const intend = () => prefetch(path)
  return {
    type: 'submit',
    form: PLAY_FORM_ID,
    onClick,
    onPointerEnter: intend,
    onFocus: intend,
    onTouchStart: intend,
  } as const
}
