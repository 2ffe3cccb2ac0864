import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { VoteReceiver } from '#contract/network/votes.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const REFRESH_MS = 10_000
const TOKEN_BYTES = 20

export function ReceiverPanel({ votes }: { votes: SectionForm<'votes'> }) {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/votes', {}, REFRESH_MS)
  const { data, problem, reload } = loaded
  return (
    <Panel title={t('settingsLabels.votes.receiver')} action={data && <StateBadge receiver={data} />}>
      {data ? (
        data.mode === 'off' ? (
          <p className="text-soft">{t('adminNetwork.receiverOff')}</p>
        ) : (
          <div className="grid grid-cols-1 gap-4">
            {data.problem && <p className="text-bad">{data.problem}</p>}
            <Access receiver={data} onChange={reload} />
            <UnknownServices receiver={data} votes={votes} />
            <Latest receiver={data} />
            <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
              <SwitchField at={votes.at('receiver').at('v1')} help={t('adminNetwork.v1Help')} />
            </div>
          </div>
        )
      ) : problem !== null ? (
        <Problem error={problem} />
      ) : (
        <p className="loading-late text-faint text-sm" role="status">
          {t('adminNetwork.looking')}
        </p>
      )}
    </Panel>
  )
}

function StateBadge({ receiver: { mode, port } }: { receiver: VoteReceiver }) {
  const { t } = useAdminText()
  if (mode === 'off') return <Badge tone="plain">{t('adminCheckNames.state_off')}</Badge>
  if (port === null) return <Badge tone="bad">{t('adminNetwork.receiverStateAway')}</Badge>
  if (mode === 'sandbox') return <Badge tone="wait">{t('admin.demo')}</Badge>
  return <Badge tone="ok">{t('adminNetwork.receiverStateOn', { port })}</Badge>
}

function Access({ receiver, onChange }: { receiver: VoteReceiver; onChange: () => void }) {
  const { t, knownWords } = useAdminText()
  const mayChange = useMay()('secrets')
  const { busy, problem, run } = useAction()
  const [token, setToken] = useState<string | null>(null)
  const [results, setResults] = useState<{ protocol: 1 | 2; ok: boolean; detail: string }[]>([])

  async function makeToken(): Promise<void> {
    const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
    const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    await adminCall('PUT /api/admin/secrets/:name', { params: { name: 'votes.token' }, body: { value } })
    setToken(value)
    onChange()
  }

  async function test(): Promise<void> {
    setResults([])
    setResults((await adminCall('POST /api/admin/votes/test', {})).results)
    onChange()
  }

  return (
    <>
      <div>
        <b className="label">{t('adminNetwork.publicKey')}</b>
        {receiver.public_key ? (
          <span className="flex items-center gap-2">
            <code className="code well min-w-0 flex-1 truncate px-3 py-2">{receiver.public_key}</code>
            <CopyButton text={receiver.public_key} />
          </span>
        ) : (
          <p className="text-bad">{t('adminNetwork.publicKeyUnreadable')}</p>
        )}
        <p className="help">{t('adminNetwork.publicKeyHelp')}</p>
      </div>
      <div>
        <b className="label">{t('adminNetwork.token')}</b>
        {token ? (
          <span className="flex items-center gap-2">
            <code className="code well min-w-0 flex-1 px-3 py-2 wrap-anywhere">{token}</code>
            <CopyButton text={token} />
          </span>
        ) : (
          <p className="text-soft">
            {t(receiver.has_token ? 'adminServers.secretStored' : 'adminNetwork.tokenMissing')}
          </p>
        )}
        <p className="help">{t(token ? 'adminNetwork.tokenShownOnce' : 'adminNetwork.tokenHelp')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayChange && (
          <Button busy={busy && t('adminSettings.saving')} onClick={() => run(makeToken)}>
            {t('adminNetwork.makeToken')}
          </Button>
        )}
        <Button busy={busy} onClick={() => run(test)} label={t('adminNetwork.testVote')} />
        {mayChange && <NewKeys onChange={onChange} />}
      </div>
      <ul role="status" className="grid grid-cols-1 gap-1 text-sm empty:hidden">
        {results.map(({ protocol, ok, detail }) => (
          <li key={protocol} className={ok ? 'text-ok' : 'text-bad'}>
            {t(ok ? 'adminNetwork.testArrived' : 'adminNetwork.testLost', {
              protocol,
              detail: knownWords(detail, 'detail'),
            })}
          </li>
        ))}
      </ul>
      <Problem error={problem} />
    </>
  )
}

function Latest({ receiver: { votes, last_refusal } }: { receiver: VoteReceiver }) {
  const { t, timestamp } = useAdminText()
  return (
    <div>
      <b className="label">{t('adminNetwork.lastVotes')}</b>
      {votes.length === 0 ? (
        <p className="text-faint text-sm">{t('adminNetwork.noVotes')}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-1 text-sm">
          {votes.map(({ id, username, site, service, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <b>{shownUsername(username)}</b> · {site ?? service}
              </span>
              <span className="num text-faint">{timestamp(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {last_refusal && (
        <p className="help">
          {t('adminNetwork.lastRefusal', {
            why: t(`adminNetwork.refusal_${last_refusal.why}`),
            time: timestamp(last_refusal.at),
          })}
        </p>
      )}
    </div>
  )
}

/** Names that arrived and belong to no site: choosing one fills the field of the site, which is then saved. */
function UnknownServices({ receiver, votes }: { receiver: VoteReceiver; votes: SectionForm<'votes'> }) {
  const { t, number } = useAdminText()
  const { sites } = votes.value
  // A site of the demo may have the name, and counts nothing until the section is saved.
  const chosen = sites
    .filter(({ service }, index) => service !== votes.base.sites[index]?.service)
    .map(({ service }) => service?.toLowerCase())
  const unknown = receiver.unknown_services.filter(({ name }) => !chosen.includes(name.toLowerCase()))
  if (unknown.length === 0) return null
  return (
    <div>
      <b className="label">{t('adminNetwork.unknownServices')}</b>
      <ul className="grid grid-cols-1 gap-2">
        {unknown.map(({ name, times }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <code className="code">{name}</code>{' '}
              <span className="num text-faint text-sm">{t('admin.times', { count: number(times) })}</span>
            </span>
            <Select<number | null>
              className="w-auto"
              value={null}
              aria-label={t('adminNetwork.serviceBelongs', { name })}
              options={[
                { value: null, label: t('adminNetwork.chooseSite') },
                ...sites.map((site, value) => ({ value, label: site.name })),
              ]}
              onChoose={(site) =>
                votes
                  .at('sites')
                  .at(site ?? -1)
                  .at('service')
                  .set(name)
              }
            />
          </li>
        ))}
      </ul>
      <p className="help">{t('adminNetwork.unknownServicesHelp')}</p>
    </div>
  )
}

/** At once, not with the form: every site that has the public key needs the new one. */
function NewKeys({ onChange }: { onChange: () => void }) {
  const { t } = useAdminText()
  return (
    <AskButton label={t('adminNetwork.newKeys')}>
      {(close) => (
        <Confirm
          act={t('adminNetwork.newKeys')}
          text={t('adminNetwork.newKeysText')}
          danger
          onAct={() => adminCall('POST /api/admin/votes/keys', {})}
          onDone={onChange}
          onClose={close}
        />
      )}
    </AskButton>
  )
}
