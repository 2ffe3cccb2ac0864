import { useId } from 'react'
import { may, type Permission } from '#contract/permissions.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import { useLogOut } from '#web/admin/kit/frame/use-log-out.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

const LINKS = [
  {
    path: '/admin/store',
    icon: 'package',
    label: 'adminHome.storeManagement',
    text: 'adminHome.storeText',
    permission: 'orders',
  },
  {
    path: '/admin/images',
    icon: 'images',
    label: 'adminHome.gamemodeImages',
    text: null,
    permission: 'settings',
  },
  {
    path: '/admin/audit',
    icon: 'scroll-text',
    label: 'adminHome.auditLog',
    text: 'adminHome.auditText',
    permission: 'audit',
  },
  {
    path: '/admin/password',
    icon: 'key-round',
    label: 'adminHome.changePassword',
    text: 'adminHome.passwordText',
    permission: 'account',
  },
] as const

export function ScreenLinks({ overview }: { overview: Overview | null }) {
  const { t, number } = useAdminText()
  const logOut = useLogOut()
  const mayOpen = (permission: Permission) => !overview || may(overview.role, permission)
  const images = overview?.images
  const counts =
    images && t('adminHome.activeImages', { active: number(images.active), total: number(images.total) })
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <div className="mb-2 flex items-center gap-x-3">
        <h2 id={id} className="text-lg">
          {t('adminHome.links')}
        </h2>
        <p className="min-w-0 flex-1 truncate text-right text-faint text-sm">
          {overview && t('adminHome.signedInAs', { name: overview.admin })}
        </p>
        <button type="button" className="btn btn-ghost btn-sm -mr-3.5" onClick={logOut}>
          <Icon name="log-out" />
          {t('admin.logOut')}
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {LINKS.filter(({ permission }) => mayOpen(permission)).map(({ path, icon, label, text }) => (
          <li key={path}>
            <SiteLink
              to={path}
              className="slab flex h-full items-center gap-3 p-4 max-sm:flex-col max-sm:items-start"
            >
              <span className="grid size-10 flex-none place-items-center rounded-block bg-raised text-star">
                <Icon name={icon} />
              </span>
              <span className="min-w-0">
                <b className="block">{t(label)}</b>
                <span className="block text-faint text-sm max-sm:hidden">
                  {text ? t(text) : (counts ?? '–')}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
