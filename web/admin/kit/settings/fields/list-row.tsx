import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  name: string
  index: number
  count: number
  compact: boolean
  isDragged: boolean
  canMove: boolean
  canRemove: boolean
  onMove: (to: number) => void
  onDrag: (event: PointerEvent) => void
  onRemove: () => void
  children: ReactNode
}

export function ListRow(props: Props) {
  const { name, compact, isDragged, canMove, canRemove, onRemove, children } = props
  const { t } = useAdminText()
  const remove = canRemove && (
    <IconButton
      icon="trash-2"
      label={t('admin.removeName', { name })}
      className="flex-none hover:text-bad"
      data-list-remove
      title={t('admin.removeName', { name })}
      onClick={onRemove}
    />
  )
  if (compact) {
    return (
      <li
        className="list-row flex items-start gap-1 in-[.entry-list]:items-center"
        data-dragged={isDragged || undefined}
      >
        {canMove && <Grip {...props} />}
        <div className="min-w-0 flex-1">{children}</div>
        {remove}
      </li>
    )
  }
  return (
    <li className="list-row well" data-dragged={isDragged || undefined}>
      <div className="flex min-h-11 items-center gap-1 border-line border-b px-1">
        {canMove && <Grip {...props} />}
        <b className={`min-w-0 flex-1 truncate text-sm ${canMove ? '' : 'pl-3'}`}>{name}</b>
        {remove}
      </div>
      <div className="p-3 sm:p-4">{children}</div>
    </li>
  )
}

const KEY_TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

type GripProps = Pick<Props, 'name' | 'index' | 'count' | 'onMove' | 'onDrag'>

export function Grip({ name, index, count, onMove, onDrag }: GripProps) {
  const { t } = useAdminText()
  const button = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)

  // A row that React moves in the document loses the focus.
  useEffect(() => {
    if (!refocus.current) return
    refocus.current = false
    if (index >= 0) button.current?.focus()
  }, [index])

  function onKey(event: KeyboardEvent): void {
    const target = KEY_TARGETS[event.key]?.(index, count)
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    refocus.current = target >= 0 && target < count && target !== index
    onMove(target)
  }

  return (
    <button
      ref={button}
      type="button"
      className="grip"
      aria-label={t('adminSettings.listMove', { name })}
      title={t('adminSettings.listMoveHelp')}
      onKeyDown={onKey}
      onPointerDown={onDrag}
    >
      <Icon name="grip-vertical" />
    </button>
  )
}
