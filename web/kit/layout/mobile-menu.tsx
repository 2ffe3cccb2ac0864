import { useState } from 'react'
import { countPlayers } from '#contract/network/status.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { isOutside, MenuItem } from './menu-link.tsx'
import { SiteLink } from './site-link.tsx'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

export function MobileMenu() {
  const { t } = useText()
  const { shortName, look, gameAddress, links } = useSite()
  const menus = useMenus()
  const all = [...menus.bar, ...menus.more]
  const inside = all.filter(([href]) => !isOutside(href))
  const outside = all.filter(([href]) => isOutside(href))
  const itemsOf = (places: typeof all, close: () => void) =>
    places.map((link) => <MenuItem key={link[0] + link[1]} link={link} onClick={close} />)
  /** Loaded whenever the menu opens; null while the number is unknown. */
  const [players, setPlayers] = useState<number | null>(null)
  // Every page is sent without the content.
  const [isOpened, setOpened] = useState(false)
  function open(): void {
    setOpened(true)
    call('GET /api/server-status/:id', { params: { id: 'network' } }).then(
      (status) => setPlayers(countPlayers(status)),
      () => setPlayers(null),
    )
  }
  return (
    <Drawer
      label={t('shell.menu')}
      openLabel={t('shell.openMenu')}
      closeLabel={t('shell.closeMenu')}
      onOpen={open}
      buttonClassName="-mr-2"
      headClassName="border-line border-b pr-2"
      head={
        <span className="fit min-w-0 flex-1">
          <span
            className="px fit-text block leading-none uppercase"
            style={fit(look.shortNameEm.word, { '--size': '1.5rem' })}
          >
            {shortName}
          </span>
        </span>
      }
    >
      {(close) =>
        isOpened && (
          <>
            <OnlineCount players={players} onClick={close} />
            <nav aria-label={t('shell.mainNavigation')} className="overflow-y-auto pb-2">
              {itemsOf(inside, close)}
              {inside.every(([href]) => href !== '/play') && (
                <MenuItem link={['/play', t('shell.howToJoin'), 'gamepad-2']} onClick={close} />
              )}
              {outside.length > 0 && <hr className="my-2 border-line" />}
              {itemsOf(outside, close)}
              {links.discord && all.every(([href]) => href !== links.discord) && (
                <MenuItem link={[links.discord, t('shell.discord'), 'messages-square']} onClick={close} />
              )}
            </nav>
            <div className="mt-auto grid gap-3 p-4">
              <LanguageSwitcher
                className="grid grid-cols-2 gap-2"
                linkClassName="flex min-h-11 items-center justify-center gap-2 rounded-block border border-line font-semibold text-faint text-sm aria-[current]:border-edge aria-[current]:bg-raised aria-[current]:text-ink"
                names="words"
                onChoose={close}
              />
              <PlayInMenu onCopied={close} />
              <p className="wrap-anywhere select-all text-center text-faint text-sm" translate="no">
                {gameAddress}
              </p>
            </div>
          </>
        )
      }
    </Drawer>
  )
}

/** Leads to our own status page. Its room stays while the number is unknown, so that no link moves. */
function OnlineCount({ players, onClick }: { players: number | null; onClick: () => void }) {
  const { t, number } = useText()
  const { pages } = useSite()
  if (players === null) return <p className="min-h-11 flex-none" />
  const words = (
    <>
      <i className="dot live mx-1.5 text-ok" />
      {t('shell.online', { players: number(players) })}
    </>
  )
  const look = 'num flex min-h-11 flex-none items-center gap-3 px-3.5 font-bold text-sm text-soft'
  return pages.status ? (
    <SiteLink to="/status" className={look} onClick={onClick}>
      {words}
    </SiteLink>
  ) : (
    <p className={look}>{words}</p>
  )
}

function PlayInMenu({ onCopied }: { onCopied: () => void }) {
  const { t } = useText()
  const playNow = usePlayNow(onCopied)
  return (
    <Button className="w-full" {...playNow}>
      <Icon name="play" />
      {t('shell.playNow')}
    </Button>
  )
}
