import { useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { EmptyList, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ChangesList } from '../changes-list.tsx'
import type { Version } from '../draft/settings-api.ts'
import type { Path } from '../draft/value-path.ts'
import { Panel } from '../fields/panel.tsx'

type Props<Value> = {
  /** Its name among what is loaded. */
  id: string
  /** Newest first. */
  load(signal: AbortSignal): Promise<Version<Value>[]>
  labelOf(path: Path): string
  restore(version: Version<Value>, live: Version<Value>): Promise<unknown>
}

export function VersionList<Value>({ id, load, labelOf, restore }: Props<Value>) {
  const { t, timestamp } = useAdminText()
  const loaded = useLoaded(id, load)
  const { data, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} />
  const live = data[0]
  if (!live?.at) return <EmptyList text={t('adminSettings.historyEmpty')} />
  const restoreTitle = ({ at }: Version<Value>) =>
    at ? t('adminSettings.restoreTitle', { time: timestamp(at) }) : t('adminSettings.restoreDefaultsTitle')
  return (
    <Panel title={t('adminSettings.versions')} flush>
      <ol>
        {data.map((version, index) => (
          <li
            key={version.version}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 text-[0.875rem] leading-5.5 not-last:border-b lg:px-5"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2">
                <b>{version.at ? timestamp(version.at) : t('adminSettings.defaults')}</b>
                {version.by && <span className="text-faint">{version.by}</span>}
                {index === 0 && <Badge tone="ok">{t('adminSettings.now')}</Badge>}
              </p>
              {data[index + 1] && (
                <ChangesList labelOf={labelOf} before={data[index + 1]?.value} after={version.value} />
              )}
            </div>
            {index > 0 && (
              <AskButton className="flex-none" label={t('adminSettings.restore')}>
                {(close) => (
                  <Confirm
                    question={restoreTitle(version)}
                    act={t('adminSettings.restore')}
                    text={t('adminSettings.restoreText')}
                    onAct={() => restore(version, live)}
                    done={t('adminSettings.restored')}
                    onDone={reload}
                    onClose={close}
                  >
                    <div className="well p-3">
                      <ChangesList labelOf={labelOf} before={live.value} after={version.value} />
                    </div>
                  </Confirm>
                )}
              </AskButton>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
