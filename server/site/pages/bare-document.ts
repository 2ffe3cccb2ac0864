// A whole document without React and without the files of the build.
import type { Language } from '#contract/language.ts'

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
