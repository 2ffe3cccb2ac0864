// Files that name the site's own address or the owner's name: sitemap, robots, web manifest, security.txt.
import type { FastifyInstance } from 'fastify'
import { shell as en } from '#content/locales/en/shell.ts'
import { shell as id } from '#content/locales/id/shell.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Incident } from '#contract/network/status-history.schema.ts'
import { type PageName, SITEMAP_PAGES } from '#contract/pages.ts'
import { SURFACES } from '#contract/platform/colour.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import type { SiteView } from '#contract/site/site.ts'
import { escapeMarkup as xml } from '#server/platform/http/escape.ts'
import { type SendStored, serveStored } from '#server/platform/http/serve-stored.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { jakartaMoment } from '#server/platform/kernel/jakarta.ts'
import type { Posts } from '#server/site/posts/posts.service.ts'

/** With a language and without: an address without one redirects. A star would close own pages that begin with *admin*. */
const CLOSED_TO_ROBOTS = [
  ...['', ...LANGUAGES.map((language) => `/${language}`)].flatMap((start) => [
    `${start}/admin`,
    `${start}/store/checkout`,
  ]),
  '/api/',
]
const AN_HOUR = 'public, max-age=3600'
const FIVE_MINUTES = 'public, max-age=300'
/** From the moment it is made, so it never expires while the site runs. */
const SECURITY_TXT_MS = 180 * 24 * 60 * 60 * 1_000

type Deps = {
  site: () => SiteView
  isShown(page: PageName): boolean
  clock: Clock
  /** For reports of vulnerabilities; null names the community chat. */
  securityContact: string | null
  listProductIds(): Promise<string[]>
  posts: Pick<Posts, 'addresses' | 'list'>
  listIncidents(): Promise<Incident[]>
  boardPaths(): string[]
}

export function siteFilesRoutes(app: FastifyInstance, send: SendStored, deps: Deps): void {
  const { site, isShown, listProductIds, posts, listIncidents, boardPaths } = deps
  const text = 'text/plain; charset=utf-8'
  const serveFile = (
    path: string,
    type: string,
    render: () => string | Promise<string>,
    cacheControl = AN_HOUR,
  ) => serveStored(app, send, path, async () => ({ body: await render(), type, cacheControl }))
  serveFile('/sitemap.xml', 'application/xml; charset=utf-8', async () => {
    const pages = SITEMAP_PAGES.filter(({ name }) => isShown(name)).map(({ path }) => path)
    const ids = isShown('product') ? await listProductIds() : []
    const boards = isShown('board') ? boardPaths() : []
    const products = ids.map((id) => `/store/product/${id}`)
    const inBoth = [...pages, ...boards, ...products].map((path) => ({ path, languages: LANGUAGES }))
    return renderSitemap(site().publicUrl, [...inBoth, ...(await posts.addresses())])
  })
  const serveFeed = (name: Feed['name'], read: ReadEntries) => {
    for (const language of LANGUAGES)
      serveFile(
        `/${language}/${name}.xml`,
        'application/atom+xml; charset=utf-8',
        async () => renderFeed(site(), { language, name, entries: await read(language) }),
        FIVE_MINUTES,
      )
  }
  serveFeed('news', async (language) => (await posts.list('news', language)).posts)
  serveFeed('status', async (language) => {
    if (!isShown('status')) throw new AppError('not_found')
    return (await listIncidents()).map((incident) => toEntry(incident, language))
  })
  serveFile('/robots.txt', text, () => renderRobots(site().publicUrl))
  serveFile('/.well-known/security.txt', text, () => renderSecurityTxt(deps))
  serveFile('/site.webmanifest', 'application/manifest+json', () => JSON.stringify(webManifest(site())))
}

type SitemapAddress = { path: string; languages: readonly Language[] }

/** An address that exists in one language has no alternates. */
function renderSitemap(publicUrl: string, addresses: readonly SitemapAddress[]): string {
  const urls = addresses.flatMap(({ path, languages }) =>
    languages.map((language) => {
      const alternates = [
        ...languages.map((other) => alternate(other, `${publicUrl}/${other}${path}`)),
        alternate('x-default', `${publicUrl}${path || '/'}`),
      ]
      const links = languages.length > 1 ? `\n${alternates.join('\n')}` : ''
      return `  <url>\n    <loc>${xml(`${publicUrl}/${language}${path}`)}</loc>${links}\n  </url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function alternate(language: string, href: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${xml(href)}"/>`
}

function renderRobots(publicUrl: string): string {
  const lines = CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** RFC 9116. */
function renderSecurityTxt({ site, clock, securityContact }: Deps): string {
  const { publicUrl, links } = site()
  const contact = securityContact ?? links.discord ?? `${publicUrl}/`
  const expires = new Date(clock.now().getTime() + SECURITY_TXT_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function webManifest({ name, shortName, description, look }: SiteView): object {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${look.icons}/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  return {
    name,
    short_name: shortName,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: SURFACES.ground,
    theme_color: look.themeColor,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-512-maskable', 512, 'maskable')],
  }
}

type Entry = Pick<PostSummary, 'path' | 'title' | 'summary' | 'published_at'>
type ReadEntries = (language: Language) => Promise<readonly Entry[]>

/** A change of it is news. */
function toEntry({ _id, title, text, starts_at, updated_at }: Incident, language: Language): Entry {
  return {
    path: `/${language}/status#${_id}`,
    title: title[language],
    summary: `${jakartaMoment(new Date(starts_at), language)}: ${text[language]}`,
    published_at: updated_at,
  }
}

const TITLES = { en, id }
/** A feed without entries has never changed. */
const NEVER = '1970-01-01T00:00:00.000Z'

type Feed = { language: Language; name: 'news' | 'status'; entries: readonly Entry[] }

/** The page comes first: readers take the first link as the site. */
function renderFeed(site: SiteView, { language, name, entries }: Feed) {
  const { publicUrl } = site
  const address = `${publicUrl}/${language}/${name}`
  const newestFirst = entries.toSorted((one, other) => other.published_at.localeCompare(one.published_at))
  const rendered = newestFirst.map(
    ({ path, title, summary, published_at }) => `  <entry>
    <id>${xml(publicUrl + path)}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${xml(publicUrl + path)}"/>
    <published>${published_at}</published>
    <updated>${published_at}</updated>
    <summary>${xml(summary)}</summary>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xml(address)}</id>
  <title>${xml(`${TITLES[language][name]} · ${site.name}`)}</title>
  <author><name>${xml(site.name)}</name></author>
  <link rel="alternate" type="text/html" href="${xml(address)}"/>
  <link rel="self" type="application/atom+xml" href="${xml(`${address}.xml`)}"/>
  <updated>${newestFirst[0]?.published_at ?? NEVER}</updated>
${rendered.join('')}</feed>
`
}
