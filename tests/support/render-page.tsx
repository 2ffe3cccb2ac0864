// Renders a page in happy-dom by its loader, its layout and the router; the test replies to API calls and moves the clock.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { Api, Route } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { LANGUAGES } from '#contract/language.ts'
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/team/admin.ts'
import { showInSheet } from '#web/kit/layout/sheet-store.ts'
import type { LoadedPage } from '#web/kit/router/contexts.ts'
import { createPageLoader } from '#web/kit/router/load-page.ts'
import { Router } from '#web/kit/router/router.tsx'
import { loaders } from '#web/loaders.ts'
import { layoutOf, loadComponents } from '#web/pages.ts'
import type { ServerContext } from '#web/services.ts'
import { demoNetwork, demoSite } from './demo-views.ts'

type Name = string | RegExp
export type Services = {
  [Name in keyof ServerContext['services']]?: Partial<ServerContext['services'][Name]>
}
type Call = { params: Record<string, string>; query: URLSearchParams; body: unknown }
type Failure = Error & { status: number; body: unknown; headers: Record<string, string> }
type Reply<Named extends Route> = Api[Named]['reply'] | Failure
/** A call without an entry fails as if the server could not be reached. */
export type FakeApi = {
  [Named in Route]?: Api[Named]['reply'] | ((call: Call) => Reply<Named> | Promise<Reply<Named>>)
}

/** Without a code it is no reply of the API, but for example a proxy's page. */
export const failure = (status: number, code?: ErrorCode, headers: Failure['headers'] = {}): Failure =>
  Object.assign(new Error(`Status ${status}`), { status, body: code && { error: 'x', code }, headers })

export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}

/** Closes the page that is open: a page rendered after it is a new document with the same storage. */
let close = () => {}

type Options = { api?: FakeApi; services?: Services }

export async function renderPage(address: string, { api = {}, services = {} }: Options = {}) {
  prepare(address)
  const calls: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', fakeFetch(api, { calls, bodies }))
  const statusHistory = { openIncidents: async () => [] }
  const status = { findOwn: () => null }
  // Every page asks whether its menu leads to news.
  const posts = { newsLanguages: async () => (services.posts ? [...LANGUAGES] : []), ...services.posts }
  const all = { site: demoSite(), network: demoNetwork(), status, statusHistory, ...services, posts }
  const load = createPageLoader({ loaders, layoutOf, context: { services: all, reportError: () => {} } })
  async function open(href: string): Promise<LoadedPage> {
    const result = await load(new URL(href, window.location.origin))
    if (result.kind !== 'page') throw new Error(`${href} is no page: ${result.kind}`)
    if (result.error) throw result.error
    return { ...result.page, components: await loadComponents(result.page) }
  }
  const fetcher = {
    prefetch: async () => null,
    take: async (href: string) => ({ path: href, page: await open(href) }),
    loadPage: (href: string) => open(href).catch(() => null),
  }
  const page = await open(address)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  close = () => act(() => root.unmount())
  await act(async () =>
    root.render(<Router page={page} fetcher={fetcher} Document={({ children }) => children} />),
  )
  await wait()
  return { calls, bodies, wait, find, get, texts, fire, click, type }
}

/** Clock, storage and address of a new tab; everything is reset after the test. */
function prepare(address: string): void {
  close()
  // The files of a worker share their modules, so an open join sheet would show on the pages of the next file.
  showInSheet(null)
  if (!vi.isFakeTimers()) vi.useFakeTimers()
  // No picture is loaded, so none has failed.
  const images = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.scrollTo = () => {}
  window.history.replaceState(null, '', address)
  if (/\/admin\/(?!login|join)/.test(address)) window.localStorage.setItem(ADMIN_TOKEN_STORAGE_KEY, 'token')
  onTestFinished(() => {
    if (!vi.isFakeTimers()) return
    close()
    images.mockRestore()
    // Toasts live longer than their page.
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    window.localStorage.clear()
    window.sessionStorage.clear()
    document.body.innerHTML = ''
  })
}

type Sent = { calls: string[]; bodies: unknown[] }

function fakeFetch(api: FakeApi, { calls, bodies }: Sent) {
  return async (url: string, { method = 'GET', body: json }: RequestInit = {}) => {
    const { pathname, search, searchParams: query } = new URL(url, window.location.origin)
    calls.push(`${method} ${pathname}${search}`)
    const body: unknown = json ? JSON.parse(String(json)) : undefined
    if (json) bodies.push(body)
    for (const [route, entry] of Object.entries(api)) {
      const pattern = route.replace(/:(\w+)/g, '(?<$1>[^/]+)')
      const match = new RegExp(`^${pattern}$`).exec(`${method} ${pathname}`)
      if (!match) continue
      const call = { params: match.groups ?? {}, query, body }
      const reply: unknown = typeof entry === 'function' ? await entry(call) : entry
      if (!(reply instanceof Error))
        return {
          ok: true,
          status: 200,
          headers: new Headers(),
          json: async () => structuredClone(reply),
          blob: async () => new Blob([String(reply)]),
        }
      const { status, body: refusal, headers } = reply as Failure
      return { ok: false, status, headers: new Headers(headers), json: async () => refusal }
    }
    return unreachable()
  }
}

/** Runs timers, calls, imports and rendering for a time of the fake clock. */
async function wait(ms = 0): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? textOf((element as HTMLInputElement).labels?.[0] ?? element)

function find(selector: string, name: Name = ''): HTMLElement | undefined {
  const isNamed = (own: string) => (name instanceof RegExp ? name.test(own) : name === '' || name === own)
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => isNamed(nameOf(element)))
}

function get(selector: string, name: Name = ''): HTMLElement {
  const found = find(selector, name)
  if (!found) throw new Error(`No ${selector} ${name} in: ${textOf(document.body)}`)
  return found
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf)

async function fire(target: EventTarget, event: Event): Promise<void> {
  await act(async () => void target.dispatchEvent(event))
  await wait()
}

const click = (selector: string, name: Name = '') =>
  fire(get(selector, name), new MouseEvent('click', { bubbles: true, cancelable: true }))

function type(selector: string, name: Name, text: string): Promise<void> {
  const field = get(selector, name)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  return fire(field, new Event('input', { bubbles: true }))
}
