// A whole document without React and without the files of the build.

import { shell as en } from '#content/locales/en/shell.ts'
import { shell as id } from '#content/locales/id/shell.ts'
import type { Language } from '#contract/language.ts'
import { bareCsp } from '#server/platform/http/security-headers.ts'

type Parts = { language: Language; title: string; head: string; body: string }

/** All parts are HTML: what comes from outside is escaped by the caller. */
export function bareDocument({ language, title, head, body }: Parts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>${body}</body>
</html>
`
}

const TEXTS = { en, id }

const styleOf = (accent: string) =>
  'html{background:#0a0d1a;color:#f2f4ff;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;min-height:100vh;margin:0;place-content:center;gap:1rem;padding:1.5rem;text-align:center}' +
  `h1,p{margin:0}a{color:${accent}}`

type Page = { html: string; csp: string }

/** The empty link reloads the page. */
export function plainPage(language: Language, accent: string): Page {
  const { errorTitle, errorText, tryAgain } = TEXTS[language]
  const style = styleOf(accent)
  const html = bareDocument({
    language,
    title: errorTitle,
    head: `<style>${style}</style>`,
    body: `<h1>${errorTitle}</h1><p>${errorText}</p><p><a href="">${tryAgain}</a></p>`,
  })
  return { html, csp: bareCsp({ style }) }
}
