import { useEffect, useState } from 'react'
import { countPlayers } from '#contract/network/status.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { isOutside, MenuItem } from './menu-link.tsx'
import { SiteLink } from './site-link.tsx'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

type Props = { openings: number; close: () => void }

export function MenuContent({ openings, close }: Props) {
  const { t } = useText()
  const { gameAddress, links } = useSite()
  const menus = useMenus()
  const all = [...menus.bar, ...menus.more]
  const inside = all.filter(([href]) => !isOutside(href))
  const outside = all.filter(([href]) => isOutside(href))
  const itemsOf = (places: typeof all) =>
    places.map((link) => <MenuItem key={link[0] + link[1]} link={link} onClick={close} />)
  return (
    <>
      <OnlineCount players={usePlayers(openings)} onClick={close} />
      <nav aria-label={t('shell.mainNavigation')} className="overflow-y-auto pb-2">
        {itemsOf(inside)}
        {inside.every(([href]) => href !== '/play') && (
          <MenuItem link={['/play', t('shell.howToJoin'), 'gamepad-2']} onClick={close} />
        )}
        {outside.length > 0 && <hr className="my-2 border-line" />}
        {itemsOf(outside)}
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

/** Null while the number is unknown. */
function usePlayers(openings: number): number | null {
  const [players, setPlayers] = useState<number | null>(null)
  useEffect(() => {
    call('GET /api/server-status/:id', { params: { id: 'network' } }).then(
      (status) => setPlayers(countPlayers(status)),
      () => setPlayers(null),
    )
  }, [openings])
  return players
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
