import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useSite } from '../layout/use-site.ts'
import type { LoaderData } from '../router/index.ts'
import { HelpNote } from '../ui/help-note.tsx'
import { Notice } from '../ui/notice.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { ProductCard } from './product-card.tsx'
import type { loader } from './store.loader.ts'
import { TiersCard } from './tiers-card.tsx'
import { useProducts } from './use-products.ts'

/** Images above the fold on a phone. */
const FIRST_ROW = 2

export default function StorePage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
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
        {products?.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} first={index < FIRST_ROW} />
          </li>
        ))}
        {loaderData.tiers.length > 0 && (
          <li>
            <TiersCard tiers={loaderData.tiers} />
          </li>
        )}
      </ul>
      <DonationHelp />
    </>
  )
}

function DonationHelp() {
  const { t } = useText()
  const { links } = useSite()
  if (links.donationHelp === null) return null
  return (
    <HelpNote
      className="wrap pt-6"
      icon="circle-help"
      question={t('store.helpQuestion')}
      link={{ href: links.donationHelp, text: t('store.helpLink') }}
    />
  )
}
