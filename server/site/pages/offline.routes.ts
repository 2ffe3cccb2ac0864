import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { OFFLINE_PATHS, SERVICE_WORKER_PATH } from '#contract/site/offline.ts'
import type { SiteView } from '#contract/site/site.ts'
import { DATA_CSP } from '#server/platform/http/security-headers.ts'
import { type SendStored, serveStored } from '#server/platform/http/serve-stored.ts'
import type { BrandService } from '#server/site/brand/brand.service.ts'
import { offlinePage, serviceWorker } from './offline-page.ts'

type Deps = {
  site(language: Language): SiteView
  accent(): string
  brand: Pick<BrandService, 'get'>
}

/** Browsers ask each time, so that a change of the identity arrives. */
const REVALIDATE = 'no-cache'

export function offlineRoutes(app: FastifyInstance, send: SendStored, { site, accent, brand }: Deps): void {
  async function render(language: Language) {
    const { shortName, gameAddress, bedrock } = site(language)
    const mark = await brand.get('mark.svg')
    const java = { edition: 'Java', host: gameAddress }
    const addresses = bedrock
      ? [java, { edition: 'Bedrock', host: bedrock.host, port: bedrock.port }]
      : [java]
    return offlinePage(language, { name: shortName, accent: accent(), mark, addresses })
  }

  for (const language of LANGUAGES) {
    serveStored(app, send, OFFLINE_PATHS[language], async () => {
      const { html, csp } = await render(language)
      return { body: html, type: 'text/html; charset=utf-8', cacheControl: REVALIDATE, csp }
    })
  }

  serveStored(app, send, SERVICE_WORKER_PATH, async () => {
    const pages = await Promise.all(LANGUAGES.map(async (language) => (await render(language)).html))
    return {
      body: serviceWorker(pages),
      type: 'text/javascript; charset=utf-8',
      cacheControl: REVALIDATE,
      csp: `${DATA_CSP}; connect-src 'self'`,
    }
  })
}
