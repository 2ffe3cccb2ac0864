import type { ReactNode } from 'react'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { usePathname } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { AdminScreen } from '../frame/admin-screen.tsx'
import { entryPath, findEntry } from '../frame/navigation.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { LoadingForm } from './loading-form.tsx'

type Props = {
  /** Without it the label of the entry in the navigation. */
  title?: string
  text?: ReactNode
  /** Before the link to the history. */
  action?: ReactNode
  children: ReactNode
}

/** A settings screen: title and history come from its entry in frame/navigation.ts. */
export function SettingsScreen({ title, text, action, children }: Props) {
  const { t } = useAdminText()
  const entry = findEntry(withoutLanguage(usePathname()), null)
  return (
    <AdminScreen
      title={title ?? (entry ? t(`adminNavigation.${entry.label}`) : '')}
      text={text ?? t('adminSettings.live')}
      waiting={<LoadingForm />}
      action={
        <div className="flex flex-wrap gap-2">
          {action}
          {entry && (
            <SiteLink to={`${entryPath(entry)}/history`} className="btn btn-outline btn-sm">
              <Icon name="history" />
              {t('admin.history')}
            </SiteLink>
          )}
        </div>
      }
    >
      {children}
    </AdminScreen>
  )
}
