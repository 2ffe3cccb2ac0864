import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { useSite } from '../layout/use-site.ts'
import type { LoaderData } from '../router/index.ts'
import { HelpNote } from '../ui/help-note.tsx'
import { Notice } from '../ui/notice.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { ProductCard } from './product-card.tsx'
import { type ProductShelf, shelvesOf } from './product-shelves.ts'
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
      {shelvesOf(products ?? [], loaderData.categories).map((shelf, index, shelves) => (
        <Shelf key={shelf.id} shelf={shelf} isFirst={index === 0} isOnly={shelves.length === 1}>
          {index === shelves.length - 1 && loaderData.tiers.length > 0 && (
            <li>
              <TiersCard tiers={loaderData.tiers} />
            </li>
          )}
        </Shelf>
      ))}
      <DonationHelp />
    </>
  )
}

type ShelfProps = { shelf: ProductShelf; isFirst: boolean; isOnly: boolean; children: ReactNode }

/** The products of one category; a store with one shelf has no headings. */
function Shelf({ shelf, isFirst, isOnly, children }: ShelfProps) {
  const { t } = useText()
  const name = shelf.name ?? t('store.otherProducts')
  return (
    <>
      {!isOnly && <h2 className={`wrap text-xl lg:text-2xl ${isFirst ? 'pt-2' : 'pt-8'}`}>{name}</h2>}
      <ul
        className={`wrap grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-6 ${isOnly ? 'pt-2' : 'pt-3'}`}
        aria-label={isOnly ? t('store.products') : name}
      >
        {shelf.products.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} first={isFirst && index < FIRST_ROW} level={isOnly ? 2 : 3} />
          </li>
        ))}
        {children}
      </ul>
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
