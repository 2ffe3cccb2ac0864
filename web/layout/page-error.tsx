import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from './page-head.tsx'

/** A page that failed, inside the frame that still stands. */
export function PageError() {
  const { t } = useText()
  return (
    <section className="wrap grid justify-items-center gap-3 py-24 text-center">
      <PageHead title={t('shell.errorTitle')} noindex />
      <Icon name="cloud-off" className="text-3xl text-bad" />
      <h1 className="text-2xl">{t('shell.errorTitle')}</h1>
      <p className="text-soft">{t('shell.errorText')}</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        <Icon name="rotate-ccw" />
        {t('shell.tryAgain')}
      </Button>
    </section>
  )
}
