// The address of a channel, by its kind.
import { useState } from 'react'
import type { Channel } from '#contract/settings/notices.schema.ts'
import type { NoticeMailServer } from '#contract/team/notices.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SecretField } from '#web/admin/kit/settings/secrets/secret-field.tsx'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  channel: FieldAt<Channel>
  isSaved: boolean
  secrets: Secrets
  mailServer: NoticeMailServer | null
}

type Of<Kind extends Channel['kind']> = FieldAt<Extract<Channel, { kind: Kind }>>

const isKind =
  <Kind extends Channel['kind']>(kind: Kind) =>
  (channel: Channel): channel is Extract<Channel, { kind: Kind }> =>
    channel.kind === kind

export function secretName({ id, kind }: Pick<Channel, 'id' | 'kind'>): string {
  if (kind === 'email') return 'notices.smtp.password'
  return `notices.${id}.${kind === 'discord' ? 'url' : 'secret'}`
}

export function ChannelFields({ channel, isSaved, secrets, mailServer }: Props) {
  const webhook = narrow(channel, isKind('webhook'))
  if (webhook) return <WebhookFields channel={webhook} isSaved={isSaved} secrets={secrets} />
  const email = narrow(channel, isKind('email'))
  if (email) return <EmailFields channel={email} mailServer={mailServer} />
  return <DiscordFields channel={channel} isSaved={isSaved} secrets={secrets} />
}

function DiscordFields({ channel, isSaved, secrets }: Omit<Props, 'mailServer'>) {
  const { t } = useAdminText()
  return (
    <div>
      <SecretField
        name={secretName(channel.value)}
        label={t('adminNotices.webhookAddress')}
        isSaved={isSaved}
        secrets={secrets}
        texts="adminNotices.address"
      />
      <p className="help">{t('adminNotices.discordHelp')}</p>
    </div>
  )
}

function WebhookFields({
  channel,
  isSaved,
  secrets,
}: Omit<Props, 'mailServer'> & { channel: Of<'webhook'> }) {
  const { t } = useAdminText()
  const name = secretName(channel.value)
  /** Shown until the screen is left, because the server never sends it back. */
  const [made, setMade] = useState<string | null>(null)
  const isLocked = secrets.find(name)?.state === 'environment'

  function makeSecret(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
    const secret = `whsec_${btoa(String.fromCharCode(...bytes))}`
    setMade(secret)
    secrets.type(name, secret)
  }

  return (
    <>
      <TextField
        at={channel.at('url')}
        help={t('adminNotices.urlHelp')}
        nullable
        technical
        inputMode="url"
        placeholder="https://"
      />
      <div className="grid grid-cols-1 gap-2">
        <SecretField
          name={name}
          label={t('adminNotices.signingSecret')}
          isSaved={isSaved}
          secrets={secrets}
          texts="adminNotices.secret"
        />
        {!isLocked && (
          <Button variant="ghost" className="justify-self-start" icon="key-round" onClick={makeSecret}>
            {t('adminNotices.newSecret')}
          </Button>
        )}
        {made && (
          <div className="notice" role="status">
            <div className="min-w-0 flex-1">
              <p>{t('adminNotices.newSecretText')}</p>
              <p className="flex items-center gap-2">
                <code className="code min-w-0 [overflow-wrap:anywhere]">{made}</code>
                <CopyButton text={made} />
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

const SECRET_BYTES = 32

function EmailFields({ channel, mailServer }: { channel: Of<'email'>; mailServer: NoticeMailServer | null }) {
  const { t } = useAdminText()
  return (
    <>
      <ListField
        at={channel.at('to')}
        write={(addresses) => addresses.join(', ')}
        read={(text) => text.split(/[,;\s]+/).filter((part) => part !== '')}
        label={t('adminNotices.recipients')}
        help={t('adminNotices.recipientsHelp')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="owner@example.com"
          />
        )}
      </ListField>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {mailServer ? (
          <>
            <span className="text-faint">{t('settingsLabels.notices.smtp')}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {mailServer.source === 'simulator' ? t('adminNotices.mailServerSimulated') : mailServer.address}
            </span>
            {mailServer.source === 'environment' && <Badge tone="note">{t('admin.byEnvironment')}</Badge>}
          </>
        ) : (
          <span className="text-wait">{t('adminNotices.mailServerNone')}</span>
        )}
      </p>
    </>
  )
}
