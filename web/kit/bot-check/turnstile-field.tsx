import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { BOT_CHECK_PURPOSE, BOT_CHECK_THEME } from '#contract/site/bot-check.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { CheckBox, type FieldProps } from './check-box.tsx'
import { withLoadRetries } from './load-retries.ts'

type Props = FieldProps & { siteKey: string; scriptUrl: string }

/** Width of Turnstile's normal widget; narrower forms get the compact one. */
const USUAL_WIDTH = 300

export function TurnstileField({ siteKey, scriptUrl, onToken, ref }: Props) {
  const { t, language } = useText()
  const container = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const widget = useRef<{ turnstile: Turnstile; id: string } | null>(null)
  const [stage, setStage] = useState<'loading' | 'shown' | 'unavailable'>('loading')
  const [loads, setLoads] = useState(0)
  const hasReported = useRef(false)

  const reportToken = useEffectEvent(onToken)
  const reportProblem = useEffectEvent((problem: 'failed' | 'expired' | 'unavailable') => {
    reportToken(null, problem)
    // The widget retries every few seconds; one toast is enough.
    if (!hasReported.current) toasts.show('error', t(`botCheck.${problem}`))
    hasReported.current = problem !== 'expired'
  })
  const giveUp = useEffectEvent(() => {
    setStage('unavailable')
    reportProblem('unavailable')
  })
  const options = useEffectEvent(
    (width: number): TurnstileOptions => ({
      sitekey: siteKey,
      action: BOT_CHECK_PURPOSE,
      theme: BOT_CHECK_THEME,
      language,
      size: width < USUAL_WIDTH ? 'compact' : 'flexible',
      'refresh-expired': 'auto',
      'response-field': false,
      callback: (token) => {
        hasReported.current = false
        reportToken(token, null)
      },
      'error-callback': () => {
        reportProblem('failed')
        return true
      },
      'expired-callback': () => reportProblem('expired'),
      'timeout-callback': () => reportProblem('expired'),
      'unsupported-callback': giveUp,
    }),
  )
  const show = useEffectEvent((turnstile: Turnstile) => {
    const element = container.current
    const id = element && turnstile.render(element, options(element.clientWidth))
    if (!id) return giveUp()
    widget.current = { turnstile, id }
    setStage('shown')
  })

  useEffect(() => {
    const stop = new AbortController()
    setStage('loading')
    loadTurnstile(scriptUrl, stop.signal).then(
      (turnstile) => !stop.signal.aborted && show(turnstile),
      () => !stop.signal.aborted && giveUp(),
    )
    return () => {
      stop.abort()
      widget.current?.turnstile.remove(widget.current.id)
      widget.current = null
    }
  }, [scriptUrl, siteKey, language, loads])

  useImperativeHandle(ref, () => ({
    reset() {
      onToken(null, null)
      widget.current?.turnstile.reset(widget.current.id)
    },
  }))

  function tryAgain(): void {
    box.current?.focus()
    hasReported.current = false
    onToken(null, null)
    setLoads((before) => before + 1)
  }

  return (
    <>
      {/* Invisible until it has a widget: it lies over the button of the box. */}
      <div
        ref={container}
        className={`absolute inset-y-0 inset-x-0 @max-[300px]:-inset-x-1 ${stage === 'shown' ? '' : 'invisible'}`}
      />
      {stage !== 'shown' && (
        <CheckBox
          ref={box}
          state={stage === 'unavailable' ? { kind: 'error', reason: 'unavailable' } : { kind: stage }}
          onRetry={tryAgain}
        />
      )}
    </>
  )
}

export type TurnstileOptions = {
  sitekey: string
  action: string
  theme: 'auto' | 'light' | 'dark'
  language: string
  size: 'normal' | 'flexible' | 'compact'
  'refresh-expired': 'auto' | 'manual' | 'never'
  'response-field': boolean
  callback(token: string): void
  /** Returning true stops Turnstile from logging the error. */
  'error-callback'(code: string): boolean
  'expired-callback'(): void
  'timeout-callback'(): void
  'unsupported-callback'(): void
}

type Turnstile = {
  render(container: HTMLElement, options: TurnstileOptions): string | undefined
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** For a script that neither loads nor fails. */
const LIMIT_MS = 20_000

/** A script element that failed never loads again, so every retry inserts a new one. */
async function loadTurnstile(scriptUrl: string, signal: AbortSignal): Promise<Turnstile> {
  const address = new URL(scriptUrl)
  address.searchParams.set('render', 'explicit')
  return withLoadRetries(async () => {
    if (!window.turnstile) await insertScript(address.href)
    if (!window.turnstile) throw new Error('the script of Turnstile brought nothing')
    return window.turnstile
  }, signal)
}

function insertScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(limit)
      script.remove()
      reject(new Error('the script of Turnstile cannot be loaded'))
    }
    const limit = setTimeout(fail, LIMIT_MS)
    script.src = src
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(limit)
      if (!window.turnstile) script.remove()
      resolve()
    }
    document.head.append(script)
  })
}
