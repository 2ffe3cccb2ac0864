import type { GameServer } from '#contract/settings/servers.schema.ts'
import type { RecentReply } from '#contract/shop/delivery.schema.ts'
import { causeOfReply, isFailedReply } from '#contract/shop/failed-reply.ts'
import { toLines } from '#contract/shop/store-admin.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
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
      {id && <FailureTextsField at={server.at('failure_texts')} server={id} />}
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

type FailureProps = { at: FieldAt<string[]>; server: string }

/** One text in each line, and what the game replied lately to choose from. */
function FailureTextsField({ at, server }: FailureProps) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-3">
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
      <RecentReplies at={at} server={server} />
    </div>
  )
}

function RecentReplies({ at, server }: FailureProps) {
  const { t } = useAdminText()
  const { data, problem } = useReply('GET /api/admin/send-actions/replies', {})
  if (!data) return problem === null ? null : <p className="help">{t('admin.failedToLoad')}</p>
  const replies = data.replies.filter((one) => one.server === server)
  if (replies.length === 0) return <p className="help">{t('adminServers.repliesNone')}</p>
  return (
    <div>
      <b className="label">{t('adminServers.replies')}</b>
      <ul className="grid grid-cols-1 gap-2">
        {replies.map((reply) => (
          <ReplyRow key={reply.text} at={at} reply={reply} />
        ))}
      </ul>
    </div>
  )
}

type ReplyProps = { at: FieldAt<string[]>; reply: RecentReply }

function ReplyRow({ at, reply: { text, reply, command, times } }: ReplyProps) {
  const { t, number } = useAdminText()
  const isKnown = causeOfReply(reply) !== null
  const isListed = at.value.includes(text)
  const isFailure = isFailedReply(reply, at.value)
  const canChange = !isKnown && at.lockedBy === null && isListed === isFailure
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 flex-1 basis-60">
        <code className="code wrap-anywhere">{reply}</code>
        <span className="num block text-faint text-sm wrap-anywhere">
          {t('adminServers.replyTo', { command: command ?? '', count: number(times) })}
        </span>
      </span>
      {isFailure && (
        <Badge tone="bad">{t(isKnown ? 'adminServers.replyKnown' : 'adminServers.replyFails')}</Badge>
      )}
      {canChange && (
        <Button
          onClick={() => at.set(isListed ? at.value.filter((one) => one !== text) : [...at.value, text])}
          label={t(isListed ? 'adminServers.replySucceeds' : 'adminServers.replyFails')}
        />
      )}
    </li>
  )
}
