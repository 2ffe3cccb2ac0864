// Bars of countable blocks as SVG, with the same numbers as a table. No library: this is less than 3 kB.
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useAdminText } from '../text/use-admin-text.ts'
import { ChartTable } from './chart-table.tsx'
import { blockUnit, gridLines, shortRupiah } from './scale.ts'

export type Bar = {
  key: string
  label: string
  /** Below the label, for the weekday of a day. */
  weekday?: string
  /** In the reading line and the table. */
  name: string
  value: number
  /** `now`: a period that has not ended; `compared`: another period beside it. */
  tone?: keyof typeof COLOURS
  /** A dashed outline: what is usual for the whole period. */
  usual?: number
  /** A line inside the bar: its value at this time of the period. */
  mark?: number
}

type Props = {
  title: string
  /** The most important figures in one sentence. */
  summary: string
  bars: readonly Bar[]
  nameHead: string
  valueHead: string
  /** A dashed line across the chart, to compare with. */
  line?: number | null
  /** Explains the colours; gives way to the bar that is pointed at. */
  legend: ReactNode
}

const CANVAS = 'touch-pan-y overflow-visible font-[500] text-[12px] tabular-nums'
const USUAL = 'usual fill-none stroke-edge [stroke-dasharray:4_3]'
const COMPARED = 'compared stroke-2 stroke-note [stroke-dasharray:6_4]'
const TOP = 12
const WIDTH = 0.68
const COLOURS = { normal: 'var(--color-edge)', now: 'var(--color-star)', compared: 'var(--color-soft)' }
/** Until the style sheet's height is measured. */
const HEIGHT = 280

export function BlockChart({ title, summary, bars, nameHead, valueHead, line, legend }: Props) {
  const { t, rupiah, language } = useAdminText()
  const id = useId()
  const [read, setRead] = useState<number | null>(null)
  const plot = useRef<HTMLDivElement>(null)
  const height = useHeight(plot)
  const highest = Math.max(1, line ?? 0, ...bars.flatMap(({ value, usual }) => [value, usual ?? 0]))
  const unit = blockUnit(highest)
  const below = bars.some(({ weekday }) => weekday) ? 40 : 24
  const base = height - below
  const step = (base - TOP) / Math.ceil(highest / unit)
  const heightOf = (value: number) => (value / unit) * step
  const shown = read === null ? undefined : bars[read]

  return (
    <figure className="block-chart">
      <figcaption className="sr-only">{title}</figcaption>
      <div className="pl-15">
        <div
          ref={plot}
          className="h-[var(--chart,13.75rem)] lg:h-[var(--chart,17.5rem)]"
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-readonly="true"
          aria-valuemin={0}
          aria-valuemax={bars.length - 1}
          aria-valuenow={read ?? bars.length - 1}
          aria-valuetext={shown ? `${shown.name}: ${rupiah(shown.value)}` : summary}
          onKeyDown={(event) => moveBy(event, { read, last: bars.length - 1, setRead })}
          onPointerDown={(event) => setRead(barAt(event, bars.length))}
          onPointerMove={(event) => event.pointerType === 'mouse' && setRead(barAt(event, bars.length))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setRead(null)}
        >
          <svg className={CANVAS} width="100%" height={height} role="img" aria-label={summary}>
            <defs>
              {Object.entries(COLOURS).map(([tone, colour]) => (
                <BlockPattern key={tone} id={`${id}${tone}`} colour={colour} base={base} step={step} />
              ))}
            </defs>
            {gridLines(highest).map((value) => (
              <g key={value}>
                <Across className="stroke-line [shape-rendering:crispEdges]" y={base - heightOf(value)} />
                <text className="fill-faint" x="-8" y={base - heightOf(value) + 4} textAnchor="end">
                  {shortRupiah(value, language)}
                </text>
              </g>
            ))}
            {bars.map((bar, place) => (
              <BlockBar
                key={bar.key}
                bar={bar}
                place={place}
                count={bars.length}
                isRead={place === read}
                fill={`url(#${id}${bar.tone ?? 'normal'})`}
                base={base}
                heightOf={heightOf}
              />
            ))}
            {line ? <Across className={COMPARED} y={base - heightOf(line)} /> : null}
          </svg>
        </div>
      </div>
      <ChartTable title={title} heads={[nameHead, valueHead]} bars={bars}>
        {shown ? (
          <span className="text-ink" aria-live="polite">
            {shown.name} <b>{rupiah(shown.value)}</b>
          </span>
        ) : (
          legend
        )}
        <span className="text-faint">{t('admin.oneBlock', { amount: rupiah(unit) })}</span>
      </ChartTable>
    </figure>
  )
}

/** The height that the style sheet gives, which depends on the screen. */
function useHeight(element: { current: HTMLElement | null }): number {
  const [height, setHeight] = useState(HEIGHT)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height || HEIGHT))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return height
}

function Across({ className, y }: { className: string; y: number }) {
  return <line className={className} x1="0" x2="100%" y1={y} y2={y} />
}

type BarProps = {
  bar: Bar
  place: number
  count: number
  isRead: boolean
  fill: string
  base: number
  heightOf(value: number): number
}

function BlockBar({ bar, place, count, isRead, fill, base, heightOf }: BarProps) {
  const column = 100 / count
  const at = { x: `${(place + (1 - WIDTH) / 2) * column}%`, width: `${column * WIDTH}%` }
  const height = Math.max(2, heightOf(bar.value))
  const fromEnd = count - 1 - place
  const every = count > 16 ? 3 : 2
  const classes = [
    fromEnd % every === 0 ? '' : 'max-md:hidden',
    count > 16 && fromEnd % 2 === 1 ? 'md:max-xl:hidden' : '',
    bar.tone === 'now' ? 'fill-ink font-bold' : 'fill-faint',
  ].join(' ')
  const middle = `${(place + 0.5) * column}%`
  return (
    <g>
      {isRead && (
        <rect className="fill-raised" x={`${place * column}%`} width={`${column}%`} y={0} height={base} />
      )}
      {bar.usual !== undefined && bar.usual > 0 && (
        <rect className={USUAL} {...at} y={base - heightOf(bar.usual)} height={heightOf(bar.usual)} />
      )}
      {bar.value > 0 && <rect {...at} y={base - height} height={height} fill={fill} />}
      {bar.mark ? (
        <rect {...at} className="mark fill-[#fff]" y={base - heightOf(bar.mark) - 1} height={3} />
      ) : null}
      {[...(bar.weekday ? [bar.weekday] : []), bar.label].map((text, row) => (
        <text key={text} className={classes} x={middle} y={base + 18 + row * 16} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  )
}

type PatternProps = { id: string; colour: string; base: number; step: number }

/** One block and the gap above it, again and again upwards from the base. */
function BlockPattern({ id, colour, base, step }: PatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" x="0" y={base} width="100%" height={step}>
      <rect x="0" y="2" width="100%" height={step - 2} fill={colour} />
      <rect x="0" y="2" width="100%" height="2" fill="#fff" opacity=".22" />
    </pattern>
  )
}

function barAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}

type Reading = { read: number | null; last: number; setRead(place: number | null): void }

function moveBy(event: KeyboardEvent, { read, last, setRead }: Reading): void {
  const targets: Record<string, number | null> = {
    ArrowLeft: read === null ? last : Math.max(0, read - 1),
    ArrowRight: read === null ? 0 : Math.min(last, read + 1),
    Home: 0,
    End: last,
    Escape: null,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  setRead(target)
}
