import { data } from 'react-router'
import type { Product } from '#contract/store.schema.ts'
import { bySortId } from '#contract/store.ts'
import { pageLanguage } from '../i18n/page-language.ts'
import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useSite } from '../layout/use-site.ts'
import { reportErrorContext, servicesContext } from '../services.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/store.page'
import { Notice } from './notice.tsx'
import { ProductCard } from './product-card.tsx'
import { TiersCard } from './tiers-card.tsx'
import { TryAgain } from './try-again.tsx'
import { useProducts } from './use-products.ts'

/** Pictures that a phone shows without scrolling. */
const FIRST_ROW = 2

type Drawn = { products: Product[] | null }

export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    const products = await context.get(servicesContext).catalogue.list(pageLanguage(url))
    return data<Drawn>({ products: products.toSorted(bySortId) })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return data<Drawn>({ products: null }, 503)
  }
}

export const headers = () => keptFor(60)

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { products, retry } = useProducts(loaderData.products)
  return (
    <>
      <PageHead title={t('store.pageTitle')} breadcrumb={t('store.pageTitle')} />
      <PageTitle title={t('store.title')} text={t('store.text')} />
      {products === null && (
        <Notice
          level={2}
          bad
          icon="cloud-off"
          title={t('store.loadProductsFailed')}
          text={t('store.tryLater')}
        >
          <TryAgain onRetry={retry} />
        </Notice>
      )}
      {products?.length === 0 && <Notice level={2} icon="telescope" title={t('store.empty')} />}
      <ul
        className="wrap grid grid-cols-2 gap-3 pt-2 lg:grid-cols-3 lg:gap-6"
        aria-label={t('store.products')}
      >
        {products?.map((product, place) => (
          <li key={product._id}>
            <ProductCard product={product} first={place < FIRST_ROW} />
          </li>
        ))}
        <li>
          <TiersCard />
        </li>
      </ul>
      <DonationHelp />
    </>
  )
}

function DonationHelp() {
  const { t } = useText()
  const { links } = useSite()
  return (
    <p className="wrap flex items-start gap-2 pt-6 text-sm text-soft">
      <Icon name="circle-help" className="mt-px text-faint" />
      <span>
        {t('store.helpQuestion')}{' '}
        <a className="link" href={links.donationHelp} target="_blank" rel="noopener">
          {t('store.helpLink')}
          <span className="sr-only"> {t('shell.opensNewTab')}</span>
        </a>
      </span>
    </p>
  )
}
