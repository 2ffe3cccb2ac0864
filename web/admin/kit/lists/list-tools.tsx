// Above a list: its views, the search, the filter menu, and a chip for each filter that is on.
import { type ReactNode, useState } from 'react'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { type Filter, isChip, valueLabel } from './filter.ts'
import { FilterMenu } from './filter-menu.tsx'
import { SearchField } from './search-field.tsx'

/** A fixed set of filters, with an address where the list has one. */
type View = {
  label: string
  isCurrent: boolean
  /** Rows that need a person. */
  count?: number
  total?: number
} & ({ to: string } | { onShow: () => void })

type Props = {
  views?: readonly View[]
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  filters: readonly Filter[]
  /** Removes every filter that has a chip. */
  onClear: () => void
  onPick?: () => void
  /** Beside the filters. */
  children?: ReactNode
}

export function ListTools({ views, searchLabel, search, onSearch, children, ...menu }: Props) {
  const { filters, onClear, onPick } = menu
  const [open, setOpen] = useState<boolean | string>(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 min-w-0 mb-1">
        {views && <Views views={views} />}
        <SearchField label={searchLabel} value={search} onSearch={onSearch} />
        {filters.length > 0 && <FilterMenu {...menu} onPick={onPick} open={open} onOpen={setOpen} />}
        {children}
      </div>
      <Chips filters={filters.filter(isChip)} onOpen={setOpen} onClear={onClear} />
    </>
  )
}

function Views({ views }: { views: readonly View[] }) {
  const { t, number } = useAdminText()
  return (
    <nav className="views" aria-label={t('adminLists.views')}>
      {views.map((view) => {
        const { label, isCurrent, count = 0, total = 0 } = view
        const content = (
          <>
            {label}
            {count > 0 && (
              <b className="num bg-star px-[5px] text-[0.75rem] text-on-star leading-[18px]">
                {number(count)}
              </b>
            )}
            {total > 0 && <span className="num text-faint text-xs">{number(total)}</span>}
          </>
        )
        const current = isCurrent || undefined
        const shared = { className: 'view-link', 'aria-current': current, children: content }
        return 'to' in view ? (
          <Link key={label} to={view.to} preventScrollReset {...shared} />
        ) : (
          <button key={label} type="button" onClick={view.onShow} {...shared} />
        )
      })}
    </nav>
  )
}

type ChipsProps = Pick<Props, 'filters' | 'onClear'> & { onOpen: (name: string) => void }

/** A chip changes its filter, its cross removes it. */
function Chips({ filters, onOpen, onClear }: ChipsProps) {
  const { t } = useAdminText()
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 py-1 max-lg:hidden">
      {filters.map((filter) => (
        <span
          key={filter.name}
          className="inline-flex items-center rounded-px bg-wait-bg text-[0.8125rem] text-wait"
        >
          <button type="button" className="min-h-7 pl-2.5" onClick={() => onOpen(filter.name)}>
            {filter.label} <b>{valueLabel(filter)}</b>
          </button>
          <button
            type="button"
            className="grid min-h-7 min-w-7 place-items-center"
            aria-label={t('adminLists.removeFilter', { filter: filter.label })}
            onClick={() => filter.onChoose(null)}
          >
            <Icon name="x" />
          </button>
        </span>
      ))}
      <button
        type="button"
        className="min-h-7 px-2 font-semibold text-[0.8125rem] text-faint hover:text-ink"
        onClick={onClear}
      >
        {t('adminLists.clear')}
      </button>
    </div>
  )
}
