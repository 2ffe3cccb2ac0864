import type { Votes } from '#contract/settings/votes.schema.ts'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { RewardCommands } from './reward-commands.tsx'

type Text = Votes['rewards']['each']

/** The rewards of votes on every site, for all sites in one day, and every so many days in a row. */
export function RewardsPanel({ votes }: { votes: SectionForm<'votes'> }) {
  const { t } = useAdminText()
  const rewards = votes.at('rewards')
  const [all, streak] = [rewards.at('all'), rewards.at('streak')]
  return (
    <Panel title={t('settingsLabels.votes.rewards')} text={t('adminNetwork.rewardsText')}>
      <div className="grid grid-cols-1 gap-6">
        <RewardText at={rewards.at('each')} label={t('adminNetwork.textOfEach')} />
        <section className="grid grid-cols-1 gap-3 border-line border-t pt-5">
          <h3 className="font-semibold">{t('settingsLabels.votes.rewards.all')}</h3>
          <RewardText at={all.at('text')} label={t('adminNetwork.textOfReward')} />
          <RewardCommands at={all.at('commands')} label={t('adminNetwork.commandsOfAll')} />
        </section>
        <section className="grid grid-cols-1 gap-3 border-line border-t pt-5">
          <h3 className="font-semibold">{t('settingsLabels.votes.rewards.streak')}</h3>
          <NumberField at={streak.at('days')} label={t('adminNetwork.streakDays')} className="sm:max-w-48" />
          <RewardText at={streak.at('text')} label={t('adminNetwork.textOfReward')} />
          <RewardCommands at={streak.at('commands')} label={t('adminNetwork.commandsOfStreak')} />
        </section>
      </div>
    </Panel>
  )
}

/** Off: nothing of it is shown to players. */
function RewardText({ at, label }: { at: FieldAt<Text>; label: string }) {
  const { t } = useAdminText()
  const text = narrow(at, (value) => value !== null)
  return (
    <div className="grid grid-cols-1 gap-3">
      <SwitchRow
        label={label}
        help={t('adminNetwork.rewardTextHelp')}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { en: '', id: '' } : null)}
      />
      {text && <LanguagesField at={text} label={t('adminNetwork.rewardText')} max={120} />}
    </div>
  )
}
