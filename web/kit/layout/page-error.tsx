import { useText } from '../i18n/use-text.ts'
import { usePathname } from '../router/index.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from './page-head.tsx'

/** Shown in place of a page that failed. */
export function PageError() {
  const { t } = useText()
  const pathname = usePathname()
  return (
    <section className="wrap grid justify-items-center gap-3 py-24 text-center">
      <PageHead title={t('shell.errorTitle')} noindex />
      <Icon name="cloud-off" className="text-3xl text-bad" />
      <h1 className="text-2xl">{t('shell.errorTitle')}</h1>
      <p className="text-soft">{t('shell.errorText')}</p>
      {/* A plain link: a page rendered as an error carries no script. */}
      <a className={buttonLook({ variant: 'outline' })} href={pathname}>
        <Icon name="rotate-ccw" />
        {t('shell.tryAgain')}
      </a>
    </section>
  )
}
