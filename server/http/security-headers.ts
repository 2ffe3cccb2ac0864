// The headers that tell browsers what this site never does.
import { createHash } from 'node:crypto'

export type SecuritySettings = {
  /** Hosts of pictures that come from outside, such as avatars. */
  imageOrigins: readonly string[]
  /** Hosts of a bot check that comes from outside. On every page, because the browser goes from one to another. */
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
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** For answers that are data: nothing in them may ever run or load. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** The policy of one page: its own inline scripts are named by their hashes, so it holds for kept pages too. */
export function pageCsp(html: string, { imageOrigins, widgetOrigins = [], https }: SecuritySettings): string {
  const hashes = new Set(
    Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    }),
  )
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...widgetOrigins].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${widgetOrigins.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
