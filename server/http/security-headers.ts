// The headers that tell browsers what this site never does.
import { createHash } from 'node:crypto'

export type SecuritySettings = {
  /** Hosts of pictures that come from outside, such as avatars. */
  imageOrigins: readonly string[]
  /** Hosts of a bot check that comes from outside; on the page that shows it only. */
  widgetOrigins?: readonly string[]
  /** Whether visitors reach us by https. */
  https: boolean
}

/** For every answer, whatever it holds. */
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

/** Where browsers tell what the policy of a page stopped. */
export const CSP_REPORT_PATH = '/api/csp-report'

/** For answers that are data: nothing in them may ever run or load. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For a page that is nothing but one script. */
export function scriptOnlyCsp(script: string): string {
  return `${DATA_CSP}; script-src ${hashOf(script)}`
}

/** For a page that is nothing but text and one style sheet of its own. */
export function styleOnlyCsp(style: string): string {
  return `${DATA_CSP}; style-src ${hashOf(style)}`
}

/** Our own script ends every page. Whatever somebody managed to bring into a page stands before it, and may not run. */
const OWN_SCRIPT = /<script>([^<]*)<\/script><\/body><\/html>$/

/** An address may hold signs that would end a directive and begin another. */
const SOURCE = /^(?:https:|blob:|https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?)$/

/** The policy of one page: its own inline script is named by its hash, so it holds for kept pages too. */
export function pageCsp(html: string, { imageOrigins, widgetOrigins = [], https }: SecuritySettings): string {
  const script = OWN_SCRIPT.exec(html)?.[1]
  const widgets = widgetOrigins.filter((origin) => SOURCE.test(origin))
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...(script ? [hashOf(script)] : []), ...widgets].join(' '),
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
    // The older of two ways: every browser knows it, also without https.
    `report-uri ${CSP_REPORT_PATH}`,
  ]
  return directives.join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
