import { toLines } from '#contract/shop/store-admin.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { type CommandOption, changeOption, DEFAULT_OPTION } from './command-options.ts'

/** A game server that commands can be sent to. */
export type CommandServer = { id: string; name: string; bedrock_prefix: string }

type Props = {
  commands: string
  options: readonly CommandOption[]
  servers: readonly CommandServer[]
  isReadOnly: boolean
  onOptions: (options: CommandOption[]) => void
  /** Sends one line to every server. */
  onAll: (index: number) => void
}

/** The server of each command, and whether it waits for the player. */
export function CommandRows({ commands, options, servers, isReadOnly, onOptions, onAll }: Props) {
  const { t } = useAdminText()
  const lines = toLines(commands)
  if (lines.length === 0) return null
  return (
    <fieldset className="well grid grid-cols-1 gap-3 p-3" disabled={isReadOnly}>
      <legend className="sr-only">{t('adminProducts.commandServers')}</legend>
      <ol className="grid grid-cols-1 gap-3">
        {lines.map((line, index) => (
          <li
            key={index}
            className="grid grid-cols-1 gap-2 border-line pt-3 first:pt-0 [&:not(:first-child)]:border-t"
          >
            <CommandRow
              line={line}
              number={index + 1}
              option={options[index] ?? DEFAULT_OPTION}
              servers={servers}
              onChange={(change) => onOptions(changeOption(options, index, change))}
              onAll={() => onAll(index)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

type RowProps = {
  line: string
  number: number
  option: CommandOption
  servers: readonly CommandServer[]
  onChange: (change: Partial<CommandOption>) => void
  onAll: () => void
}

function CommandRow({ line, number, option, servers, onChange, onAll }: RowProps) {
  const { t } = useAdminText()
  const target = option.server || servers[0]?.id
  const server = servers.find(({ id }) => id === target)
  return (
    <>
      <code className="code block text-soft">{line}</code>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ServerChoice number={number} option={option} servers={servers} onChange={onChange} />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="switch"
            checked={option.waitOnline}
            onChange={({ target: { checked } }) => onChange({ waitOnline: checked })}
          />
          {t('adminProducts.waitOnline')}
        </label>
        {servers.length > 1 && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={onAll}>
            {t('adminProducts.everyServer')}
            <span className="sr-only"> {t('adminProducts.everyServerOf', { number: String(number) })}</span>
          </button>
        )}
        {option.waitOnline && (
          <p className="w-full text-faint text-xs">
            {t('adminProducts.waitOnlineHelp', { server: server?.name ?? target ?? '' })}
          </p>
        )}
      </div>
    </>
  )
}

/** Only where there is a choice, or the server of the command is gone. */
function ServerChoice({ number, option, servers, onChange }: Omit<RowProps, 'line' | 'onAll'>) {
  const { t } = useAdminText()
  const isGone = option.server !== '' && servers.length > 0 && servers.every(({ id }) => id !== option.server)
  if (servers.length < 2 && !isGone) return null
  return (
    <select
      className="input sm:w-52!"
      aria-label={t('adminProducts.serverOf', { number: String(number) })}
      value={option.server || servers[0]?.id}
      onChange={({ target: { value } }) => onChange({ server: value })}
    >
      {isGone && (
        <option value={option.server}>{t('adminProducts.serverGone', { id: option.server })}</option>
      )}
      {servers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
