// The browser and system of a session, from its User-Agent, for the list of the own sessions.

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** As it is stored: only names of the lists above, never the text that the client sent. */
export function toStoredDevice(userAgent = ''): string {
  const find = (table: readonly [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  return `${find(BROWSERS)}|${find(SYSTEMS)}`
}

export function readDevice(stored: string | null): { browser: string | null; system: string | null } | null {
  if (stored === null) return null
  const [browser, system] = stored.split('|')
  return { browser: browser || null, system: system || null }
}
