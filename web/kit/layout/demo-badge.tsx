import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useSite } from './use-site.ts'

/** While simulators run: a badge in the bar, on phones a striped line at its top. Screen readers read the whole sentence. */
export function DemoBadge() {
  const { t } = useText()
  const { demoParts, isPlayMoney } = useSite()
  if (demoParts === 0) return null
  const words = t(isPlayMoney ? 'shell.demo' : 'shell.demoData')
  return (
    <p className="demo-badge" title={words}>
      <Icon name="flask-conical" />
      <span aria-hidden="true">{t('shell.demoBadge')}</span>
      <span className="sr-only">{words}</span>
    </p>
  )
}
