import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/shop/delivery.ts'
import { TEST_FILTERS, type TestFilter } from '#contract/shop/test-data.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { type ListView, refine } from './list-view.ts'

type Props<Status extends string> = {
  view: ListView<Status>
  searchLabel: string
  statuses: readonly { value: Status; label: string }[]
  /** The filter of the shown list; undefined until it is loaded. */
  test: TestFilter | undefined
  onView: (view: ListView<Status>) => void
  /** Beside the filters; never folded. */
  children?: ReactNode
  /** Further filters, below. */
  more?: ReactNode
  /** How many of them are on. */
  moreOn?: number
}

const TYPING_PAUSE_MS = 400
export const DENSE = 'input min-h-11 py-1 md:pointer-fine:min-h-9 md:pointer-fine:text-[0.875rem]'

export function ListFilters<Status extends string>({
  view,
  searchLabel,
  statuses,
  test,
  onView,
  children,
  more,
  moreOn = 0,
}: Props<Status>) {
  const { t, number } = useAdminText()
  const [id, foldId] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const on = moreOn + [view.status, view.needsPerson, view.test, view.sort].filter(Boolean).length
  const folded = isOpen ? '' : 'max-sm:hidden'
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          label={searchLabel}
          value={view.search}
          onSearch={(search) => onView(refine(view, { search }))}
        />
        <button
          type="button"
          className="chip sm:hidden"
          aria-expanded={isOpen}
          aria-controls={foldId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('admin.filter')}
          {on > 0 && <span className="num">· {number(on)}</span>}
        </button>
        <div id={foldId} className={`flex flex-wrap items-center gap-2 max-sm:w-full sm:contents ${folded}`}>
          <label className="sr-only" htmlFor={id}>
            {t('admin.status')}
          </label>
          <select
            id={id}
            className={`${DENSE} w-auto min-w-0 max-[22rem]:basis-full max-sm:flex-1`}
            value={view.status ?? ''}
            onChange={({ target }) => {
              const chosen = statuses.find(({ value }) => value === target.value)
              onView(refine(view, { status: chosen?.value ?? null }))
            }}
          >
            <option value="">
              {t('admin.status')}: {t('admin.all')}
            </option>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="chip max-sm:flex-1"
            aria-pressed={view.needsPerson}
            onClick={() => onView(refine(view, { needsPerson: !view.needsPerson }))}
          >
            <Icon name="triangle-alert" />
            {t('admin.needsPerson')}
          </button>
          <TestSelect
            value={view.test ?? test}
            onChoose={(chosen) => onView(refine(view, { test: chosen }))}
          />
        </div>
        {children}
      </div>
      {more && <div className={folded}>{more}</div>}
    </>
  )
}

type TestProps = { value: TestFilter | undefined; onChoose: (test: TestFilter) => void }

/** Whether orders that were paid with play money are in the list. */
function TestSelect({ value, onChoose }: TestProps) {
  const { t } = useAdminText()
  return (
    <select
      aria-label={t('adminTestData.filter')}
      className={`${DENSE} w-auto min-w-0 max-sm:basis-full`}
      value={value ?? TEST_FILTERS[0]}
      onChange={({ target }) => onChoose(target.value as TestFilter)}
    >
      {TEST_FILTERS.map((test) => (
        <option key={test} value={test}>
          {t(`adminTestData.filter_${test}`)}
        </option>
      ))}
    </select>
  )
}

type SearchProps = { label: string; value: string; onSearch: (search: string) => void }

/** Searches when typing pauses, or at once on Enter. */
export function SearchField({ label, value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address was changed by something else than this field.
    if (document.activeElement !== input.current) setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Form
      className="relative min-w-0 max-sm:flex-1 sm:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== value) onSearch(typed.trim())
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-faint"
      />
      <input
        ref={input}
        className={`${DENSE} pl-10`}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
        // The search of a list that is being left would lead back to it.
        onBlur={({ relatedTarget }) => relatedTarget?.closest('a') && setTyped(value)}
      />
    </Form>
  )
}
