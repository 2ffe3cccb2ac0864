import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { GiveForm } from './give-form.tsx'

/** Gives to a player by name, then opens the player. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useAdminText()
  const navigate = useNavigate()
  return (
    <Dialog title={t('adminPlayers.give')} size="small" onClose={onClose}>
      <GiveForm
        username={null}
        onGiven={(username) => {
          onClose()
          navigate(localizedPath(language, `/admin/players/${encodeURIComponent(username)}`))
        }}
      />
    </Dialog>
  )
}
