import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { Texts } from '#contract/settings/texts.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { sentenceOf } from './own-texts.ts'
import { refill } from './parts.ts'

type Props = {
  title: string
  /** By `toFrameDocument`. */
  page: string
  language: Language
  rendered: Texts
  draft: Texts
  selected: string | null
  isPhone: boolean
  onSelect: (key: string) => void
  onFound: (isFound: boolean) => void
}

const PHONE_PX = 390
const DESKTOP_PX = 1_024
/** On narrow screens the sheet with the fields and the save bar leave only the top of the frame, below its own bar. */
const BELOW_BAR_PX = 72

/** Inside of the frame, where no sheet of the console applies. */
const MARK_STYLES = `
  [data-text] { outline: 1px dashed var(--color-edge); outline-offset: 3px; cursor: pointer; }
  [data-text][data-own] { outline: 1px solid var(--color-note); }
  [data-text]:hover, [data-text]:focus-visible { outline: 2px solid var(--color-ink); }
  [data-text][aria-pressed="true"] { outline: 2px solid var(--color-star); }
  html { scroll-behavior: auto; }
`

/** The page as visitors see it, with the drafts in place of what is saved. */
export function PageFrame({ title, page, onSelect, ...shown }: Props) {
  const { t } = useAdminText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [sentences, setSentences] = useState<readonly HTMLElement[]>([])
  const { box, width, height } = useSize()
  const frameWidth = shown.isPhone ? Math.min(PHONE_PX, width) : Math.max(DESKTOP_PX, width)
  const scale = Math.min(1, width / frameWidth)
  useSentences(sentences, shown)

  function open(): void {
    const { contentDocument: inside, contentWindow } = frame.current ?? {}
    if (!inside || !contentWindow) return
    const styles = new (contentWindow as typeof window).CSSStyleSheet()
    styles.replaceSync(MARK_STYLES)
    inside.adoptedStyleSheets = [styles]
    const choose = (event: Event): void => {
      event.preventDefault()
      const key = (event.target as Element).closest<HTMLElement>('[data-text]')?.dataset.text
      if (key !== undefined) onSelect(key)
    }
    inside.addEventListener('click', choose)
    inside.addEventListener('submit', choose)
    inside.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') choose(event)
    })
    setSentences([...inside.querySelectorAll<HTMLElement>('[data-text]')])
  }

  return (
    <div ref={box} className="h-[max(24rem,calc(100svh-19rem))] overflow-hidden">
      <iframe
        ref={frame}
        className="mx-auto block origin-top-left"
        title={t('adminTexts.frameOf', { page: title })}
        sandbox="allow-same-origin"
        srcDoc={page}
        onLoad={open}
        style={{ width: frameWidth, height: height / scale, scale }}
      />
    </div>
  )
}

type Shown = Omit<Props, 'title' | 'page' | 'onSelect'>

function useSentences(sentences: readonly HTMLElement[], shown: Shown): void {
  const { language, rendered, draft, selected, onFound } = shown
  /** As the server rendered them. */
  const first = useRef(new WeakMap<HTMLElement, string>())
  useEffect(() => {
    for (const span of sentences) {
      const key = span.dataset.text ?? ''
      // A button only from here on: before the frame has loaded, nothing would answer a press.
      span.tabIndex = 0
      span.role = 'button'
      span.ariaPressed = String(key === selected)
      span.toggleAttribute('data-own', key in draft[language])
      const before = first.current.get(span) ?? span.textContent
      first.current.set(span, before)
      // The pieces of a sentence around a link or a name stay as they were rendered.
      const next = refill(sentenceOf(rendered, language, key), before, sentenceOf(draft, language, key))
      if (next !== null && next !== span.textContent) span.textContent = next
    }
  }, [sentences, language, rendered, draft, selected])
  useEffect(() => {
    if (selected === null || sentences.length === 0) return
    const span = sentences.find(({ dataset }) => dataset.text === selected)
    onFound(span !== undefined)
    const inside = span?.ownerDocument.defaultView
    if (!inside) return
    const top = window.innerWidth < DESKTOP_PX ? BELOW_BAR_PX : inside.innerHeight / 3
    // Not scrollIntoView, which would scroll the console too.
    inside.scrollBy(0, span.getBoundingClientRect().top - top)
  }, [sentences, selected, onFound])
}

function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: DESKTOP_PX, height: 0 })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = DESKTOP_PX, height = 0 } = entry?.contentRect ?? {}
      setSize({ width, height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, ...size }
}
