// The public pages as addresses: those of the sitemap, each in every language; a board and a player, as the leaderboard links
// to them; pages of the store.
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts'
import { SITEMAP_PATHS } from '../../contract/pages.ts'
import { createBuyer } from '../../tests/support/buyer.ts'

type NamedPath = { name: string; path: string }
export type SitePage = { name: string; language: Language; address: string }

/** The pages of the sitemap come first, then `more`. */
export function sitePages(more: readonly NamedPath[]): SitePage[] {
  const all = [...SITEMAP_PATHS.map((path) => ({ path, name: path.slice(1) || 'home' })), ...more]
  return all.flatMap(({ path, name }) =>
    LANGUAGES.map((language) => ({ name, language, address: `/${language}${path}` })),
  )
}

const BOARD = /href="\/\w+(\/leaderboard\/[^"?#/]+\/[^"?#]+)/g
const PLAYER = /href="\/\w+(\/player\/[^"?#]+)/g

export async function findBoardPages(url: string): Promise<NamedPath[]> {
  // A board may be empty, such as that of the donators on a new site.
  for (const board of await linksOf(`${url}/${FALLBACK_LANGUAGE}/leaderboard`, BOARD)) {
    const [player] = await linksOf(`${url}/${FALLBACK_LANGUAGE}${board}`, PLAYER)
    if (player === undefined) continue
    return [
      { name: 'board', path: board },
      { name: 'player', path: player },
      { name: 'player-search', path: '/player' },
    ]
  }
  throw new Error('no board has a player')
}

async function linksOf(address: string, link: RegExp): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return [...html.matchAll(link)].map(([, path = '']) => path)
}

export async function openStorePages(url: string): Promise<NamedPath[]> {
  const buyer = createBuyer(url)
  const [product] = await buyer.products()
  if (!product) throw new Error('nothing is sold')
  const { status, reference } = await buyer.order()
  if (status !== 200) throw new Error(`no order: ${status}`)
  return [
    { name: 'product', path: `/store/product/${product._id}` },
    { name: 'basket', path: '/store/basket' },
    { name: 'orders', path: '/store/orders' },
    { name: 'checkout', path: `/store/checkout/${reference}` },
  ]
}
