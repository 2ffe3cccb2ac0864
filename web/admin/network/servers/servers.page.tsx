import { useEffect, useEffectEvent } from 'react'
import { type GameServer, SERVERS_MAX } from '#contract/settings/servers.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useSecrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AddressField, OwnersNote } from './address-field.tsx'
import { ServerCard } from './server-card.tsx'
import { useServerTests } from './test-results.tsx'

const JAVA_PORT = 25_565
const BEDROCK_PORT = 19_132

export default settingsPage(ServersForm, null, (t) => t('adminServers.text'))

function ServersForm() {
  const servers = useSection('servers')
  return (
    <SettingsForm forms={[servers]}>
      {() => (
        <>
          <ServersPanel servers={servers} />
          <NetworkPanel servers={servers} />
        </>
      )}
    </SettingsForm>
  )
}

function ServersPanel({ servers }: { servers: SectionForm<'servers'> }) {
  const { t } = useAdminText()
  const saved = servers.base.list
  const version = servers.state.opened?.version ?? 0
  const mayChange = useMay()('servers')
  const secrets = useSecrets(version)
  const tests = useServerTests(
    saved.map(({ id }) => id),
    `${version} ${secrets.saves}`,
  )
  return (
    <Panel
      title={t('settingsLabels.servers')}
      text={t(mayChange ? 'adminSettings.dragHelp' : 'adminServers.ownersOnly')}
    >
      <ListEditor
        at={servers.at('list')}
        isFixed={!mayChange}
        min={1}
        max={SERVERS_MAX}
        add={() => ({
          id: '',
          name: '',
          ping: null,
          rcon: null,
          boards: null,
          bedrock_prefix: '.',
          failure_texts: [],
          reply_seconds: 8,
        })}
        addLabel={t('adminServers.add')}
        nameOf={({ name }, index) => name || t('adminSettings.entry', { number: index + 1 })}
      >
        {(server, index) => (
          <ServerCard
            server={server}
            isFirst={index === 0}
            isSaved={saved.some(({ id }) => id === server.value.id)}
            taken={servers.value.list.filter((_, other) => other !== index).map(({ id }) => id)}
            secrets={secrets}
            tests={tests}
          />
        )}
      </ListEditor>
      <ReplacedServers servers={servers} saved={saved} />
    </Panel>
  )
}

function NetworkPanel({ servers }: { servers: SectionForm<'servers'> }) {
  const { t } = useAdminText()
  const network = servers.at('network')
  const mayChange = useMay()('servers')
  return (
    <Panel title={t('adminServers.network')} text={t('adminServers.networkText')}>
      {!mayChange && <OwnersNote />}
      <div className="grid grid-cols-1 gap-4" hidden={!mayChange}>
        <AddressField at={network.at('ping')} port={JAVA_PORT} />
        <AddressField
          at={network.at('bedrock_ping')}
          port={BEDROCK_PORT}
          help={t('adminServers.bedrockPingHelp')}
        />
      </div>
    </Panel>
  )
}

type Props = { servers: SectionForm<'servers'>; saved: readonly GameServer[] }

/** For each removed server: which of the added ones takes its place in products, modes, boards and rewards. */
function ReplacedServers({ servers, saved }: Props) {
  const { t } = useAdminText()
  const { list } = servers.value
  const removed = saved.filter(({ id }) => !list.some((server) => server.id === id))
  const added = list.filter(({ id }) => id && !saved.some((server) => server.id === id))
  const replaced = servers.state.opened?.replaced ?? {}

  function choose(from: string, to: string): void {
    const { [from]: _, ...others } = replaced
    const next = to ? { ...others, [from]: to } : others
    servers.store.replace(Object.keys(next).length > 0 ? next : undefined)
  }

  // The id of an added server follows its name, and a removed one may come back.
  const stale = Object.entries(replaced).find(
    ([from, to]) => !removed.some(({ id }) => id === from) || !added.some(({ id }) => id === to),
  )?.[0]
  const clear = useEffectEvent((from: string) => choose(from, ''))
  useEffect(() => {
    if (stale !== undefined) clear(stale)
  }, [stale])

  if (removed.length === 0 || added.length === 0) return null
  return removed.map((server) => (
    <Field
      key={server.id}
      label={t('adminServers.replaced', { server: server.name })}
      help={t('adminServers.replacedHelp', { server: server.name })}
      className="mt-4"
    >
      {(field) => (
        <Select
          {...field}
          value={replaced[server.id] ?? ''}
          options={[
            { value: '', label: t('adminServers.replacedByNone', { server: server.name }) },
            ...added.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(to) => choose(server.id, to)}
        />
      )}
    </Field>
  ))
}
