import './store.css'
import { useEffect } from 'react'
import type { Climbs } from '#contract/network/tier-climb.ts'
import { repeatablePacks } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { percentOff } from '#contract/shop/store.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { IncidentNotes } from '#web/kit/layout/announcement-bar.tsx'
import { OpenOrderLine } from '#web/kit/layout/open-order-line.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { ChoiceLink, SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { HelpNote } from '#web/kit/ui/help-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { ClosedStore, EmptyStore } from './closed-store.tsx'
import { GoalBar, Supporters } from './goal-and-supporters.tsx'
import { type ProductShelf, shelvesOf } from './product-shelves.ts'
import type { loader } from './store.loader.ts'
import { Shelf } from './store-shelf.tsx'
import { TierIslands } from './tier-islands.tsx'
import { useProducts } from './use-products.ts'
import { answerTo, readTab, readWanted, rememberMode, type Wanted, wantedPath } from './wanted-tier.ts'

type Props = { loaderData: LoaderData<typeof loader> }

export default function StorePage({ loaderData }: Props) {
  const { t } = useText()
  const { links } = useSite()
  const { products, retry } = useProducts(loaderData.products)
  const { closed, climbs, goal, supporters } = loaderData
  return (
    <>
      <PageHead title={t('store.title')} breadcrumb={t('store.title')} />
      <OpenOrderLine />
      <IncidentNotes incidents={loaderData.incidents} />
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-6 lg:pt-8">
        <div>
          <h1 className="text-2xl lg:text-3xl">{t('store.title')}</h1>
          {!closed && <UnderTitle products={products ?? []} />}
        </div>
        {goal && <GoalBar {...goal} />}
      </div>
      {products === null && (
        <Notice
          level={2}
          bad
          icon="cloud-off"
          title={t('store.loadProductsFailed')}
          text={t('shell.tryLater')}
        >
          <TryAgain onRetry={retry} />
        </Notice>
      )}
      {closed && <ClosedStore {...closed} />}
      {!closed && products?.length === 0 && <EmptyStore />}
      {!closed && products && products.length > 0 && (
        <Products products={products} categories={loaderData.categories} climbs={climbs} />
      )}
      <Supporters supporters={supporters} />
      {!closed && products?.length !== 0 && links.donationHelp !== null && (
        <HelpNote
          className="wrap pt-6"
          icon="circle-help"
          question={t('store.helpQuestion')}
          link={{ href: links.donationHelp, text: t('store.helpLink') }}
        />
      )}
    </>
  )
}

type ProductsProps = Pick<Props['loaderData'], 'categories' | 'climbs'> & {
  products: NonNullable<Props['loaderData']['products']>
}

function Products({ products, categories, climbs }: ProductsProps) {
  const { t } = useText()
  const [query] = useSearchParams()
  const shelves = shelvesOf(products, categories)
  const requested = query.get('category')
  const selected = shelves.find(({ id, name }) => name !== null && id === requested)?.id ?? null
  const packs = repeatablePacks(products)
  const tab = readTab(climbs, query)
  const wanted = packs.length > 0 ? readWanted(climbs, query) : null
  const shown = selected === null ? shelves : shelves.filter(({ id }) => id === selected)
  useEffect(() => {
    if (tab) rememberMode(tab.id)
  }, [tab])
  return (
    <>
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
        />
      ))}
      {tab && packs.length > 0 ? (
        <TierIslands
          climbs={climbs}
          tab={tab}
          wanted={wanted}
          answer={wanted && answerTo(wanted, packs)}
          category={selected}
          products={products}
        />
      ) : (
        tab && (
          <p className="wrap pt-4">
            <SiteLink to="/premiumtiers" className="back-link">
              {t('shell.seeTiers')}
              <Icon name="arrow-right" />
            </SiteLink>
          </p>
        )
      )}
    </>
  )
}

/** One line: how the packs arrive, during a sale its share and its end. */
function UnderTitle({ products }: { products: readonly Product[] }) {
  const { t, language } = useText()
  const sales = products.filter(({ list_price }) => list_price !== null)
  const [first] = sales
  const percentOf = ({ list_price, price }: Product) => percentOff(list_price ?? price, price)
  const isOne =
    first &&
    sales.every((sale) => percentOf(sale) === percentOf(first) && sale.sale_until === first.sale_until)
  if (!isOne) return <p className="mt-1 text-soft">{t('store.text')}</p>
  const percent = percentOf(first)
  return (
    <p className="num mt-1 font-semibold text-ok">
      {first.sale_until === null
        ? t('store.percentOff', { percent })
        : t('store.percentOffUntil', { percent, time: jakartaMoment(new Date(first.sale_until), language) })}
    </p>
  )
}

type CategoryTabsProps = {
  shelves: readonly ProductShelf[]
  /** Null: all. */
  selected: string | null
  climbs: Climbs
  wanted: Wanted | null
}

/** From two categories on: each with the number of its products. */
function CategoryTabs({ shelves, selected, climbs, wanted }: CategoryTabsProps) {
  const { t, number } = useText()
  const named = shelves.filter(({ name }) => name !== null)
  const total = shelves.reduce((sum, { products }) => sum + products.length, 0)
  const tabs = [
    { id: null, name: t('storefront.all'), count: total },
    ...named.map(({ id, name, products }) => ({ id, name, count: products.length })),
  ]
  const pathTo = (category: string | null) =>
    wantedPath(climbs, {
      tab: wanted?.tab.id ?? climbs[0]?.id ?? '',
      tier: wanted?.tier.id,
      have: wanted?.has?.id ?? null,
      category,
    })
  return (
    <nav className="wrap" aria-label={t('storefront.categories')}>
      <ul className="cats">
        {tabs.map(({ id, name, count }) => (
          <li key={id ?? ''}>
            <ChoiceLink to={pathTo(id)} className="cat" isChosen={id === selected}>
              {name}
              <span className="num font-semibold text-[0.8125rem]">{number(count)}</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
