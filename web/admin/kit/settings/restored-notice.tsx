import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'

/** Drafts of before a reload or a login are in the form again. */
export function RestoredNotice({ forms, onDiscard }: { forms: readonly AnyForm[]; onDiscard: () => void }) {
  const times = forms.flatMap(({ state, changed }) =>
    changed.length > 0 && state.opened?.restoredAt ? [state.opened.restoredAt] : [],
  )
  const first = times.sort()[0]
  return first === undefined ? null : <RestoredText at={first} onDiscard={onDiscard} />
}

function RestoredText({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const { t, language } = useAdminText()
  return (
    <p
      className="mb-5 flex flex-wrap items-center gap-x-3 rounded-block bg-note-bg px-3 py-1 text-note text-sm"
      role="status"
    >
      {t('adminSettings.draftRestored', { time: jakartaTime(new Date(at), language) })}
      <button type="button" className="link min-h-9 text-note" onClick={onDiscard}>
        {t('adminSettings.discard')}
      </button>
    </p>
  )
}
