import type { ReactNode } from 'react'
import { hasSlash, PLAYER_PLACEHOLDER, unknownPlaceholders } from '#contract/shop/store-admin.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import type { DraftForm, FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Command, readCommands, writeCommands } from './command-options.ts'
import { CommandRows, type CommandServer } from './command-rows.tsx'
import type { ProductDraft } from './product-form.ts'

type Props = {
  form: DraftForm<ProductDraft>
  field: 'execute' | 'execute_on_refund'
  servers: readonly CommandServer[]
}

/** One command per line; below them the server of each, and whether it waits for the player. */
export function CommandsPanel({ form, field, servers }: Props) {
  const { t } = useAdminText()
  const mayWrite = useMay()('commands')
  const isRefund = field === 'execute_on_refund'
  const at = form.at(field)
  return (
    <Panel
      title={t(isRefund ? 'adminProducts.refundCommands' : 'adminProducts.commandsTitle')}
      text={t(isRefund ? 'adminProducts.refundText' : 'adminProducts.commandsText')}
      stack
    >
      <ListField
        at={at}
        write={writeCommands}
        read={readCommands}
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
      </ListField>
      <Warnings at={at} mayWrite={mayWrite} />
      <CommandRows at={at} servers={servers} isReadOnly={!mayWrite} />
    </Panel>
  )
}

/** Probable mistakes, which can still be saved. */
function Warnings({ at, mayWrite }: { at: FieldAt<Command[]>; mayWrite: boolean }) {
  const { t } = useAdminText()
  const lines = at.value.map(({ text }) => text)
  const slashed = lines.findIndex(hasSlash)
  const words = [...new Set(lines.flatMap(unknownPlaceholders))]
  const removeSlashes = () =>
    at.set(at.value.map((command) => ({ ...command, text: command.text.replace(/^\/+\s*/, '') })))
  const isWithoutPlayer = lines.length > 0 && !lines.some((line) => line.includes(PLAYER_PLACEHOLDER))
  if (slashed < 0 && words.length === 0 && !isWithoutPlayer) return null
  return (
    <ul className="grid gap-1 text-sm text-wait" role="status">
      {slashed >= 0 && (
        <Warning>
          {t('adminProducts.slash', { line: slashed + 1 })}{' '}
          {mayWrite && (
            <button type="button" className="link text-wait" onClick={removeSlashes}>
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
