import { PRODUCT_NAME_MAX_LENGTH } from '#contract/shop/store-admin.ts'
import { Field, InputField } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { GiveDraft } from './give-draft.ts'

type Props = {
  draft: GiveDraft
  servers: readonly { id: string; name: string }[]
  titleError: string | null
  commandsError: string | null
  onChange: (part: Partial<GiveDraft>) => void
}

/** Own commands: all of them go to one server. */
export function CommandFields({ draft, servers, titleError, commandsError, onChange }: Props) {
  const { t } = useAdminText()
  return (
    <>
      <InputField
        label={t('adminPlayers.giftTitle')}
        help={t('adminPlayers.giftTitleHelp')}
        error={titleError}
        value={draft.title}
        maxLength={PRODUCT_NAME_MAX_LENGTH}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Field label={t('adminOrders.commands')} help={t('adminPlayers.commandsHelp')} error={commandsError}>
        {(field) => (
          <textarea
            {...field}
            className="input code min-h-24"
            value={draft.commands}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ commands: target.value })}
          />
        )}
      </Field>
      {servers.length > 1 && (
        <Field label={t('admin.server')}>
          {(field) => (
            <Select
              {...field}
              value={draft.server || (servers[0]?.id ?? '')}
              options={servers.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={(server) => onChange({ server })}
            />
          )}
        </Field>
      )}
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="switch"
          checked={draft.waitOnline}
          onChange={({ target }) => onChange({ waitOnline: target.checked })}
        />
        {t('admin.waitOnline')}
      </label>
    </>
  )
}
