import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePathname } from '../router/index.ts'
import { Button } from '../ui/button.tsx'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { isCurrent, MAIN_LINKS, MAPS_LINK, shownLinks, TIERS_LINK } from './navigation.ts'
import { OutsideLinks } from './outside-links.tsx'
import { SiteLink } from './site-link.tsx'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

export function MobileMenu() {
  const { t } = useText()
  const { shortName, look, gameAddress, pages } = useSite()
  const pathname = usePathname()
  const playNow = usePlayNow()
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
        className="icon-btn -mr-2 lg:hidden"
        aria-label={t('shell.openMenu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape. */}
      <dialog ref={dialog} className="drawer" aria-label={t('shell.menu')} onClick={onDialogClick}>
        <div className="flex h-14 items-center justify-between border-line border-b pr-2 pl-4">
          <span className="fit min-w-0 flex-1">
            <span
              className="px fit-text block leading-none! uppercase"
              style={fit(look.shortNameEm.word, { '--size': '1.5rem' })}
            >
              {shortName}
            </span>
          </span>
          <button type="button" className="icon-btn" aria-label={t('shell.closeMenu')} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={t('shell.mainNavigation')} className="overflow-y-auto py-2">
          {shownLinks([...MAIN_LINKS, TIERS_LINK, MAPS_LINK], pages).map(({ path, label, icon }) => (
            <SiteLink
              key={path}
              to={path}
              className="menu-link min-h-12!"
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              onClick={close}
            >
              <Icon name={icon} />
              {t(label)}
            </SiteLink>
          ))}
          <OutsideLinks className="menu-link min-h-12!" onClick={close}>
            <hr className="my-2 border-line" />
          </OutsideLinks>
        </nav>
        <div className="mt-auto grid gap-3 p-4">
          <LanguageSwitcher
            className="grid grid-cols-2 gap-2"
            linkClassName="flex min-h-11 items-center justify-center gap-2 rounded-block border border-line font-semibold text-faint text-sm aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink"
            names="words"
            onChoose={close}
          />
          <Button className="w-full" onClick={() => playNow().then(close)}>
            <Icon name="play" />
            {t('shell.playNow')}
          </Button>
          <p className="wrap-anywhere select-all text-center text-faint text-sm" translate="no">
            {gameAddress}
          </p>
        </div>
      </dialog>
    </>
  )
}
