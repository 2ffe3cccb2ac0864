import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { localizedPath } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigate, usePathname } from '../router/index.ts'
import { Button } from '../ui/button.tsx'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { BAR_LINK, LanguageSwitcher } from './language-switcher.tsx'
import { MenuItem, MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent } from './navigation.ts'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

/** `isSlim`: lower, and it scrolls away, so that a checkout has the screen. */
export function TopBar({ isSlim = false, children }: { isSlim?: boolean; children?: ReactNode }) {
  const { t } = useText()
  const pathname = usePathname()
  const playNow = usePlayNow()
  const menus = useMenus()
  return (
    <header className={`${isSlim ? 'relative' : 'sticky top-0'} z-(--z-bar) border-line border-b bg-ground`}>
      <div className={`wrap flex items-center gap-2 ${isSlim ? 'h-12 lg:h-13' : 'h-14 lg:h-16'}`}>
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
        {children}
        <LanguageSwitcher className="flex" linkClassName={BAR_LINK} />
        <Button size="sm" {...playNow}>
          <Icon name="play" className="max-sm:hidden" />
          <span className="sm:hidden">{t('shell.play')}</span>
          <span className="max-sm:hidden">{t('shell.playNow')}</span>
        </Button>
        <MobileMenu />
      </div>
    </header>
  )
}

/** Links to `/`; a click navigates straight to the home page in the current language. */
function LogoLink() {
  const { language } = useText()
  const { name, shortName, look } = useSite()
  const navigate = useNavigate()

  function goHome(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(localizedPath(language, '/'))
  }

  return (
    <a
      href="/"
      className="logo"
      style={fit(look.shortNameEm.line, { '--word': look.shortNameEm.word })}
      aria-label={name}
      onClick={goHome}
    >
      <img src={look.mark} alt="" width={32} height={32} />
      <span className="px uppercase">{shortName}</span>
    </a>
  )
}

/** While simulators run: on phones below the name, which has the whole width there. Screen readers read the whole sentence. */
function DemoBadge() {
  const { t } = useText()
  const { demoParts, isPlayMoney } = useSite()
  if (demoParts === 0) return null
  const words = t(isPlayMoney ? 'shell.demo' : 'shell.demoData')
  return (
    <p className="demo-badge" title={words}>
      <Icon name="flask-conical" />
      <span aria-hidden="true">{t('shell.demoBadge')}</span>
      <span className="sr-only">{words}</span>
    </p>
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
