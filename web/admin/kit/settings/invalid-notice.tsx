import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { labelOf } from './label.ts'
import type { AnySection } from './use-section.ts'

/** The database holds a value that the schema refuses, for example after a downgrade. */
export function InvalidNotice({ section }: Pick<AnySection, 'section'>) {
  const { t } = useAdminText()
  return (
    <div className="notice notice-bad mb-5" role="alert">
      <Icon name="triangle-alert" />
      <p>{t('adminSettings.invalidStored', { section: labelOf(t, section, []) })}</p>
    </div>
  )
}
