import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { FieldError } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import type { FieldAt } from '../draft/use-draft-form.ts'
import { UNDO_MS } from '../saved-toast.ts'
import { ListRow } from './list-row.tsx'
import { LockNote } from './setting-field.tsx'
import { moveEntry, useDrag } from './use-drag.ts'

export type OrderChange =
  | { kind: 'moved'; from: number; to: number }
  | { kind: 'removed' | 'inserted'; index: number }

type Props<Entry> = {
  at: FieldAt<Entry[]>
  /** A new entry; without it nothing can be added. */
  add?: () => Entry
  /** Without it only lists that can be added to. */
  removable?: boolean
  addLabel?: string
  min?: number
  max?: number
  /** The name of the entry in buttons and announcements. */
  nameOf: (entry: Entry, index: number) => string
  empty?: string
  /** Nothing can be added, moved or removed; fields of entries can be changed. */
  isFixed?: boolean
  /** Fields in one line with grip and remove button; else a block of its own with the name as its head. */
  compact?: boolean
  /** For a selection that follows its entry. */
  onOrder?: (change: OrderChange) => void
  children: (entry: FieldAt<Entry>, index: number) => ReactNode
}

/** A list that can be added to, removed from (with undo) and reordered by drag, touch or arrow keys. */
export function ListEditor<Entry>(props: Props<Entry>) {
  const { at, add, min = 0, max = Number.POSITIVE_INFINITY, nameOf, compact = false, children } = props
  const { t } = useAdminText()
  const box = useRef<HTMLOListElement>(null)
  const [announcement, announce] = useState('')
  const keys = useEntryKeys(at.value.length)
  const count = at.value.length
  const isLocked = props.isFixed || at.lockedBy !== null

  function move(from: number, to: number): void {
    if (to < 0 || to >= count || from === to) return
    keys.change((now) => moveEntry(now, from, to))
    at.update((now) => moveEntry(now, from, to))
    props.onOrder?.({ kind: 'moved', from, to })
    announce(t('adminSettings.listMoved', { position: to + 1, count }))
  }
  const { dragged, startDrag } = useDrag(box, move)

  function remove(index: number): void {
    const entry = at.value[index] as Entry
    const text = t('adminSettings.listRemoved', { name: nameOf(entry, index) })
    keys.change((now) => now.toSpliced(index, 1))
    at.update((now) => now.toSpliced(index, 1))
    props.onOrder?.({ kind: 'removed', index })
    focusRow(box.current, index)
    toasts.show('blank', text, UNDO_MS, {
      label: t('adminSettings.undo'),
      onAct: () => {
        keys.insert(index)
        at.update((now) => now.toSpliced(index, 0, entry))
        props.onOrder?.({ kind: 'inserted', index })
      },
    })
  }

  function append(): void {
    if (!add) return
    keys.insert(count)
    at.update((now) => [...now, add()])
    props.onOrder?.({ kind: 'inserted', index: count })
    requestAnimationFrame(() =>
      box.current?.children[count]?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    )
  }

  return (
    <div>
      <ol
        ref={box}
        className={`grid grid-cols-1 ${compact ? 'gap-2 in-[.entry-list]:gap-0' : 'gap-3'}`}
        data-path={at.key}
        tabIndex={-1}
      >
        {at.value.map((entry, index) => (
          <ListRow
            key={keys.list[index]}
            name={nameOf(entry, index)}
            index={index}
            count={count}
            compact={compact}
            isDragged={dragged === index}
            canMove={!isLocked && count > 1}
            canRemove={(props.removable ?? add !== undefined) && !isLocked && count > min}
            onMove={(to) => move(index, to)}
            onDrag={(event) => startDrag(index, event)}
            onRemove={() => remove(index)}
          >
            {children(at.at(index), index)}
          </ListRow>
        ))}
      </ol>
      {count === 0 && <p className="text-faint text-sm">{props.empty ?? t('adminSettings.listEmpty')}</p>}
      <FieldError text={at.problem} />
      {at.lockedBy && (
        <p className="help">
          <LockNote variable={at.lockedBy} />
        </p>
      )}
      {add && !isLocked && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button icon="plus" data-list-add disabled={count >= max} onClick={append}>
            {props.addLabel ?? t('admin.add')}
          </Button>
          {count >= max && <span className="text-faint text-sm">{t('adminSettings.listFull', { max })}</span>}
        </div>
      )}
      <p className="sr-only" aria-live="assertive">
        {announcement}
      </p>
    </div>
  )
}

/** The row that takes the place of a removed one, else the button to add. */
function focusRow(box: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const row = box?.children[Math.min(index, (box?.children.length ?? 0) - 1)]
    const target =
      row?.querySelector<HTMLElement>('[data-list-remove]:not(:disabled)') ??
      box?.parentElement?.querySelector<HTMLElement>('[data-list-add]')
    target?.focus()
  })
}

type Keys = readonly number[]

/** React keys of list entries that have no id of their own: an entry that moves keeps its row. */
function useEntryKeys(count: number) {
  const [stored, setStored] = useState<Keys>([])
  return {
    // The list may have been replaced as a whole, for example by Discard.
    list: fit(stored, count),
    change: (changed: (now: Keys) => Keys) => setStored((now) => changed(fit(now, count))),
    insert: (index: number) => setStored((now) => now.toSpliced(index, 0, nextKey(now))),
  }
}

function fit(keys: Keys, count: number): Keys {
  let fitting = keys.slice(0, count)
  while (fitting.length < count) fitting = [...fitting, nextKey(fitting)]
  return fitting
}

function nextKey(keys: Keys): number {
  return Math.max(-1, ...keys) + 1
}
