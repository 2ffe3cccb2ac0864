import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** In place of fields that the role may not change. */
export function OwnersNote() {
  const { t } = useAdminText()
  return (
    <p className="flex gap-1.5 text-faint text-sm">
      <Icon name="lock-keyhole" className="mt-0.5 text-base" />
      {t('adminServers.ownersOnly')}
    </p>
  )
}
