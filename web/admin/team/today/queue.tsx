import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { ListKeys } from '#web/admin/kit/lists/list-keys.tsx'
import { keyTarget } from '#web/admin/kit/lists/use-list-keys.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { MarkCheckedQuestion, ResendQuestion } from '#web/admin/shop/deliveries/action-questions.tsx'
import { Questions } from '#web/admin/shop/orders/questions.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Question } from './queue-acts.tsx'
import { QueueItem } from './queue-item.tsx'

type Props = { items: readonly Item[]; more: number; onChange: () => void }

type Asked =
  | { what: 'resend' | 'mark'; action: SendAction }
  | { what: 'rename' | 'refund'; order: OrderDetail }

const SHOWN_FIRST = 5

/** The key of an entry, equal in the next reply. */
function keyOf(item: Item): string {
  if (item.kind === 'checkout') return `checkout ${item.gateway} ${item.reason} ${item.values.names ?? ''}`
  if (item.kind === 'away') return `${item.part} ${item.server}`
  if (item.kind === 'unknown_payment') return item.gateway_reference
  return item.kind === 'flagged' ? `flagged ${item.transaction_id}` : item.action_id
}

export function Queue({ items, more, onChange }: Props) {
  const { t, number } = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  const [selected, setSelected] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { problem, run } = useAction()
  const mayRefund = useMay()('refunds')
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const shown = isOpen ? items : items.slice(0, SHOWN_FIRST)
  const current = shown.find((item) => keyOf(item) === selected) ?? shown[0]
  const hidden = items.length - shown.length + (isOpen ? 0 : more)

  const ask = (what: Question, id: string) =>
    run(async () => {
      if (what === 'gateway') {
        const params = { gateway_reference: id }
        await adminCall('POST /api/admin/money/unknown/:gateway_reference/ask', { params })
        onChange()
      } else if (what === 'rename' || what === 'refund')
        setAsked({ what, order: await adminCall('GET /api/admin/transactions/:id', { params: { id } }) })
      else setAsked({ what, action: await adminCall('GET /api/admin/send-actions/:id', { params: { id } }) })
    })

  useEffect(() => {
    function begin(event: globalThis.KeyboardEvent): void {
      if (event.key === 'j' && keyTarget(event)) focusItem(list.current, 0)
    }
    document.addEventListener('keydown', begin)
    return () => document.removeEventListener('keydown', begin)
  }, [])

  /** The others act only while the focus is in the queue, so that they disturb nobody who dictates. */
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = shown[shown.indexOf(current) + step]
      if (next) focusItem(list.current, shown.indexOf(next))
    } else if (event.key === 'r' && 'action_id' in current && (current.kind !== 'held' || mayRefund))
      ask('resend', current.action_id)
    else if (event.key === 'd' && current.kind === 'unknown') ask('mark', current.action_id)
  }

  const handlers = { onClose: () => setAsked(null), onDone: onChange }
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 min-h-7 mb-1.5">
        <h2 id={id}>
          {t('admin.needsPerson')}{' '}
          {items.length > 0 && <span className="text-wait">{number(items.length + more)}</span>}
        </h2>
        {items.length > 0 && <ListKeys also={['resend']} />}
      </div>
      <Problem error={problem} />
      {items.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-ok text-sm">
          <Icon name="circle-check" />
          {t('adminHome.nothingWaits')}
        </p>
      ) : (
        <ol ref={list} className="border-line border-b max-lg:mx-[calc(-1*var(--gutter))]" onKeyDown={onKey}>
          {shown.map((item) => (
            <QueueItem
              key={keyOf(item)}
              item={item}
              isSelected={item === current}
              onSelect={() => setSelected(keyOf(item))}
              onAsk={ask}
            />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <button type="button" className="link mt-2 min-h-11 text-sm" onClick={() => setIsOpen(true)}>
          {t('adminHome.more', { count: number(hidden) })}
        </button>
      )}
      {isOpen && more > 0 && (
        <p className="mt-2 text-faint text-sm">{t('adminHome.moreInLists', { count: number(more) })}</p>
      )}
      {asked?.what === 'resend' && <ResendQuestion action={asked.action} {...handlers} />}
      {(asked?.what === 'rename' || asked?.what === 'refund') && (
        <Questions asked={asked} order={asked.order} {...handlers} />
      )}
      {asked?.what === 'mark' && <MarkCheckedQuestion action={asked.action} {...handlers} />}
    </section>
  )
}

function focusItem(list: HTMLOListElement | null, place: number): void {
  list?.children[place]?.querySelector<HTMLElement>('[data-acts] :is(a, button)')?.focus()
}
