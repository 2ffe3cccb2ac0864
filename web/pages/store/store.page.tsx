import './store.css'
import './store.utilities.css'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { HelpNote } from '#web/kit/ui/help-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { BasketBar } from './basket/basket-bar.tsx'
import { Calculator } from './calculator.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { ClosedStore, EmptyStore } from './closed-store.tsx'
import { GoalAndSupporters } from './goal-and-supporters.tsx'
import { repeatablePacks } from './packs.ts'
import { shelvesOf } from './product-shelves.ts'
import type { loader } from './store.loader.ts'
import { Shelf } from './store-shelf.tsx'
import { useProducts } from './use-products.ts'
import { answerTo, readWanted } from './wanted-tier.ts'

type Props = { loaderData: LoaderData<typeof loader> }

export default function StorePage({ loaderData }: Props) {
  const { t } = useText()
  const { products, retry } = useProducts(loaderData.products)
  const { closed, climbs, goal, supporters } = loaderData
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
      {closed && <ClosedStore {...closed} />}
      {!closed && products?.length === 0 && <EmptyStore />}
      {!closed && products && products.length > 0 && (
        <Products products={products} categories={loaderData.categories} climbs={climbs} />
      )}
      <GoalAndSupporters goal={goal} supporters={supporters} />
      {!closed && products?.length !== 0 && <DonationHelp />}
    </>
  )
}

type ProductsProps = Pick<Props['loaderData'], 'categories' | 'climbs'> & {
  products: NonNullable<Props['loaderData']['products']>
}

function Products({ products, categories, climbs }: ProductsProps) {
  const [query] = useSearchParams()
  const shelves = shelvesOf(products, categories)
  const requested = query.get('category')
  const selected = shelves.find(({ id, name }) => name !== null && id === requested)?.id ?? null
  const packs = repeatablePacks(products)
  const wanted = packs.length > 0 ? readWanted(climbs, query) : null
  const answer = wanted && answerTo(wanted, packs)
  const shown = selected === null ? shelves : shelves.filter(({ id }) => id === selected)
  return (
    <>
      {wanted && answer ? (
        <div className="wrap pt-2">
          <Calculator
            climbs={climbs}
            wanted={wanted}
            answer={answer}
            category={selected}
            products={products}
          />
        </div>
      ) : (
        climbs.length > 0 && <TiersLink />
      )}
      {shelves.length > 1 && (
        <CategoryTabs shelves={shelves} selected={selected} climbs={climbs} wanted={wanted} />
      )}
      {shown.map((shelf, index) => (
        <Shelf
          key={shelf.id}
          shelf={shelf}
          isFirst={index === 0}
          isOnly={shown.length === 1}
          climbs={climbs}
          mix={answer?.mix}
        />
      ))}
      <BasketBar products={products} climbs={climbs} />
    </>
  )
}

/** Where no product gives points. */
function TiersLink() {
  const { t } = useText()
  return (
    <p className="wrap">
      <SiteLink to="/premiumtiers" className="calc-choice text-soft hover:text-ink">
        {t('store.seeTiers')}
        <Icon name="arrow-right" />
      </SiteLink>
    </p>
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
