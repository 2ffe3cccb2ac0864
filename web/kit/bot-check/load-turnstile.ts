// A script element that failed never loads again, so every retry inserts a new one.
import { withLoadRetries } from './load-retries.ts'

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

export type Turnstile = {
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

export async function loadTurnstile(scriptUrl: string, signal: AbortSignal): Promise<Turnstile> {
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
