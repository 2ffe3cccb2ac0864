// News as a feed (Atom, RFC 4287).
import { shell as en } from '#content/locales/en/shell.ts'
import { shell as id } from '#content/locales/id/shell.ts'
import type { Language } from '#contract/language.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import type { SiteView } from '#contract/site/site.ts'
import { escapeMarkup as xml } from '#server/platform/http/escape.ts'

const NEWS = { en: en.news, id: id.news }
/** A feed without entries has never changed. */
const NEVER = '1970-01-01T00:00:00.000Z'

export function renderFeed(
  { name, publicUrl }: SiteView,
  language: Language,
  posts: readonly PostSummary[],
): string {
  const address = `${publicUrl}/${language}/news`
  const entries = posts.map(
    ({ path, title, summary, published_at }) => `  <entry>
    <id>${xml(publicUrl + path)}</id>
    <title>${xml(title)}</title>
    <link href="${xml(publicUrl + path)}"/>
    <published>${published_at}</published>
    <updated>${published_at}</updated>
    <summary>${xml(summary)}</summary>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xml(address)}</id>
  <title>${xml(`${NEWS[language]} · ${name}`)}</title>
  <author><name>${xml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(`${address}.xml`)}"/>
  <link href="${xml(address)}"/>
  <updated>${posts[0]?.published_at ?? NEVER}</updated>
${entries.join('')}</feed>
`
}
