import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotCheck as Check } from '#contract/site/bot-check.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { CheckBox, type FieldProps } from './check-box.tsx'
import { withLoadRetries } from './load-retries.ts'

type Field = ComponentType<FieldProps>

/** The code of the check is loaded when it is wanted: a visitor who only looks at a product does without it. */
export function BotCheck({ check, ...props }: FieldProps & { check: Check }) {
  const { t } = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const isWanted = useIsWanted(box)
  const [Field, setField] = useState<Field | null>(null)
  const [isBroken, setBroken] = useState(false)
  const load = useEffectEvent(() => loadField(check))
  const giveUp = useEffectEvent(() => {
    setBroken(true)
    props.onToken(null, 'unavailable')
    toasts.show('error', t('botCheck.unavailable'))
  })

  useEffect(() => {
    if (!isWanted || isBroken) return
    const stop = new AbortController()
    withLoadRetries(load, stop.signal).then(
      (loaded) => !stop.signal.aborted && setField(() => loaded),
      () => !stop.signal.aborted && giveUp(),
    )
    return () => stop.abort()
  }, [isWanted, isBroken])

  const shown = Field ? (
    <Field {...props} />
  ) : (
    <CheckBox
      ref={box}
      state={isBroken ? { kind: 'error', reason: 'unavailable' } : { kind: 'idle' }}
      onRetry={() => {
        setBroken(false)
        props.onToken(null, null)
      }}
    />
  )
  if (check.kind === 'proof-of-work') return shown
  // The room of Cloudflare's widget.
  return (
    <div className="@container w-full">
      <div className="relative h-[65px] @max-[292px]:h-[140px]">{shown}</div>
    </div>
  )
}

async function loadField(check: Check): Promise<Field> {
  if (check.kind === 'proof-of-work') return (await import('./proof-of-work-field.tsx')).ProofOfWorkField
  const { siteKey, scriptUrl } = check
  const { TurnstileField } = await import('./turnstile-field.tsx')
  return (props) => <TurnstileField siteKey={siteKey} scriptUrl={scriptUrl} {...props} />
}

const IDLE_FALLBACK_MS = 1_500

/** True after the first input in the surrounding form, or when the element is visible and the browser is idle. */
function useIsWanted(target: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    const element = target.current
    if (!element || isWanted) return
    const stop = new AbortController()
    const activate = () => setIsWanted(true)
    const form = element.closest('form') ?? element
    // The form got the focus before hydration.
    if (form.contains(document.activeElement)) {
      activate()
      return
    }
    for (const kind of ['focusin', 'pointerdown', 'input'])
      form.addEventListener(kind, activate, { signal: stop.signal })
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenIdle(activate, stop.signal)
    })
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [target, isWanted])

  return isWanted
}

function whenIdle(act: () => void, signal: AbortSignal): void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act)
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle))
  } else {
    const timer = setTimeout(act, IDLE_FALLBACK_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}
