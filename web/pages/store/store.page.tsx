import './store.css'
import { type Climbs, enoughFor } from '#contract/network/tier-climb.ts'
import { repeatablePacks } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { IncidentNotes } from '#web/kit/layout/announcement-bar.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { ChoiceLink, SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { HelpNote } from '#web/kit/ui/help-note.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { piecesOf, useBasket } from './basket/basket.ts'
import { offeredLines, sumOf } from './basket/basket-sums.ts'
import { Calculator } from './calculator.tsx'
import { ClosedStore, EmptyStore } from './closed-store.tsx'
import { enoughText } from './enough-line.tsx'
import { GoalAndSupporters } from './goal-and-supporters.tsx'
import { ProductPicture } from './product-picture.tsx'
import { type ProductShelf, shelvesOf } from './product-shelves.ts'
import type { loader } from './store.loader.ts'
import { Shelf } from './store-shelf.tsx'
import { useProducts } from './use-products.ts'
import { answerTo, readWanted, type Wanted, wantedPath } from './wanted-tier.ts'

type Props = { loaderData: LoaderData<typeof loader> }

export default function StorePage({ loaderData }: Props) {
  const { t } = useText()
  const { links } = useSite()
  const { products, retry } = useProducts(loaderData.products)
  const { closed, climbs, goal, supporters } = loaderData
  return (
    <>
      <PageHead title={t('store.title')} breadcrumb={t('store.title')} />
      <IncidentNotes incidents={loaderData.incidents} />
      <PageTitle title={t('store.title')} text={t('store.text')} />
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
      <GoalAndSupporters goal={goal} supporters={supporters} />
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
        climbs.length > 0 && (
          <p className="wrap">
            <SiteLink to="/premiumtiers" className="calc-choice text-soft hover:text-ink">
              {t('shell.seeTiers')}
              <Icon name="arrow-right" />
            </SiteLink>
          </p>
        )
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

const PICTURES = 3

/** Over the end of the screen, so that it shifts nothing when the basket has been read. */
function BasketBar({ products, climbs }: { products: readonly Product[]; climbs: Climbs }) {
  const { t, number } = useText()
  const basket = useBasket() ?? []
  const lines = offeredLines(basket, products)
  const { price, listPrice, points } = sumOf(lines)
  const enough = points > 0 && enoughFor(climbs, points)
  const pieces = t('basket.pieces', { count: number(piecesOf(basket)) })
  return (
    <>
      {/* A live region announces only changes of what was there before. */}
      <p className="sr-only" role="status">
        {basket.length > 0 && t('basket.status', { items: pieces, total: rupiah(price) })}
      </p>
      {basket.length > 0 && (
        <aside className="basket-bar" aria-label={t('basket.title')}>
          <div className="wrap flex min-h-17 items-center gap-3">
            <div className="flex gap-1 max-sm:hidden">
              {lines.slice(0, PICTURES).map(({ product }) => (
                <div key={product._id} className="pic min-h-11" style={{ width: '2.75rem' }}>
                  <ProductPicture imageUrl={product.image_url} sizes="44px" />
                </div>
              ))}
            </div>
            <p className="num flex-1 text-[0.875rem] text-soft leading-5">
              <b className="block text-[1.125rem] text-ink">{rupiah(price)}</b>
              {points > 0 ? t('storefront.points', { points: number(points) }) : pieces}
              {enough && <span className="max-sm:hidden"> · {enoughText(enough, t)}</span>}
              {listPrice > price && ` · ${t('basket.save', { amount: rupiah(listPrice - price) })}`}
            </p>
            <SiteLink to="/store/basket" className={buttonLook({})}>
              {t('store.checkout')}
              <Icon name="arrow-right" />
            </SiteLink>
          </div>
        </aside>
      )}
    </>
  )
}
