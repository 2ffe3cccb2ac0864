import './posts.css'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import type { loader } from './legal.loader.ts'
import { TextPage } from './text-page.tsx'

export default function LegalPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { page, title, blocks, changedAt, picture } = loaderData
  const { t, date } = useText()
  const { legal } = useSite()
  const heading = title ?? t(`legal.${page}`)
  const others = legal.filter((other) => other !== page)
  return (
    <>
      <PageHead ofSite title={heading} breadcrumb={heading} />
      <TextPage
        heading={heading}
        blocks={blocks}
        picture={picture}
        below={
          changedAt && (
            <p className="mt-3 font-semibold text-soft">
              {t('legal.changed', { date: date(new Date(changedAt)) })}
            </p>
          )
        }
      >
        {others.length > 0 && (
          <nav className="mt-8" aria-label={t('legal.alsoRead')}>
            <p className="text-faint text-sm">{t('legal.alsoRead')}</p>
            <ul className="flex flex-wrap gap-x-6 font-semibold">
              {others.map((other) => (
                <li key={other}>
                  <SiteLink to={`/${other}`} className="flex min-h-11 items-center text-star hover:underline">
                    {t(`legal.${other}`)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </TextPage>
    </>
  )
}
