import './posts.css'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import type { LoaderData } from '#web/kit/router/index.ts'
import type { loader } from './legal.loader.ts'
import { TextPage } from './text-page.tsx'

export default function LegalPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { page, title, blocks, changedAt, picture } = loaderData
  const { t, date } = useText()
  const heading = title ?? t(`legal.${page}`)
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
      />
    </>
  )
}
