import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePathname } from '../router/index.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DemoBadge, LogoLink } from './bar-parts.tsx'
import { BasketBlock } from './basket-block.tsx'
import { BAR_LINK, LanguageSwitcher } from './language-switcher.tsx'
import { MenuItem, MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent } from './navigation.ts'
import { PlayerField } from './player-field.tsx'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'

export function TopBar() {
  const { t } = useText()
  const pathname = usePathname()
  const playNow = usePlayNow()
  const menus = useMenus()
  return (
    <header className="sticky top-0 z-(--z-bar) border-line border-b bg-ground">
      <div className="wrap flex h-14 items-center gap-2 max-sm:gap-1 lg:h-16">
        <LogoLink />
        <nav className="mr-auto hidden flex-none self-stretch lg:flex" aria-label={t('shell.mainNavigation')}>
          {menus.bar.map(([href, label]) => (
            <MenuLink
              key={href + label}
              href={href}
              className="nav-link"
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            >
              {label}
            </MenuLink>
          ))}
          <MoreMenu />
        </nav>
        <DemoBadge />
        <PlayerField />
        <BasketBlock />
        <LanguageSwitcher className="flex" linkClassName={BAR_LINK} />
        <Button size="sm" {...playNow}>
          <Icon name="play" className="max-md:hidden" />
          <span className="md:hidden">{t('shell.play')}</span>
          <span className="max-md:hidden">{t('shell.playNow')}</span>
        </Button>
        <MobileMenu />
      </div>
    </header>
  )
}

function MoreMenu() {
  const { t } = useText()
  const menus = useMenus()
  const pathname = usePathname()
  const { open, setOpen, box, button, handlers } = useMenu()
  if (menus.more.length === 0) return null
  return (
    <div ref={box} className="relative" data-open={open || undefined} {...handlers.box}>
      <button
        ref={button}
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls="more-menu"
        data-current={menus.more.some(([href]) => isCurrent(href, pathname)) || undefined}
        {...handlers.button}
      >
        {t('shell.more')}
        <Icon name="chevron-down" />
      </button>
      <ul id="more-menu" className="menu">
        {menus.more.map((link) => (
          <li key={link[0] + link[1]}>
            <MenuItem link={link} onClick={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Open while hovered; closes on Escape, a press outside, or focus leaving it. */
function useMenu() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pressedBy = useRef('')

  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (box.current?.contains(document.activeElement)) button.current?.focus()
    }
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('pointerdown', onPress, { signal: stop.signal })
    return () => stop.abort()
  }, [open])

  const onMouse = (event: PointerEvent, next: boolean) => {
    if (event.pointerType === 'mouse') setOpen(next)
  }
  const handlers = {
    box: {
      onPointerEnter: (event: PointerEvent) => onMouse(event, true),
      onPointerLeave: (event: PointerEvent) => onMouse(event, false),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
    button: {
      onPointerDown: (event: PointerEvent) => {
        pressedBy.current = event.pointerType
      },
      // Hovering has opened it already; keyboard and touch toggle it.
      onClick: (event: MouseEvent) => {
        const byMouse = event.detail > 0 && pressedBy.current === 'mouse'
        setOpen((was) => byMouse || !was)
      },
    },
  }
  return { open, setOpen, box, button, handlers }
}
