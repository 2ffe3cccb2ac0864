import { useState } from 'react'
import type { HeadTest as Result } from '#contract/network/heads.schema.ts'
import { HEAD_EDITIONS, HEAD_SOURCES_MAX, type HeadSource } from '#contract/settings/heads.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** An account that every service knows. */
const TEST_NAME = 'jeb_'
const NAME_MAX_LENGTH = 32

/** Where the server fetches heads from. The services are also shown while heads are off: an owner sees who will be asked. */
export function HeadsPanel({ heads }: { heads: SectionForm<'heads'> }) {
  const { t } = useAdminText()
  const [name, setName] = useState(TEST_NAME)
  const editions = HEAD_EDITIONS.map((value) => ({ value, label: t(`adminIdentity.edition_${value}`) }))
  return (
    <Panel title={t('settingsLabels.heads')}>
      <div className="grid grid-cols-1 gap-5">
        <SwitchField at={heads.at('enabled')} help={t('adminIdentity.headsHelp')} />
        <div>
          <ListEditor
            at={heads.at('sources')}
            max={HEAD_SOURCES_MAX}
            add={() => ({ url: '', editions: 'all' as const })}
            addLabel={t('adminIdentity.headsAdd')}
            empty={t('adminIdentity.headsNone')}
            nameOf={({ url }, index) =>
              URL.canParse(url) ? new URL(url).host : t('adminSettings.entry', { number: index + 1 })
            }
          >
            {(source) => (
              <div className="grid grid-cols-1 gap-4">
                <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
                  <TextField
                    at={source.at('url')}
                    technical
                    inputMode="url"
                    placeholder="https://"
                    help={t('adminIdentity.headsUrlHelp')}
                  />
                  <SelectField at={source.at('editions')} options={editions} />
                </div>
                <HeadTest source={source.value} name={name} />
              </div>
            )}
          </ListEditor>
        </div>
        <InputField
          label={t('adminIdentity.headTestName')}
          className="md:max-w-80"
          spellCheck={false}
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
    </Panel>
  )
}

const SHOWN_PX = 36

/** Asks the service for one head, as it is in the form. */
function HeadTest({ source, name }: { source: HeadSource; name: string }) {
  const { t } = useAdminText()
  const [busy, setBusy] = useState(false)
  const [run, setRun] = useState<{ of: string; result: Result | null; problem: unknown } | null>(null)
  const key = JSON.stringify([source, name])

  async function test(): Promise<void> {
    setBusy(true)
    try {
      const result = await adminCall('POST /api/admin/heads/test', { body: { source, name } })
      setRun({ of: key, result, problem: null })
    } catch (error) {
      setRun({ of: key, result: null, problem: error })
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon="refresh-cw" busy={busy} disabled={source.url === '' || name.trim() === ''} onClick={test}>
        {t('admin.testNow')}
      </Button>
      <div aria-live="polite" className="min-w-0 flex-[1_1_12rem] text-sm">
        {run?.of === key && run.result && <Outcome result={run.result} name={name} />}
        {run?.of === key && run.problem !== null && <Problem error={run.problem} />}
      </div>
    </div>
  )
}

function Outcome({ result, name }: { result: Result; name: string }) {
  const { t, number } = useAdminText()
  const { state, reason, picture, detail, ms } = result
  if (state === 'ok') {
    return (
      <span className="flex items-center gap-3 text-ok">
        {picture && (
          <span className="head" style={{ width: SHOWN_PX, height: SHOWN_PX }}>
            <img src={picture} alt="" />
          </span>
        )}
        {t('adminIdentity.headOk', { ms: number(ms) })}
      </span>
    )
  }
  if (state === 'unknown')
    return <span className="text-wait">{t('adminIdentity.headUnknown', { name })}</span>
  return (
    <span className="wrap-anywhere flex gap-1.5 text-bad">
      <Icon name="circle-alert" className="mt-0.5 flex-none" />
      <span>{reason === null || reason === 'other' ? detail : t(`adminIdentity.reason_${reason}`)}</span>
    </span>
  )
}
