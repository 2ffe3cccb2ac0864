import { useEffect, useEffectEvent, useState } from 'react'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { guardNavigation, usePathname } from '#web/kit/router/index.ts'
import { readToken } from '../api/token-store.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'
import type { FormFrame } from './save-bar.tsx'

type Props = { forms: readonly AnyForm[]; frame: FormFrame; isBusy: boolean }

/** Asks before unsaved changes are left. Escape stays. */
export function LeaveGuard({ forms, frame, isBusy }: Props) {
  const { t } = useAdminText()
  const { fields, saving } = frame
  // The stores are true to the moment of the navigation.
  const { leaving, stay } = useLeaving(
    () => isBusy || forms.some(({ store }) => store.isChanged()),
    isBusy || fields.length > 0,
  )
  if (!leaving) return null
  function discard(): void {
    frame.discard()
    stay()
    leaving?.proceed()
  }
  async function save(): Promise<void> {
    const isSaved = await frame.save(true)
    stay()
    if (isSaved) leaving?.proceed()
  }
  return (
    <Dialog
      title={t('adminSettings.leaveTitle')}
      size="small"
      locked={saving}
      onClose={stay}
      foot={
        <>
          <Button variant="danger" size="md" disabled={saving} onClick={discard}>
            {t('adminSettings.discard')}
          </Button>
          <Button size="md" label={t('adminSettings.stay')} disabled={saving} onClick={stay} />
          <Button
            variant="primary"
            size="md"
            busy={saving && t('adminSettings.saving')}
            data-first-focus
            onClick={save}
            label={t('adminSettings.saveAndLeave')}
          />
        </>
      }
    >
      <p>{t('adminSettings.leaveText', { fields: fields.join(', ') })}</p>
    </Dialog>
  )
}

/** `leaving`: a navigation that waits for the answer. */
function useLeaving(isChanged: () => boolean, hasChanges: boolean) {
  const [leaving, setLeaving] = useState<{ proceed: () => void } | null>(null)
  const pathname = usePathname()

  const onLeave = useEffectEvent((target: URL, proceed: () => void): boolean => {
    // Drafts survive a change of the language and a login after the session has ended.
    const isSameScreen = withoutLanguage(target.pathname) === withoutLanguage(pathname)
    if (!isChanged() || isSameScreen || readToken() === null) return true
    setLeaving({ proceed })
    return false
  })
  useEffect(() => guardNavigation((target, proceed) => onLeave(target, proceed)), [])

  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  return { leaving, stay: () => setLeaving(null) }
}
