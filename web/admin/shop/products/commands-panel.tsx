import type { ReactNode } from 'react'
import { hasSlash, PLAYER_PLACEHOLDER, unknownPlaceholders } from '#contract/shop/store-admin.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { DraftForm, FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Command, readCommands, sendToAll, writeCommands } from './command-options.ts'
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
      text={isRefund && t('adminProducts.refundText')}
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

export type CommandServer = { id: string; name: string; bedrock_prefix: string }

type RowsProps = { at: FieldAt<Command[]>; servers: readonly CommandServer[]; isReadOnly: boolean }

function CommandRows({ at, servers, isReadOnly }: RowsProps) {
  const { t } = useAdminText()
  const ids = servers.map(({ id }) => id)
  if (at.value.length === 0) return null
  return (
    <fieldset className="well grid grid-cols-1 gap-3 p-3" disabled={isReadOnly}>
      <legend className="sr-only">{t('adminProducts.commandServers')}</legend>
      <ol className="grid grid-cols-1 gap-3">
        {at.value.map((command, index) => (
          <li
            key={index}
            className="grid grid-cols-1 gap-2 border-line pt-3 first:pt-0 [&:not(:first-child)]:border-t"
          >
            <CommandRow
              number={index + 1}
              command={command}
              servers={servers}
              onChange={(change) => at.at(index).set({ ...command, ...change })}
              onAll={() => at.set(sendToAll(at.value, index, ids))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

type RowProps = {
  number: number
  command: Command
  servers: readonly CommandServer[]
  onChange: (change: Partial<Command>) => void
  onAll: () => void
}

function CommandRow({ number, command, servers, onChange, onAll }: RowProps) {
  const { t } = useAdminText()
  const target = command.server || servers[0]?.id
  const server = servers.find(({ id }) => id === target)
  return (
    <>
      <code className="code block text-soft">{command.text}</code>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ServerChoice number={number} command={command} servers={servers} onChange={onChange} />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="switch"
            checked={command.wait_online ?? false}
            onChange={({ target: { checked } }) => onChange({ wait_online: checked })}
          />
          {t('admin.waitOnline')}
        </label>
        {servers.length > 1 && (
          <Button variant="ghost" onClick={onAll}>
            {t('adminProducts.everyServer')}
            <span className="sr-only"> {t('adminProducts.everyServerOf', { number: String(number) })}</span>
          </Button>
        )}
        {command.wait_online && (
          <p className="w-full text-faint text-xs">
            {t('adminProducts.waitOnlineHelp', { server: server?.name ?? target ?? '' })}
          </p>
        )}
      </div>
    </>
  )
}

/** Only where there is a choice, or the server of the command is gone. */
function ServerChoice({ number, command, servers, onChange }: Omit<RowProps, 'onAll'>) {
  const { t } = useAdminText()
  const { server = '' } = command
  const isGone = server !== '' && servers.length > 0 && servers.every(({ id }) => id !== server)
  if (servers.length < 2 && !isGone) return null
  return (
    <Select
      className="sm:w-52"
      aria-label={t('adminProducts.serverOf', { number: String(number) })}
      value={server || (servers[0]?.id ?? '')}
      options={[
        ...(isGone ? [{ value: server, label: t('adminProducts.serverGone', { id: server }) }] : []),
        ...servers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(chosen) => onChange({ server: chosen })}
    />
  )
}
