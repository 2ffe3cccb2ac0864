import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { usePathname } from '../../router/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { NavigationList } from './navigation-list.tsx'

/** The navigation of narrow screens, from the right. */
export function MenuDrawer() {
  const { t } = useAdminText()
  const pathname = usePathname()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  /** Clicks on the backdrop have the dialog as their target, but lie left of it. */
  function onDialogClick({ clientX, target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
    if (target === currentTarget && clientX < currentTarget.offsetLeft) close()
  }

  // Browser history can lead to another page while the menu is open.
  useLayoutEffect(() => {
    const menu = dialog.current
    return () => menu?.close()
  }, [pathname])

  return (
    <>
      <button
        type="button"
        className="icon-btn lg:hidden"
        aria-label={t('adminNavigation.openMenu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape. */}
      <dialog ref={dialog} className="drawer" aria-label={t('adminNavigation.menu')} onClick={onDialogClick}>
        <div className="flex h-14 flex-none items-center justify-between pr-1.5 pl-4">
          <b>{t('adminNavigation.menu')}</b>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('adminNavigation.closeMenu')}
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={t('admin.mainNavigation')} className="px-2.5 pb-6">
          <NavigationList onChoose={close} />
        </nav>
      </dialog>
    </>
  )
}
