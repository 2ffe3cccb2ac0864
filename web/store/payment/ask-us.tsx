import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../layout/use-site.ts'
import { Icon } from '../../ui/icon.tsx'

export function AskUs() {
  const { t } = useText()
  const { links } = useSite()
  return (
    <p className="flex items-start gap-2 text-sm text-soft">
      <Icon name="messages-square" className="mt-px text-faint" />
      <span>
        {t('payment.helpQuestion')}{' '}
        <a className="link" href={links.discord} target="_blank" rel="noopener">
          {t('payment.helpLink')}
          <span className="sr-only"> {t('shell.opensNewTab')}</span>
        </a>{' '}
        {t('payment.helpRest')}
      </span>
    </p>
  )
}
