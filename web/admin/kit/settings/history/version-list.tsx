import { useState } from 'react'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { HistoryEntry } from '#contract/settings/settings.schema.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { EmptyList, FailedList, LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ChangesList } from '../changes-list.tsx'
import { fetchHistory, fetchSection, restoreVersion } from '../draft/settings-api.ts'
import { Panel } from '../fields/panel.tsx'
import { labelOf } from '../label.ts'

/** Version 0: what a fresh install shows. */
type Version = Pick<HistoryEntry, 'version' | 'value'> & { saved: Pick<HistoryEntry, 'at' | 'by'> | null }

async function loadVersions(section: Section, signal: AbortSignal): Promise<Version[]> {
  const [entries, { defaults }] = await Promise.all([
    fetchHistory(section, signal),
    fetchSection(section, signal),
  ])
  const saved = entries.map(({ version, value, at, by }) => ({ version, value, saved: { at, by } }))
  return [...saved, { version: 0, value: defaults, saved: null }]
}

export function VersionList({ section }: { section: Section }) {
  const { t } = useAdminText()
  const { data, problem, reload } = useLoaded(section, (signal) => loadVersions(section, signal))
  const [restored, setRestored] = useState<Version | null>(null)
  if (!data) {
    const failed = <FailedList text={t('adminSettings.historyFailed')} error={problem} onRetry={reload} />
    return problem ? failed : <LoadingRows rows={4} />
  }
  const live = data[0]
  if (!live?.saved) return <EmptyList text={t('adminSettings.historyEmpty')} />
  return (
    <>
      <Panel title={t('adminSettings.versions')} flush>
        <ol>
          {data.map((version, index) => (
            <li
              key={version.version}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 text-[0.875rem] leading-5.5 not-last:border-b lg:px-5"
            >
              <div className="min-w-0 flex-1">
                <VersionHead version={version} isLive={index === 0} />
                {version.saved && (
                  <ChangesList
                    labelOf={(path) => labelOf(t, section, path)}
                    before={data[index + 1]?.value}
                    after={version.value}
                  />
                )}
              </div>
              {index > 0 && (
                <button
                  type="button"
                  className="btn btn-outline btn-sm flex-none"
                  onClick={() => setRestored(version)}
                >
                  {t('adminSettings.restore')}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Panel>
      {restored && (
        <RestoreQuestion
          section={section}
          version={restored}
          live={live}
          onRestored={() => {
            setRestored(null)
            reload()
          }}
          onClose={() => setRestored(null)}
        />
      )}
    </>
  )
}

function VersionHead({ version: { saved }, isLive }: { version: Version; isLive: boolean }) {
  const { t, timestamp } = useAdminText()
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <b>{saved ? timestamp(saved.at) : t('adminSettings.defaults')}</b>
      {saved && <span className="text-faint">{saved.by}</span>}
      {isLive && <Badge tone="ok">{t('adminSettings.now')}</Badge>}
    </p>
  )
}

type QuestionProps = {
  section: Section
  version: Version
  live: Version
  onRestored: () => void
  onClose: () => void
}

function RestoreQuestion({ section, version, live, onRestored, onClose }: QuestionProps) {
  const { t, language, timestamp } = useAdminText()
  const question = version.saved
    ? t('adminSettings.restoreTitle', { time: timestamp(version.saved.at) })
    : t('adminSettings.restoreDefaultsTitle')
  return (
    <Confirm
      question={question}
      act={t('adminSettings.restore')}
      acting={t('adminSettings.restoring')}
      failed={t('adminSettings.restoreFailed')}
      onAct={async () => {
        await restoreVersion(section, version.version, language)
        showDone(t('adminSettings.restored'))
        onRestored()
      }}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{t('adminSettings.restoreText')}</p>
      <div className="well p-3">
        <ChangesList
          labelOf={(path) => labelOf(t, section, path)}
          before={live.value}
          after={version.value}
        />
      </div>
    </Confirm>
  )
}
