import type { ReactNode } from 'react'
import type { FieldAt } from '../settings/draft/use-draft-form.ts'
import { ListEditor } from '../settings/fields/list-editor.tsx'
import type { Selection } from './use-selection.ts'

type Props<Entry> = {
  at: FieldAt<Entry[]>
  selection: Selection
  add?: () => Entry
  addLabel?: string
  min?: number
  max: number
  /** Entries can be removed although none can be added here. */
  removable?: boolean
  empty?: string
  nameOf: (entry: Entry, index: number) => string
  /** Left of the name. */
  mark?: (entry: Entry, index: number) => ReactNode
  /** Below the name. */
  note: (entry: Entry, index: number) => ReactNode
  end?: (entry: Entry, index: number) => ReactNode
}

/** A list whose rows open their entry in the panel below it. */
export function EntryList<Entry>({ selection, mark, note, end, ...list }: Props<Entry>) {
  return (
    <div className="entry-list">
      <ListEditor compact {...list} onOrder={selection.follow}>
        {({ value, key }, index) => (
          <button
            type="button"
            className="entry-row group flex min-h-14 w-full items-center gap-3 py-2 pr-2 text-left focus-visible:-outline-offset-3"
            data-path={key}
            aria-pressed={index === selection.index}
            onClick={() => selection.open(index)}
          >
            {mark?.(value, index)}
            <span className="min-w-0 flex-1">
              <b className="wrap-anywhere block font-semibold text-[0.9375rem] leading-5 group-hover:text-star">
                {list.nameOf(value, index)}
              </b>
              <span className="entry-note">{note(value, index)}</span>
            </span>
            {end?.(value, index)}
          </button>
        )}
      </ListEditor>
    </div>
  )
}
