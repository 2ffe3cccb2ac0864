import { knownService } from '#contract/network/votes.ts'
import { VOTE_ZONES, type VoteReset, type VoteSiteEntry } from '#contract/settings/votes.schema.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { TimeChoice } from '#web/admin/kit/parts/time-choice.tsx'
import { type FieldAt, narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { RewardCommands } from './rewards-panel.tsx'

type Kind = VoteReset['kind']

export const RESETS: Record<Kind, VoteReset> = {
  after: { kind: 'after', hours: 24 },
  daily: { kind: 'daily', at: '00:00', zone: 'UTC' },
}

export function VoteFields({ at }: { at: FieldAt<VoteSiteEntry> }) {
  const { t } = useAdminText()
  const reset = at.at('reset')
  const after = narrow(reset, (value) => value.kind === 'after')
  const daily = narrow(reset, (value) => value.kind === 'daily')
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField at={at.at('name')} max={40} />
      <TextField at={at.at('url')} technical inputMode="url" placeholder="https://" />
      <TextField
        at={at.at('service')}
        nullable
        technical
        max={64}
        placeholder={knownService(at.value.url) ?? undefined}
        help={t('adminNetwork.serviceHelp')}
      />
      <Field label={t('adminNetwork.resetKind')}>
        {(field) => (
          <Select<Kind>
            {...field}
            value={reset.value.kind}
            options={[
              { value: 'after', label: t('adminNetwork.resetAfter') },
              { value: 'daily', label: t('adminNetwork.resetDaily') },
            ]}
            onChoose={(kind) => reset.set(RESETS[kind])}
          />
        )}
      </Field>
      {after && (
        <NumberField at={after.at('hours')} label={t('adminNetwork.hours')} className="sm:max-w-48" />
      )}
      {daily && (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <SettingField at={daily.at('at')} label={t('adminNetwork.resetTime')}>
            {(control) => (
              <TimeChoice
                id={control.id}
                disabled={control.disabled}
                value={daily.value.at}
                onChoose={daily.at('at').set}
              />
            )}
          </SettingField>
          <SelectField
            at={daily.at('zone')}
            label={t('adminNetwork.zone')}
            options={VOTE_ZONES.map((value) => ({ value, label: value.replace('_', ' ') }))}
          />
        </div>
      )}
      <RewardCommands at={at.at('reward')} label={t('settingsLabels.votes.rewards.each_commands')} />
    </div>
  )
}
