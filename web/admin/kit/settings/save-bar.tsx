import { Icon } from '#web/kit/ui/icon.tsx'
import { BusyButton } from '../parts/busy-button.tsx'
import { reasonOf } from '../text/problem-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'

/** Named in the bar; the rest is counted. */
const NAMED = 4

type Problem = {
  key: string
  label: string
  /** The sentence for a whole list, which has no field that says it. */
  refusal: string | null
}

type Props = {
  /** Names of the changed fields. */
  fields: readonly string[]
  problems: readonly Problem[]
  failure: unknown
  saving: boolean
  onProblem: (key: string) => void
  onDiscard: () => void
  /** Opens the preview where it does not stand beside the form. */
  onPreview?: () => void
}

/** At the foot of the screen while there are unsaved changes. */
export function SaveBar({ fields, problems, failure, saving, onProblem, onDiscard, onPreview }: Props) {
  const words = useAdminText()
  const { t } = words
  const changed = fields.length > 0
  const names = useFieldNames(fields)
  if (!changed && !onPreview) return null
  return (
    <div className={`save-bar ${changed ? '' : 'lg:hidden'}`}>
      <div
        className={`min-w-0 flex-1 basis-48 ${changed ? 'max-md:basis-full' : 'max-md:hidden'}`}
        aria-live="polite"
      >
        {changed && (
          <p className="flex items-baseline gap-2">
            <span className="dot -translate-y-px text-wait" />
            <span className="wrap-anywhere">{t('adminSettings.unsaved', { fields: names })}</span>
          </p>
        )}
        {problems.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 text-bad">
            <Icon name="circle-alert" />
            {t('adminSettings.checkFields')}
            {problems.map(({ key, label, refusal }) => (
              <span key={key}>
                <button type="button" className="link min-h-8 text-bad!" onClick={() => onProblem(key)}>
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
            {t('adminSettings.saveFailed')}: {reasonOf(failure, words)}
          </p>
        )}
      </div>
      {onPreview && (
        <button type="button" className="btn btn-outline btn-sm lg:hidden" onClick={onPreview}>
          <Icon name="eye" />
          {t('adminSettings.preview')}
        </button>
      )}
      {changed && (
        <>
          <button type="button" className="btn btn-ghost btn-sm" disabled={saving} onClick={onDiscard}>
            {t('adminSettings.discard')}
          </button>
          <BusyButton
            type="submit"
            busy={saving}
            busyLabel={t('adminSettings.saving')}
            className="btn-primary btn-sm"
          >
            {t('adminSettings.save')}
          </BusyButton>
        </>
      )}
    </div>
  )
}

export function useFieldNames(fields: readonly string[]): string {
  const { t, number } = useAdminText()
  const named = fields.slice(0, NAMED).join(', ')
  const more = fields.length - NAMED
  return more > 0 ? t('adminSettings.andMore', { fields: named, count: number(more) }) : named
}
