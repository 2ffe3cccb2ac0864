// Files that name the site's own address or the owner's name: sitemap, robots, web manifest, security.txt.
import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type PageName, SITEMAP_PAGES } from '#contract/pages.ts'
import { SURFACES } from '#contract/platform/colour.ts'
import type { SiteView } from '#contract/site/site.ts'
import { escapeMarkup as xml } from '#server/platform/http/escape.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Posts } from '#server/site/posts/posts.service.ts'
import { renderFeed } from './news-feed.ts'

/** With a language and without: an address without one redirects. */
const CLOSED_TO_ROBOTS = ['/admin', '/*/admin', '/store/checkout', '/*/store/checkout', '/api/']
const AN_HOUR = 'public, max-age=3600'
const FIVE_MINUTES = 'public, max-age=300'
/** Computed for every request, so it never expires while the site runs. */
const SECURITY_TXT_MS = 180 * 24 * 60 * 60 * 1_000

type Deps = {
  site: () => SiteView
  isShown(page: PageName): boolean
  clock: Clock
  /** For reports of vulnerabilities; null names the community chat. */
  securityContact: string | null
  listProductIds(): Promise<string[]>
  posts: Pick<Posts, 'addresses' | 'list'>
  /** Paths of the pages of single boards. */
  boardPaths(): string[]
}

export function siteFilesRoutes(app: FastifyInstance, deps: Deps): void {
  const { site, isShown, listProductIds, posts, boardPaths } = deps
  const text = 'text/plain; charset=utf-8'
  const serveFile = (
    path: string,
    type: string,
    render: () => string | Promise<string>,
    cacheControl = AN_HOUR,
  ) =>
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', cacheControl)
        .send(await render()),
    )
  serveFile('/sitemap.xml', 'application/xml; charset=utf-8', async () => {
    const pages = SITEMAP_PAGES.filter(({ name }) => isShown(name)).map(({ path }) => path)
    const ids = isShown('product') ? await listProductIds() : []
    const boards = isShown('board') ? boardPaths() : []
    const products = ids.map((id) => `/store/product/${id}`)
    const inBoth = [...pages, ...boards, ...products].map((path) => ({ path, languages: LANGUAGES }))
    return renderSitemap(site().publicUrl, [...inBoth, ...(await posts.addresses())])
  })
  for (const language of LANGUAGES)
    serveFile(
      `/${language}/news.xml`,
      'application/atom+xml; charset=utf-8',
      async () => renderFeed(site(), language, (await posts.list('news', language)).posts),
      FIVE_MINUTES,
    )
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
