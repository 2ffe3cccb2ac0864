// Files that name the site's own address or the owner's name: sitemap, robots, web manifest.
import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/language.ts'
import { PUBLIC_PAGES } from '#contract/pages.ts'
import type { SiteView } from '#contract/site.ts'

/** Bare addresses would lead through the language redirect; robots meet every form of a path. */
const CLOSED_TO_ROBOTS = ['/admin', '/*/admin', '/store/checkout', '/*/store/checkout', '/api/']
const AN_HOUR = 'public, max-age=3600'

type Deps = {
  site: SiteView
  listProductIds(): Promise<string[]>
}

export function siteFilesRoutes(app: FastifyInstance, { site, listProductIds }: Deps): void {
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
