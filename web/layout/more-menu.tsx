// The More menu of wide screens: opens on hover, by keyboard and by touch.
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { ExternalLink } from './external-link.tsx'
import { isCurrent, MAPS_LINK } from './navigation.ts'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

export function MoreMenu() {
  const { t } = useText()
  const { links } = useSite()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  function onMouse(event: PointerEvent, next: boolean): void {
    if (event.pointerType === 'mouse') setOpen(next)
  }

  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  function onLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // The pointer and key handlers only add to what the button inside does by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: the interactive element is the button
    <div
      className="relative"
      data-open={open || undefined}
      onPointerEnter={(event) => onMouse(event, true)}
      onPointerLeave={(event) => onMouse(event, false)}
      onKeyDown={onEscape}
      onBlur={onLeave}
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls="more-menu"
        data-current={isCurrent(MAPS_LINK.path, pathname) || undefined}
        onPointerDown={(event) => event.pointerType !== 'mouse' && event.preventDefault()}
        onClick={() => setOpen((was) => !was)}
      >
        {t('shell.more')}
        <Icon name="chevron-down" />
      </button>
      <ul id="more-menu" className="menu">
        <li>
          <SiteLink
            to={MAPS_LINK.path}
            className="menu-link"
            aria-current={isCurrent(MAPS_LINK.path, pathname) ? 'page' : undefined}
            onClick={close}
          >
            <Icon name={MAPS_LINK.icon} />
            {t(MAPS_LINK.label)}
          </SiteLink>
        </li>
        <li>
          <ExternalLink href={links.wiki} className="menu-link" onClick={close}>
            <Icon name="book-open" />
            {t('shell.wiki')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.status} className="menu-link" onClick={close}>
            <Icon name="activity" />
            {t('shell.status')}
          </ExternalLink>
        </li>
      </ul>
    </div>
  )
}
