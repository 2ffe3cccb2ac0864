// Requests in the proportion in which visitors make them: 70% pages, 20% public calls, 8% open payment pages that ask
// whether it is paid, 2% an admin who reads.

import { LANGUAGES } from '../../contract/language.ts'
import type { Product } from '../../contract/shop/store.schema.ts'
import { signIn } from './admins.ts'
import type { Visit } from './at-rate.ts'
import { ask } from './request.ts'

/** A live site has no page for entries of the demo. */
const PAGES = ['', '/leaderboard', '/store']
const CALLS = [
  '/api/store/products',
  '/api/server-status/network',
  '/api/leaderboards/global',
  '/api/leaderboards/voters',
  '/api/leaderboards/survival',
  '/api/leaderboards/tycoon',
  '/api/gamemodes/images',
  '/api/bot-check',
]
const ADMIN_CALLS = [
  '/api/admin/overview',
  '/api/admin/transactions',
  '/api/admin/send-actions',
  '/api/admin/products',
  '/api/admin/gamemode-images',
]
/** Requests of each kind among fifty. */
const SHARES = { page: 35, call: 10, poll: 4, admin: 1 }
const KINDS = Object.entries(SHARES).flatMap(([kind, count]) => Array(count).fill(kind)) as Kind[]

const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const AS_SCRIPT = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

type Kind = keyof typeof SHARES

/** Opens an admin session; each call of the result makes one random visit. */
export async function planVisits(url: string, references: readonly string[]): Promise<() => Visit> {
  const products = JSON.parse((await ask(`${url}/api/store/products`)).text) as Product[]
  const { token } = await signIn(url)
  const signedIn = { ...AS_SCRIPT, authorization: `Bearer ${token}` }
  // Each route is as frequent as the others, however many addresses it has.
  const routes = [
    ...PAGES.map((path) => [path]),
    products.map(({ _id }) => `/store/product/${_id}`),
    references.map((reference) => `/store/checkout/${reference}`),
  ]
  const calls = [...CALLS, ...products.map(({ _id }) => `/api/store/products/${_id}`)]
  const visits: Record<Kind, () => Visit> = {
    page: () => ({ path: `/${pick(LANGUAGES)}${pick(pick(routes))}`, headers: AS_BROWSER }),
    call: () => ({ path: pick(calls), headers: AS_SCRIPT }),
    poll: () => ({ path: `/api/store/transactions/${pick(references)}`, headers: AS_SCRIPT }),
    admin: () => ({ path: pick(ADMIN_CALLS), headers: signedIn }),
  }
  return () => visits[pick(KINDS)]()
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}
