import { useRef } from 'react'
import type { Storefront } from '#contract/settings/storefront.schema.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField, SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Form = { storefront: SectionForm<'storefront'> }
type Closed = NonNullable<Storefront['closed']>
type Goal = NonNullable<Storefront['goal']>

const CLOSED: Closed = { text: { en: '', id: '' }, until: null }
const GOAL: Goal = { rupiah: 1_000_000, text: { en: '', id: '' } }
const CLOSED_MAX_LENGTH = 200
const GOAL_MAX_LENGTH = 160

export default settingsPage(StorefrontForm)

function StorefrontForm() {
  const storefront = useSection('storefront')
  return (
    <SettingsForm forms={[storefront]}>
      {() => (
        <div className="grid grid-cols-1 items-start gap-5">
          <ClosedPanel storefront={storefront} />
          <GoalPanel storefront={storefront} />
        </div>
      )}
    </SettingsForm>
  )
}

function ClosedPanel({ storefront }: Form) {
  const { t } = useAdminText()
  const closed = storefront.at('closed')
  /** Comes back when it is switched on again. */
  const last = useRef<Closed>(CLOSED)
  if (closed.value) last.current = closed.value
  return (
    <Panel title={t('adminStorefront.closedTitle')} text={t('adminStorefront.closedText')} stack>
      <SwitchRow
        label={t('adminStorefront.close')}
        checked={closed.value !== null}
        onChange={(on) => closed.set(on ? last.current : null)}
      />
      {closed.value && (
        <>
          <LanguagesField at={closed.at('text')} max={CLOSED_MAX_LENGTH} multiline />
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <MomentField at={closed.at('until')} help={t('adminStorefront.untilHelp')} />
          </div>
        </>
      )}
    </Panel>
  )
}

function GoalPanel({ storefront }: Form) {
  const { t } = useAdminText()
  const goal = storefront.at('goal')
  const last = useRef<Goal>(GOAL)
  if (goal.value) last.current = goal.value
  return (
    <Panel title={t('adminStorefront.goalTitle')} text={t('adminStorefront.goalText')} stack>
      <SwitchRow
        label={t('adminStorefront.showGoal')}
        help={t('adminStorefront.showGoalHelp')}
        checked={goal.value !== null}
        onChange={(on) => goal.set(on ? last.current : null)}
      />
      {goal.value && (
        <>
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <NumberField at={goal.at('rupiah')} prefix="Rp" help={t('adminStorefront.goalHelp')} />
          </div>
          <LanguagesField at={goal.at('text')} max={GOAL_MAX_LENGTH} multiline />
        </>
      )}
      <SwitchField at={storefront.at('supporters')} help={t('adminStorefront.supportersHelp')} />
    </Panel>
  )
}
