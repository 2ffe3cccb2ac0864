import { useState } from 'react'
import { HEAD_EDITIONS, HEAD_SOURCES_MAX } from '#contract/settings/heads.schema.ts'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { HeadTest } from './head-test.tsx'

/** An account that every service knows. */
const TEST_NAME = 'jeb_'
const NAME_MAX_LENGTH = 32

/** Where the server fetches heads from. The services are also shown while heads are off: an owner sees who will be asked. */
export function HeadsPanel({ heads }: { heads: SectionForm<'heads'> }) {
  const { t } = useAdminText()
  const [name, setName] = useState(TEST_NAME)
  const editions = HEAD_EDITIONS.map((value) => ({ value, label: t(`adminIdentity.edition_${value}`) }))
  return (
    <Panel title={t('settingsLabels.heads')} text={t('adminIdentity.headsText')}>
      <div className="grid grid-cols-1 gap-5">
        <SwitchField at={heads.at('enabled')} help={t('adminIdentity.headsHelp')} />
        <div>
          <p className="mb-2 text-faint text-sm">{t('adminIdentity.headsSourcesHelp')}</p>
          <ListEditor
            at={heads.at('sources')}
            max={HEAD_SOURCES_MAX}
            add={() => ({ url: '', editions: 'all' as const })}
            addLabel={t('adminIdentity.headsAdd')}
            empty={t('adminIdentity.headsNone')}
            nameOf={({ url }, index) => hostOf(url) ?? t('adminSettings.entry', { number: index + 1 })}
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

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}
