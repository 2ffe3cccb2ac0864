// Every page and every public call of a running site.

import { demoSettings } from '#content/settings/index.ts'
import { calls } from '#contract/calls.ts'
import { LANGUAGES } from '#contract/language.ts'
import { SITEMAP_PATHS } from '#contract/pages.ts'

export type Reply = { path: string; status: number; body: string }

export const TABS = demoSettings.boards.tabs.map(({ id }) => id)
export const SERVERS = ['network', 'survival', 'skyblock', 'tycoon', 'creative']
const DOCUMENTS = ['/sitemap.xml', '/robots.txt', '/site.webmanifest']

export async function get({ url }: { url: string }, path: string): Promise<Reply> {
  const response = await fetch(url + path, { redirect: 'manual' })
  return { path, status: response.status, body: await response.text() }
}

/** Every public GET of the contract, with each value that its parameter can have. */
function listCalls(products: readonly string[]): string[] {
  const values: Record<string, readonly string[]> = {
    '/api/server-status/:id': SERVERS,
    '/api/leaderboards/:tab': TABS,
    '/api/store/products/:id': products,
    '/api/store/transactions/:reference': ['AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'],
  }
  return calls
    .filter(({ endpoint }) => !endpoint.admin && endpoint.method === 'GET')
    .flatMap(({ endpoint: { path } }) => {
      if (!path.includes(':')) return [path]
      const known = values[path]
      if (!known) throw new Error(`the walk has no value for ${path}`)
      return known.map((value) => path.replace(/:\w+/, value))
    })
}

function listPages(products: readonly string[]): string[] {
  const paths = [
    ...SITEMAP_PATHS,
    ...TABS.map((tab) => `/leaderboard?tab=${tab}`),
    ...products.map((id) => `/store/product/${id}`),
    '/store/checkout',
    '/no-such-page',
  ]
  return LANGUAGES.flatMap((language) => paths.map((path) => `/${language}${path}`))
}

export async function walk(site: { url: string }): Promise<Reply[]> {
  const found = JSON.parse((await get(site, '/api/store/products')).body) as { _id: string }[]
  const products = found.map(({ _id }) => _id)
  const replies: Reply[] = []
  for (const path of [...listCalls(products), ...listPages(products), ...DOCUMENTS])
    replies.push(await get(site, path))
  return replies
}
