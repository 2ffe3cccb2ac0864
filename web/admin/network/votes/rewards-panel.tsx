import type { VoteReward, Votes } from '#contract/settings/votes.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SwitchField, SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useServers } from '../servers/use-servers.ts'

/** The rewards of votes on every site, for all sites in one day, and every so many days in a row. */
export function RewardsPanel({ votes }: { votes: SectionForm<'votes'> }) {
  const { t } = useAdminText()
  const rewards = votes.at('rewards')
  const [all, streak] = [rewards.at('all'), rewards.at('streak')]
  return (
    <Panel title={t('settingsLabels.votes.rewards')} text={t('adminNetwork.rewardsText')}>
      <div className="grid grid-cols-1 gap-6">
        <RewardText at={rewards.at('each')} />
        <RewardCommands at={rewards.at('each_commands')} label={rewards.at('each_commands').label} />
        <section className="grid grid-cols-1 gap-3 border-line border-t pt-5">
          <h3 className="font-semibold">{t('settingsLabels.votes.rewards.all')}</h3>
          <RewardText at={all.at('text')} />
          <RewardCommands at={all.at('commands')} label={t('adminOrders.commands')} />
        </section>
        <section className="grid grid-cols-1 gap-3 border-line border-t pt-5">
          <h3 className="font-semibold">{t('settingsLabels.votes.rewards.streak')}</h3>
          <NumberField at={streak.at('days')} label={t('adminNetwork.streakDays')} className="sm:max-w-48" />
          <RewardText at={streak.at('text')} />
          <RewardCommands at={streak.at('commands')} label={t('adminOrders.commands')} />
        </section>
      </div>
    </Panel>
  )
}

/** Off: nothing of it is shown to players. */
function RewardText({ at }: { at: FieldAt<Votes['rewards']['each']> }) {
  const { t } = useAdminText()
  const text = narrow(at, (value) => value !== null)
  return (
    <div className="grid grid-cols-1 gap-3">
      <SwitchRow
        label={t('adminNetwork.textOfReward')}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { en: '', id: '' } : null)}
      />
      {text && <LanguagesField at={text} label={t('adminNetwork.rewardText')} max={120} />}
    </div>
  )
}

const COMMANDS_MAX = 10

/** Commands that a vote gives. Only who may write commands changes them; the server has the same rule. */
export function RewardCommands({ at, label }: { at: FieldAt<VoteReward[]>; label: string }) {
  const { t, number } = useAdminText()
  const mayWrite = useMay()('commands')
  const servers = useServers()
  return (
    <fieldset className="min-w-0">
      <legend className="label">{label}</legend>
      {mayWrite ? (
        <>
          <p className="help mb-2">{t('adminNetwork.commandHelp')}</p>
          <ListEditor
            at={at}
            max={COMMANDS_MAX}
            add={() => ({ server: null, text: '', wait_online: false })}
            addLabel={t('adminNetwork.addCommand')}
            empty={t('adminNetwork.noCommands')}
            nameOf={(_, index) => t('adminSettings.entry', { number: number(index + 1) })}
          >
            {(command) => <CommandFields at={command} servers={servers} />}
          </ListEditor>
        </>
      ) : (
        <ShownCommands commands={at.value} servers={servers} />
      )}
    </fieldset>
  )
}

type Servers = ReturnType<typeof useServers>

function CommandFields({ at, servers }: { at: FieldAt<VoteReward>; servers: Servers }) {
  const { t } = useAdminText()
  const server = at.at('server')
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField at={at.at('text')} label={t('adminNetwork.command')} technical max={500} />
      {(servers.length > 1 || server.value !== null) && (
        <SelectField
          at={server}
          label={t('adminNetwork.commandServer')}
          options={[
            { value: null, label: t('adminNetwork.firstServer') },
            ...servers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SwitchField
        at={at.at('wait_online')}
        label={t('admin.waitOnline')}
        help={t('adminNetwork.waitOnlineHelp')}
      />
    </div>
  )
}

function ShownCommands({ commands, servers }: { commands: readonly VoteReward[]; servers: Servers }) {
  const { t } = useAdminText()
  const nameOf = (id: string | null) => servers.find((server) => server.id === id)?.name ?? id
  return (
    <>
      {commands.length === 0 ? (
        <p className="text-faint text-sm">{t('adminNetwork.noCommands')}</p>
      ) : (
        <ol className="well grid grid-cols-1 gap-2 p-3">
          {commands.map(({ text, server, wait_online }, index) => (
            <li key={index}>
              <code className="code block wrap-anywhere">{text}</code>
              <span className="text-faint text-sm">
                {[nameOf(server) ?? t('adminNetwork.firstServer'), wait_online && t('admin.waitOnline')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="help">{t('adminTeam.commandsNote')}</p>
    </>
  )
}
