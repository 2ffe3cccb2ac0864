import { localizedPath } from '../../i18n/localized-path.ts'
import { useNavigate } from '../../router/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
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
