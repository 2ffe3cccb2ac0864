import { useText } from '../i18n/use-text.ts'
import { Toaster } from '../ui/toaster.tsx'
import { JoinSheet } from './join-sheet.tsx'
import { useSheetPage } from './sheet-store.ts'

/** The layers over the page: the toasts, inside of the join sheet while that is open. */
export function Overlays() {
  const { t } = useText()
  const page = useSheetPage()
  const toaster = <Toaster label={t('shell.notifications')} />
  return page ? <JoinSheet page={page}>{toaster}</JoinSheet> : toaster
}
