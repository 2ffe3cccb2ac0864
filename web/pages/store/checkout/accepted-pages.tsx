import { Fragment } from 'react'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'

const ACCEPTED = ['terms', 'refunds'] as const
/** No text contains it. */
const MARK = '\u0000'

/** "By ordering you accept our terms of service and refund policy." */
export function AcceptedPages() {
  const { t } = useText()
  const { legal } = useSite()
  const pages = ACCEPTED.filter((page) => legal.includes(page))
  if (pages.length === 0) return null
  const [before, after] = t('store.acceptPages', { pages: MARK }).split(MARK)
  return (
    <p className="low:order-2 mb-3 text-faint text-xs lg:mb-4">
      {before}
      {pages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ` ${t('shell.and')} `}
          <LegalLink page={page} />
        </Fragment>
      ))}
      {after}
    </p>
  )
}

/** In a new tab, so that the form keeps what was entered. */
function LegalLink({ page }: { page: (typeof ACCEPTED)[number] }) {
  const { t, language } = useText()
  return (
    <a
      href={localizedPath(language, `/${page}`)}
      target="_blank"
      rel="noopener"
      className="underline underline-offset-4 hover:text-ink"
    >
      {t(`legal.${page}InSentence`)}
      <span className="sr-only"> {t('shell.opensNewTab')}</span>
    </a>
  )
}
