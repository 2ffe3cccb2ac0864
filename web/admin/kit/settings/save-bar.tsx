import { Icon } from '#web/kit/ui/icon.tsx'
import { Button, SubmitButton } from '../parts/button.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

/** A form gives these to its head and its foot. */
export type FormFrame = {
  fields: readonly string[]
  saving: boolean
  /** Whether it is saved. */
  save: (isLeaving?: boolean) => Promise<boolean>
  discard: () => void
  /** Leads to the first of these fields. */
  showProblems: (keys: readonly string[]) => void
  onPreview: (() => void) | undefined
}

/** Named in the bar; the rest is counted. */
const NAMED = 4

type Problem = {
  key: string
  label: string
  /** The sentence for a whole list, which has no field that says it. */
  refusal: string | null
}

type Props = {
  frame: FormFrame
  problems: readonly Problem[]
  failure: unknown
  /** The button, if it is not "Save". */
  act?: string
  disabled?: boolean
  /** Leaves the form. With it the bar is there without changes, too. */
  onCancel?: () => void
}

/** At the foot of the screen while there are unsaved changes. */
export function SaveBar({ frame, problems, failure, act, disabled, onCancel }: Props) {
  const { t, number, reasonOf } = useAdminText()
  const { fields, saving, onPreview } = frame
  const changed = fields.length > 0
  const named = fields.slice(0, NAMED).join(', ')
  const more = fields.length - NAMED
  const names = more > 0 ? t('adminSettings.andMore', { fields: named, count: number(more) }) : named
  if (!changed && !onPreview && !onCancel) return null
  return (
    <div className={`save-bar ${changed || onCancel ? '' : 'lg:hidden'}`}>
      <div
        className={`min-w-0 flex-1 basis-48 ${changed ? 'max-md:basis-full' : 'max-md:hidden'}`}
        aria-live="polite"
      >
        {changed && (
          <p className="flex items-baseline gap-2">
            <span className="dot relative -top-px text-wait" />
            <span className="wrap-anywhere">{t('adminSettings.unsaved', { fields: names })}</span>
          </p>
        )}
        {problems.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 text-bad">
            <Icon name="circle-alert" />
            {t('adminSettings.checkFields')}
            {problems.map(({ key, label, refusal }) => (
              <span key={key}>
                <button
                  type="button"
                  className="link min-h-8 text-bad"
                  onClick={() => frame.showProblems([key])}
                >
                  {label}
                </button>{' '}
                {refusal}
              </span>
            ))}
          </p>
        )}
        {failure !== null && (
          <p className="flex gap-2 text-bad">
            <Icon name="circle-alert" />
            {t('adminSettings.saveFailed')}: {reasonOf(failure)}
          </p>
        )}
      </div>
      {onPreview && (
        <Button className="lg:hidden" icon="eye" label={t('adminSettings.preview')} onClick={onPreview} />
      )}
      {onCancel && !changed && <Button variant="ghost" label={t('admin.cancel')} onClick={onCancel} />}
      {changed && (
        <Button variant="ghost" disabled={saving} onClick={frame.discard}>
          {t('adminSettings.discard')}
        </Button>
      )}
      {(changed || onCancel) && (
        <SubmitButton
          size="sm"
          busy={saving && t('adminSettings.saving')}
          disabled={disabled}
          label={act ?? t('adminSettings.save')}
        />
      )}
    </div>
  )
}
