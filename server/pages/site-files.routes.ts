// Files that name the site's own address or the owner's name: sitemap, robots, web manifest, security.txt.
import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/language.ts'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import type { SiteView } from '#contract/site.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** Bare addresses would lead through the language redirect; robots meet every form of a path. */
const CLOSED_TO_ROBOTS = ['/admin', '/*/admin', '/store/checkout', '/*/store/checkout', '/api/']
const AN_HOUR = 'public, max-age=3600'
/** Made anew at every request, so it never runs out while somebody runs the site. */
const SECURITY_TXT_MS = 180 * 24 * 60 * 60 * 1_000

type Deps = {
  site: SiteView
  clock: Clock
  /** Where somebody who found a hole writes to; null: the community chat. */
  securityContact: string | null
  listProductIds(): Promise<string[]>
}

export function siteFilesRoutes(app: FastifyInstance, deps: Deps): void {
  const { site, listProductIds } = deps
  app.get('/sitemap.xml', async (_request, reply) => {
    const products = (await listProductIds()).map((id) => `/store/product/${id}`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(drawSitemap(site.publicUrl, [...PUBLIC_PAGES.map(({ path }) => path), ...products]))
  })
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(drawRobots(site.publicUrl)),
  )
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(writeSecurityTxt(deps)),
  )
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', AN_HOUR)
      .send(JSON.stringify(drawManifest(site))),
  )
}

function drawSitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    LANGUAGES.map((language) => {
      const alternates = [
        ...LANGUAGES.map((other) => alternate(other, `${publicUrl}/${other}${path}`)),
        alternate('x-default', `${publicUrl}${path || '/'}`),
      ]
      return `  <url>\n    <loc>${xml(`${publicUrl}/${language}${path}`)}</loc>\n${alternates.join('\n')}\n  </url>`
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

function drawRobots(publicUrl: string): string {
  const lines = CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** RFC 9116. */
function writeSecurityTxt({ site, clock, securityContact }: Deps): string {
  const expires = new Date(clock.now().getTime() + SECURITY_TXT_MS)
  return [
    `Contact: ${securityContact ?? site.links.discord}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${site.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function drawManifest({ name, shortName, description }: SiteView): object {
  return {
    name,
    short_name: shortName,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#0a0d1a',
    theme_color: '#0a0d1a',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

function xml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
