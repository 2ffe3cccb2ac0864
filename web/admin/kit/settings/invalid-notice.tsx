import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { AnyForm } from './draft/use-draft-form.ts'

/** The database holds a value that the schema refuses, for example after a downgrade. */
export function InvalidNotice({ labelOf }: Pick<AnyForm, 'labelOf'>) {
  const { t } = useAdminText()
  return (
    <div className="notice notice-bad mb-5" role="alert">
      <Icon name="triangle-alert" />
      <p>{t('adminSettings.invalidStored', { section: labelOf([]) })}</p>
    </div>
  )
}
