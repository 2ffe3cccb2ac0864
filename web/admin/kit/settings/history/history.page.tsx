import { useState } from 'react'
import type { Section } from '#contract/settings/sections.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { entryPath, findSettingsEntry } from '#web/admin/kit/frame/navigation.ts'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { fetchVersions } from '../draft/settings-api.ts'
import { Segmented } from '../fields/segmented.tsx'
import { labelOf } from '../label.ts'
import { VersionList } from './version-list.tsx'

export default function HistoryPage() {
  const { t } = useAdminText()
  const entry = findSettingsEntry(withoutLanguage(usePathname()))
  // The loader has refused other addresses.
  if (!entry) return null
  const screen = t(`adminNavigation.${entry.label}`)
  return (
    <AdminScreen
      title={t('adminSettings.historyTitle', { screen })}
      text={t('adminSettings.historyText')}
      waiting={<LoadingRows lines />}
      back={<BackLink to={entryPath(entry)}>{screen}</BackLink>}
    >
      <Versions sections={entry.sections} />
    </AdminScreen>
  )
}

function Versions({ sections }: { sections: readonly Section[] }) {
  const { t, language } = useAdminText()
  const [chosen, setChosen] = useState(sections[0])
  if (!chosen) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      {sections.length > 1 && (
        <Segmented
          label={t('adminSettings.historyOf')}
          className="justify-self-start max-sm:w-full"
          options={sections.map((section) => ({ value: section, label: labelOf(t, section, []) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <VersionList
        key={chosen}
        id={chosen}
        load={(signal) => fetchVersions(chosen, signal)}
        labelOf={(path) => labelOf(t, chosen, path)}
        restore={({ version }) =>
          adminCall('POST /api/admin/settings/:section/restore', {
            params: { section: chosen },
            query: { lng: language },
            body: { version },
          })
        }
      />
    </div>
  )
}
