import { useText } from '../i18n/use-text.ts'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

/** The legal pages that are published. */
export function LegalLinks() {
  const { t } = useText()
  const { legal } = useSite()
  if (legal.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-faint text-sm">
      {legal.map((page) => (
        <li key={page}>
          <SiteLink
            to={`/${page}`}
            className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          >
            {t(`legal.${page}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
