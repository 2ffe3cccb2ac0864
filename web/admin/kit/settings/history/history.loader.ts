import { findSettingsEntry } from '#web/admin/kit/frame/navigation.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { notFound } from '#web/kit/router/index.ts'

/** Only screens that edit settings have a history. */
export function loader({ url }: { url: URL }): null {
  if (!findSettingsEntry(withoutLanguage(url.pathname))) throw notFound()
  return null
}
