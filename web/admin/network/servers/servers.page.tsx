import { SERVERS_MAX } from '#contract/settings/servers.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useSecrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AddressField } from './address-field.tsx'
import { OwnersNote } from './owners-note.tsx'
import { ReplacedServers } from './replaced-servers.tsx'
import { ServerCard } from './server-card.tsx'
import { useServerTests } from './use-server-tests.ts'

const JAVA_PORT = 25_565
const BEDROCK_PORT = 19_132

export default settingsPage(ServersForm, (t) => t('adminServers.text'))

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
      text={t(mayChange ? 'adminServers.listText' : 'adminServers.ownersOnly')}
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
        <AddressField at={network.at('ping')} port={JAVA_PORT} help={t('adminServers.networkPingHelp')} />
        <AddressField
          at={network.at('bedrock_ping')}
          port={BEDROCK_PORT}
          help={t('adminServers.bedrockPingHelp')}
        />
      </div>
    </Panel>
  )
}
