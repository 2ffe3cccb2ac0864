import type { ReactNode } from 'react'
import { describeProblems } from '#content/settings/describe-problems.ts'
import type { ContentKind } from '#contract/monitoring/content.ts'
import { SECTION_SCHEMAS, type Section, type SectionValue } from '#contract/settings/sections.schema.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { adminCall } from '../api/admin-call.ts'
import { DemoEntries } from '../content/demo-entries.tsx'
import { AdminScreen } from '../frame/admin-screen.tsx'
import { entryPath, findEntry } from '../frame/navigation.ts'
import { LinkButton } from '../parts/button.tsx'
import type { AdminTranslate } from '../text/admin-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Schema } from './draft/draft-store.ts'
import { fetchSection } from './draft/settings-api.ts'
import { type DraftForm, useDraftForm } from './draft/use-draft-form.ts'
import { labelOf } from './label.ts'
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
      text={text}
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
  demo?: readonly ContentKind[] | null,
  text?: (t: AdminTranslate) => string,
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

export type SectionForm<Name extends Section> = DraftForm<SectionValue<Name>>

const SCHEMAS: { readonly [Name in Section]: Schema<SectionValue<Name>> } = SECTION_SCHEMAS

export function useSection<Name extends Section>(section: Name): SectionForm<Name> {
  const { t, language } = useAdminText()
  return useDraftForm<SectionValue<Name>>({
    name: section,
    key: section,
    schema: SCHEMAS[section],
    describe: (issues) => describeProblems(issues, language),
    labelOf: (path) => labelOf(t, section, path),
    load: (signal) => fetchSection(section, signal),
    save: async (value, version, replaced) => {
      const input = { params: { section }, query: { lng: language }, body: { version, value, replaced } }
      return { ...(await adminCall('PUT /api/admin/settings/:section', input)), value }
    },
  })
}
