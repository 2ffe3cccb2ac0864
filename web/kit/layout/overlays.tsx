import { useText } from '../i18n/use-text.ts'
import { Toaster } from '../ui/toaster.tsx'
import { useSheet } from './sheet-store.ts'

/** The layers over the page: the toasts, inside of the join sheet while that is open. */
export function Overlays() {
  const { t } = useText()
  const sheet = useSheet()
  const toaster = <Toaster label={t('shell.notifications')} />
  return sheet ? <sheet.JoinSheet page={sheet.page}>{toaster}</sheet.JoinSheet> : toaster
}
