import { useState } from 'react'
import type { Role } from '#contract/permissions.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { LanguageSwitcher } from '#web/kit/layout/language-switcher.tsx'
import { GeneratedFace } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePathname } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useDisclosure } from '#web/kit/ui/use-disclosure.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { useLogOut } from './use-log-out.ts'

const MENU = 'pop w-72 max-w-[calc(100vw-2rem)] max-lg:-right-11'

/** Both are null until they are loaded. */
export function AccountMenu({ name, role }: { name: string | null; role: Role | null }) {
  const { t } = useAdminText()
  const logOut = useLogOut()
  const path = withoutLanguage(usePathname())
  /** Another page closes the menu. */
  const [openAt, setOpenAt] = useState(takeOpenPath)
  const open = openAt === path
  const setOpen = (next: boolean) => setOpenAt(next ? path : null)
  const { box, button } = useDisclosure(open, setOpen)
  const close = () => setOpen(false)
  const keepOpen = () => {
    pathToOpen = withoutLanguage(window.location.pathname)
  }
  return (
    <div ref={box} className="relative flex-none">
      <button
        ref={button}
        type="button"
        className="flex items-center gap-2 min-w-11 min-h-11 px-2 rounded-block text-[0.875rem] font-semibold hover:bg-raised"
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={name ? t('admin.accountOf', { name }) : t('adminNavigation.account')}
        onClick={() => setOpen(!open)}
      >
        {/* A fixed width: the name arrives later and moves nothing. */}
        <span className="w-40 truncate text-right max-lg:hidden">{name}</span>
        <Face name={name} size={28} />
      </button>
      {/* The menu button stands right of the account on phones. */}
      <div id="account-menu" className={MENU} hidden={!open}>
        <p className="flex items-center gap-2.5 px-3.5 pt-1 pb-2">
          <Face name={name} size={32} />
          <span className="min-w-0 text-sm">
            <b className="block truncate">{name ?? '…'}</b>
            {role && <span className="block text-faint">{t(`adminTeam.role_${role}`)}</span>}
          </span>
        </p>
        <hr className="my-2 border-line" />
        <div className="flex min-h-11 items-center gap-3 px-3.5">
          <span className="flex-1 text-sm text-soft">{t('admin.language')}</span>
          <LanguageSwitcher
            linkClassName=""
            className="seg"
            names="words"
            flags={false}
            onChoose={keepOpen}
          />
        </div>
        <SiteLink to="/admin/account" onClick={close}>
          <Icon name="user-round" />
          {t('adminNavigation.myAccount')}
        </SiteLink>
        <SiteLink to="/" onClick={close}>
          <Icon name="external-link" />
          {t('admin.viewSite')}
        </SiteLink>
        <hr className="my-2 border-line" />
        <button type="button" onClick={logOut}>
          <Icon name="log-out" />
          {t('admin.logOut')}
        </button>
      </div>
    </div>
  )
}

/** Rendered by the site: the names of admins are sent to no avatar service. */
function Face({ name, size }: { name: string | null; size: number }) {
  return (
    <span className="head flex-none" style={{ width: size, height: size }} aria-hidden="true">
      {name !== null && <GeneratedFace name={name} />}
    </span>
  )
}

/** The other language mounts another layout: the menu opens again, so that the focus stays on the language. */
let pathToOpen: string | null = null

function takeOpenPath(): string | null {
  const path = pathToOpen
  pathToOpen = null
  return path
}
