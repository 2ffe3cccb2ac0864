// One button for all filters: a menu, on phones a sheet, in which a filter opens its choices.
import { useEffect, useRef } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useDisclosure } from '#web/kit/ui/use-disclosure.ts'
import { CloseMenu, MenuItem } from '../parts/menu.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { type Filter, isChip, valueLabel } from './filter.ts'

type Props = {
  filters: readonly Filter[]
  /** True: the list of filters; a name: the choices of that one. */
  open: boolean | string
  onOpen: (open: boolean | string) => void
  onClear: () => void
  onPick: (() => void) | undefined
}

export function FilterMenu({ filters, open, onOpen, onClear, onPick }: Props) {
  const { t, number } = useAdminText()
  const { box, button, close } = useDisclosure(open !== false, onOpen)
  const on = filters.filter(isChip).length
  const filter = filters.find(({ name }) => name === open)
  const pop = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open === false) return
    const chosen = pop.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    const first = chosen ?? pop.current?.querySelector<HTMLElement>('button')
    first?.focus({ preventScroll: true })
  }, [open])
  return (
    <div ref={box} className="relative flex-none">
      <button
        ref={button}
        type="button"
        className="chip border-line px-3 hover:border-edge data-on:border-star data-on:text-star max-lg:min-h-11"
        aria-expanded={open !== false}
        aria-keyshortcuts="F"
        data-on={on > 0 || undefined}
        onClick={() => onOpen(open === false)}
      >
        <Icon name="list-filter" />
        {t('admin.filter')}
        {on > 0 && <span className="num">· {number(on)}</span>}
      </button>
      {open !== false && (
        <div ref={pop} className="pop pop-sheet">
          {filter ? (
            <Choices filter={filter} onBack={() => onOpen(true)} onClose={close} />
          ) : (
            filters.map((one) => (
              <button key={one.name} type="button" onClick={() => onOpen(one.name)}>
                <Icon name={one.icon} />
                {one.label}
                <small>{valueLabel(one) ?? one.usual}</small>
              </button>
            ))
          )}
          {!filter && (
            <CloseMenu value={close}>
              {onPick && <MenuItem icon="circle-check" label={t('adminLists.pick')} onAct={onPick} />}
              {on > 0 && <MenuItem icon="x" label={t('adminLists.clear')} onAct={onClear} />}
            </CloseMenu>
          )}
        </div>
      )}
    </div>
  )
}

function Choices({ filter, onBack, onClose }: { filter: Filter; onBack: () => void; onClose: () => void }) {
  const { value, usual, options, fields, onChoose } = filter
  const all = [{ value: null, label: usual }, ...options]
  return (
    <>
      <button type="button" className="border-line border-b text-ink" onClick={onBack}>
        <Icon name="chevron-left" />
        {filter.label}
      </button>
      {all.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => {
            onChoose(option.value)
            if (option.value === null || option.value !== fields?.of) onClose()
          }}
        >
          {option.label}
          {option.value === value && <Icon name="check" />}
        </button>
      ))}
      {fields && fields.of === value && <div className="grid gap-2 px-2.5 py-2">{fields.content}</div>}
    </>
  )
}
