import type { GameServer } from '#contract/settings/servers.schema.ts'
import { toLines } from '#contract/shop/store-admin.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SecretField } from '#web/admin/kit/settings/secrets/secret-field.tsx'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AddressField, BoardsField, OwnersNote } from './address-field.tsx'

const PING_PORT = 25_565
const RCON_PORT = 25_575
const NAME_MAX = 32

type Props = {
  server: FieldAt<GameServer>
  isSaved: boolean
  /** Ids of the other servers. */
  taken: readonly string[]
  secrets: Secrets
}

export function ServerFields({ server, isSaved, taken, secrets }: Props) {
  const { t } = useAdminText()
  /** The id of a new server follows its name: products, secrets and variables use it from the first save on. */
  const name: FieldAt<string> = {
    ...server.at('name'),
    set: (next) => {
      server.at('name').set(next)
      if (!isSaved) server.at('id').set(newId(next, taken, 'server'))
    },
  }
  const mayChange = useMay()('servers')
  const { id } = server.value
  return (
    <div className="grid grid-cols-1 gap-5 border-line border-t pt-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField at={name} max={NAME_MAX} />
        <div data-path={server.at('id').key}>
          <b className="label">{t('settingsLabels.servers.list.*.id')}</b>
          <p className="flex min-h-11 items-center">
            <code className="code">{id || '–'}</code>
          </p>
          <p className="help">{t('adminServers.idHelp')}</p>
        </div>
      </div>
      {mayChange ? <Connections server={server} isSaved={isSaved} secrets={secrets} /> : <OwnersNote />}
      <NumberField
        at={server.at('reply_seconds')}
        help={t('adminServers.replySecondsHelp')}
        className="max-w-64"
      />
      <FailureTextsField at={server.at('failure_texts')} />
    </div>
  )
}

/** Where passwords and commands go, and the name in commands. */
function Connections({ server, isSaved, secrets }: Pick<Props, 'server' | 'isSaved' | 'secrets'>) {
  const { t } = useAdminText()
  const { id, rcon, boards } = server.value
  const hasRcon = rcon !== null || server.at('rcon').lockedBy !== null
  const hasMysql = boards?.kind === 'mysql' || server.at('boards').lockedBy !== null
  return (
    <>
      <AddressField at={server.at('ping')} port={PING_PORT} />
      <div className="grid grid-cols-1 gap-3">
        <AddressField at={server.at('rcon')} port={RCON_PORT} help={t('adminServers.rconHelp')} />
        {hasRcon && id && (
          <SecretField
            name={`servers.${id}.rcon_password`}
            label={t('adminServers.rconPassword')}
            isSaved={isSaved}
            secrets={secrets}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-3">
        <BoardsField at={server.at('boards')} />
        {hasMysql && id && (
          <SecretField
            name={`servers.${id}.boards_password`}
            label={t('adminServers.boardsPassword')}
            isSaved={isSaved}
            secrets={secrets}
          />
        )}
      </div>
      <TextField
        at={server.at('bedrock_prefix')}
        help={t('adminServers.prefixOfBedrock')}
        className="max-w-64"
        technical
      />
    </>
  )
}

/** One text in each line. */
function FailureTextsField({ at }: { at: FieldAt<string[]> }) {
  const { t } = useAdminText()
  return (
    <ListField
      at={at}
      write={(texts) => texts.join('\n')}
      read={toLines}
      help={t('adminServers.failureHelp')}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={Math.min(8, at.value.length + 2)}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </ListField>
  )
}
