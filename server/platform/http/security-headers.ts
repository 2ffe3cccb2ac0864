// Security headers, and the Content-Security-Policy of pages.
import { createHash } from 'node:crypto'
import { HIDE_DISMISSED_SCRIPT } from '#contract/site/announcement.ts'
import { SHOW_BASKET_SCRIPT } from '#contract/site/basket-block.ts'
import { SHOW_OPEN_ORDER_SCRIPT } from '#contract/site/open-order.ts'

export type SecuritySettings = {
  /** Origins of external pictures, such as avatars. */
  imageOrigins: readonly string[]
  /** Origins of an external bot check, on the page that shows it only. */
  widgetOrigins?: readonly string[]
  https: boolean
}

export function commonHeaders({ https }: Pick<SecuritySettings, 'https'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    // Without includeSubDomains: maps, wiki or status page on a subdomain may still be plain http. deploy/ says how to add it.
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** For responses that are data: nothing in them may run or load. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a page that is nothing but text, with a style sheet or a script of its own. */
export function bareCsp({ style, script }: { style?: string; script?: string }): string {
  const sources = [style && `style-src ${hashOf(style)}`, script && `script-src ${hashOf(script)}`]
  return [DATA_CSP, ...sources.filter(Boolean)].join('; ')
}

/** The last script of the document is ours; an injected one would come before it, and may not run. */
const OWN_SCRIPT = /<script>([^<]*)<\/script><\/body><\/html>$/

/** Anything else could end the directive and begin another. */
const SOURCE = /^(?:https:|blob:|https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?)$/

const INLINE_SCRIPTS = [HIDE_DISMISSED_SCRIPT, SHOW_BASKET_SCRIPT, SHOW_OPEN_ORDER_SCRIPT].map((script) => ({
  script,
  hash: hashOf(script),
}))

/** Inline scripts are allowed by their hash, not by a nonce, so that pages can be cached. */
export function pageCsp(html: string, { imageOrigins, widgetOrigins = [], https }: SecuritySettings): string {
  const script = OWN_SCRIPT.exec(html)?.[1]
  const scripts = [
    ...(script ? [hashOf(script)] : []),
    ...INLINE_SCRIPTS.filter((inline) => html.includes(inline.script)).map(({ hash }) => hash),
  ]
  const widgets = widgetOrigins.filter((origin) => SOURCE.test(origin))
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...widgets].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins.filter((origin) => SOURCE.test(origin))].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${widgets.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
