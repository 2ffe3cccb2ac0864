import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'
import type { FormFrame } from './form-frame.ts'

type Props = {
  form: AnyForm
  frame: FormFrame
  act: string
  /** Other buttons. */
  children?: ReactNode
}

/** The foot of a form in a panel: the reason why it was not saved, and its buttons. */
export function FormActions({ form, frame, act, children }: Props) {
  const { t } = useAdminText()
  const isChanged = form.changed.length > 0
  const { saveProblem, opened } = form.state
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {saveProblem !== null && <Problem text={t('adminSettings.saveFailed')} error={saveProblem} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          busy={frame.saving && t('adminSettings.saving')}
          type="submit"
          disabled={opened?.version !== 0 && !isChanged}
        >
          {act}
        </Button>
        {isChanged && (
          <Button variant="ghost" disabled={frame.saving} onClick={frame.discard}>
            {t('adminSettings.discard')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
