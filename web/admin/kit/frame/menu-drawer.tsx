import { Drawer } from '#web/kit/ui/drawer.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { NavigationList } from './navigation-list.tsx'

export function MenuDrawer() {
  const { t } = useAdminText()
  const label = t('adminNavigation.menu')
  return (
    <Drawer
      label={label}
      openLabel={t('adminNavigation.openMenu')}
      closeLabel={t('adminNavigation.closeMenu')}
      headClassName="pr-1.5"
      head={<b>{label}</b>}
    >
      {(close) => (
        <nav aria-label={t('admin.mainNavigation')} className="px-2.5 pb-6">
          <NavigationList onChoose={close} />
        </nav>
      )}
    </Drawer>
  )
}
