import type { ReactNode } from 'react'
import type { ContentKind } from '#contract/monitoring/content.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { DemoEntries } from '../content/demo-entries.tsx'
import { AdminScreen } from '../frame/admin-screen.tsx'
import { entryPath, findEntry } from '../frame/navigation.ts'
import { LinkButton } from '../parts/button.tsx'
import type { AdminTranslate } from '../text/admin-text.ts'
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
            <LinkButton to={`${entryPath(entry)}/history`} icon="history">
              <span className="max-md:sr-only">{t('admin.history')}</span>
            </LinkButton>
          )}
        </div>
      }
    >
      {children}
    </AdminScreen>
  )
}

/** A settings screen of one form, as a page. `demo`: kinds of entries that a demo has. */
export function settingsPage(
  Form: () => ReactNode,
  text?: (t: AdminTranslate) => string,
  demo?: readonly ContentKind[],
) {
  return function SettingsPage() {
    const { t } = useAdminText()
    return (
      <SettingsScreen text={text?.(t)}>
        {demo && <DemoEntries kinds={demo} />}
        <Form />
      </SettingsScreen>
    )
  }
}
