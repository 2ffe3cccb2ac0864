import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

const SHOW = ['all', 'shown', 'hidden'] as const

export type ListFilter = { search: string; show: (typeof SHOW)[number] }
export const NO_FILTER: ListFilter = { search: '', show: 'all' }

/** Finds words of the name in both languages, and of the commands. */
export function matches(product: AdminProduct, { search, show }: ListFilter): boolean {
  const texts = [product.name, product.name_id, ...product.execute.map(({ text }) => text)]
  const wanted = search.trim().toLowerCase()
  return (
    (wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))) &&
    (show === 'all' || product.visible === (show === 'shown'))
  )
}

type Props = {
  filter: ListFilter
  reordering: boolean
  onFilter: (filter: ListFilter) => void
  onReordering: (reordering: boolean) => void
}

const DENSE = 'input min-h-11 py-1 md:pointer-fine:min-h-9 md:pointer-fine:text-[0.875rem]'

export function ProductFilters({ filter, reordering, onFilter, onReordering }: Props) {
  const { t } = useAdminText()
  function refine(change: Partial<ListFilter>): void {
    const next = { ...filter, ...change }
    const isEmpty = next.search === '' && next.show === 'all'
    onFilter(isEmpty ? NO_FILTER : next)
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <span className="relative min-w-0 flex-1 basis-52 max-sm:basis-full sm:max-w-80">
        <Icon
          name="search"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-faint"
        />
        <input
          className={`${DENSE} pl-10`}
          type="search"
          aria-label={t('adminProducts.search')}
          placeholder={t('adminProducts.searchHint')}
          value={filter.search}
          onChange={({ target }) => refine({ search: target.value })}
        />
      </span>
      <select
        className={`${DENSE} w-auto min-w-0 max-sm:basis-full`}
        aria-label={t('adminProducts.show')}
        value={filter.show}
        onChange={({ target }) => refine({ show: SHOW.find((show) => show === target.value) ?? 'all' })}
      >
        {SHOW.map((show) => (
          <option key={show} value={show}>
            {t(`adminProducts.show_${show}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="chip max-sm:flex-1 max-sm:basis-[40%] lg:hidden"
        aria-pressed={reordering}
        onClick={() => onReordering(!reordering)}
      >
        <Icon name="grip-vertical" />
        {t(reordering ? 'adminProducts.reorderDone' : 'adminProducts.reorder')}
      </button>
      <SiteLink to="/admin/store/categories" className="chip max-sm:flex-1 max-sm:basis-[40%] sm:ml-auto">
        <Icon name="layers" />
        {t('adminProducts.categories')}
      </SiteLink>
    </div>
  )
}
