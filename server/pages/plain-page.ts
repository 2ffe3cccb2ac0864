// A page that needs neither React nor a database: shown when a real one cannot be rendered at the moment.
import { shell as en } from '#content/locales/en/shell.ts'
import { shell as id } from '#content/locales/id/shell.ts'
import type { Language } from '#contract/language.ts'
import { styleOnlyCsp } from '#server/http/security-headers.ts'
import { bareDocument } from './bare-document.ts'

const TEXTS = { en, id }

const STYLE =
  'html{background:#0a0d1a;color:#f2f4ff;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;min-height:100vh;margin:0;place-content:center;gap:1rem;padding:1.5rem;text-align:center}' +
  'h1,p{margin:0}a{color:#ffd23f}'

export const PLAIN_PAGE_CSP = styleOnlyCsp(STYLE)

/** The link is empty: it leads to the address that was asked for. */
export function plainPage(language: Language): string {
  const { errorTitle, errorText, tryAgain } = TEXTS[language]
  return bareDocument({
    language,
    title: errorTitle,
    head: `<style>${STYLE}</style>`,
    body: `<h1>${errorTitle}</h1><p>${errorText}</p><p><a href="">${tryAgain}</a></p>`,
  })
}
