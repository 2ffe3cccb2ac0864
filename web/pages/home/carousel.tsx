// A carousel: advances by time, swipe, keyboard and indicators; pauses on hover, focus and reduced motion.
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { prefersReducedMotion } from '#web/kit/ui/reduced-motion.ts'

const CAROUSEL_MS = 5_000

export type Slide = { id: string; picture: ReactNode }

const SWIPE_PX = 40

type Props = {
  label: string
  slides: readonly Slide[]
  children: ReactNode
}

export function Carousel({ label, slides, children }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const visible = useVisible(box)
  const { index, reached, show, hold } = useRotation(slides.length, visible)
  const swipeFrom = useRef<number | null>(null)

  function endSwipe(event: PointerEvent): void {
    const from = swipeFrom.current
    swipeFrom.current = null
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return
    show(index + (event.clientX < from ? 1 : -1))
  }

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(index + step)
  }

  const marks = slides.length > 1 && (
    <fieldset className="pips" onKeyDown={onKey}>
      <legend className="sr-only">{label}</legend>
      {slides.map(({ id }, number) => (
        <button
          key={id}
          type="button"
          aria-label={t('home.picture', { number: number + 1, total: slides.length })}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => show(number)}
        />
      ))}
    </fieldset>
  )

  return (
    <article
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div
        ref={box}
        className="pic aspect-16/10 [touch-action:pan-y]"
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') swipeFrom.current = event.clientX
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeFrom.current = null
        }}
      >
        {slides.map(({ id, picture }, number) => (
          <div
            key={id}
            className="slide"
            data-shown={number === index || undefined}
            aria-hidden={number !== index}
          >
            {number <= reached && picture}
          </div>
        ))}
        {marks}
      </div>
      {children}
    </article>
  )
}

/**
 * The current slide. It advances only while the carousel is visible, not hovered or focused, and motion is allowed.
 * Slides up to `reached` are loaded: each one while the one before it is shown.
 */
function useRotation(count: number, visible: boolean) {
  const [index, setIndex] = useState(0)
  const [reached, setReached] = useState(0)
  const [held, setHeld] = useState(false)

  const show = (next: number) => {
    const wrapped = ((next % count) + count) % count
    setIndex(wrapped)
    setReached((before) => Math.max(before, wrapped))
  }
  const onTick = useEffectEvent(() => {
    if (!document.hidden) show(index + 1)
  })

  useEffect(() => {
    if (!visible) return
    setReached((before) => Math.max(before, Math.min(index + 1, count - 1)))
    if (held || count < 2 || prefersReducedMotion()) return
    const timer = setInterval(onTick, CAROUSEL_MS)
    return () => clearInterval(timer)
  }, [held, visible, count, index])

  return { index, reached, show, hold: setHeld }
}

function useVisible(target: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return visible
}
