import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SecretField } from '#web/admin/kit/settings/secrets/secret-field.tsx'
import { useSecrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The list of minecraft-mp.com fills the board of voters; its key is for owners. */
export function VotersKeyPanel() {
  const may = useMay()
  return may('secrets') ? <VotersKey /> : null
}

function VotersKey() {
  const { t } = useAdminText()
  const secrets = useSecrets(0)
  return (
    <Panel title={t('adminNetwork.votersKeyTitle')} text={t('adminNetwork.votersKeyText')}>
      <Problem error={secrets.problem} />
      <SecretField
        name="votes.minecraft_mp_key"
        label={t('adminNetwork.votersKey')}
        isSaved={secrets.isLoaded}
        secrets={secrets}
        texts="adminNetwork.votersKey"
        withEntry={t('adminNetwork.looking')}
      />
    </Panel>
  )
}
