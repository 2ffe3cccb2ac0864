import type { ReactNode } from 'react'
import { hasSlash, PLAYER_PLACEHOLDER, toLines, unknownPlaceholders } from '#contract/shop/store-admin.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CommandRows } from './command-rows.tsx'
import { DraftFieldBox } from './draft-field.tsx'
import type { FormView } from './form-view.ts'
import { type CommandField, commandOptions } from './product-draft.ts'

type Props = { form: FormView; field: CommandField }

/** One command per line; below them the server of each, and whether it waits for the player. */
export function CommandsPanel({ form, field }: Props) {
  const { t } = useAdminText()
  const mayWrite = useMay()('commands')
  const isRefund = field === 'refundCommands'
  return (
    <Panel
      title={t(isRefund ? 'adminProducts.refundTitle' : 'adminProducts.commandsTitle')}
      text={t(isRefund ? 'adminProducts.refundText' : 'adminProducts.commandsText')}
    >
      <div className="grid grid-cols-1 gap-4">
        <DraftFieldBox
          form={form}
          name={field}
          help={
            mayWrite
              ? `${t('adminProducts.commandsHelp')} ${t('adminProducts.giftHelp')}`
              : t('adminTeam.commandsNote')
          }
        >
          {(control) => (
            <textarea
              {...control}
              className="input code"
              rows={isRefund ? 2 : 3}
              spellCheck={false}
              readOnly={!mayWrite}
              required={!isRefund}
            />
          )}
        </DraftFieldBox>
        <Warnings form={form} field={field} mayWrite={mayWrite} />
        <CommandRows
          commands={form.draft[field]}
          options={commandOptions(form.draft, field)}
          servers={form.servers}
          isReadOnly={!mayWrite}
          onOptions={(options) => form.onOptions(field, options)}
          onAll={(index) => form.onAllServers(field, index)}
        />
      </div>
    </Panel>
  )
}

/** Probable mistakes, which can still be saved. */
function Warnings({ form, field, mayWrite }: Props & { mayWrite: boolean }) {
  const { t } = useAdminText()
  const lines = toLines(form.draft[field])
  const slashed = lines.findIndex(hasSlash)
  const words = [...new Set(lines.flatMap(unknownPlaceholders))]
  const removeSlashes = () =>
    form.onChange(field, lines.map((line) => line.replace(/^\/+\s*/, '')).join('\n'))
  const isWithoutPlayer = lines.length > 0 && !lines.some((line) => line.includes(PLAYER_PLACEHOLDER))
  if (slashed < 0 && words.length === 0 && !isWithoutPlayer) return null
  return (
    <ul className="grid gap-1 text-sm text-wait" role="status">
      {slashed >= 0 && (
        <Warning>
          {t('adminProducts.slash', { line: slashed + 1 })}{' '}
          {mayWrite && (
            <button type="button" className="link text-wait!" onClick={removeSlashes}>
              {t('adminProducts.removeSlash')}
            </button>
          )}
        </Warning>
      )}
      {words.length > 0 && (
        <Warning>{t('adminProducts.unknownPlaceholders', { words: words.join(', ') })}</Warning>
      )}
      {isWithoutPlayer && <Warning>{t('adminProducts.noPlayer')}</Warning>}
    </ul>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="triangle-alert" className="mt-0.5 flex-none" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}
