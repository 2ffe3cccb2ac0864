// Requests in the proportion in which visitors make them: 70% pages, 20% public calls, 8% open payment pages that ask
// whether it is paid, 2% an admin who reads.

import { LANGUAGES } from '../../contract/language.ts'
import type { Product } from '../../contract/shop/store.schema.ts'
import { signIn } from './admins.ts'
import { requestBytes } from './keep-alive-connection.ts'
import { ask } from './request.ts'
import type { Visit } from './steady-load.ts'

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
const KINDS = Object.entries(SHARES).flatMap(([kind, count]) => Array<string>(count).fill(kind))
/** Has no divisor in common with fifty: goes through all of them, well mixed. */
const STRIDE = 7

const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const AS_SCRIPT = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

/** Signs in, and returns what is asked by its number. */
export async function planVisits(
  url: string,
  references: readonly string[],
): Promise<(number: number) => Visit> {
  const products = JSON.parse((await ask(`${url}/api/store/products`)).text) as Product[]
  const { token } = await signIn(url)
  const signedIn = { ...AS_SCRIPT, authorization: `Bearer ${token}` }
  const toVisits = (paths: readonly string[], headers: Record<string, string>) =>
    inTurn(paths.map((path) => ({ path, question: requestBytes(url, path, headers) })))

  const inLanguages = (paths: readonly string[]) =>
    inTurn(
      LANGUAGES.map((language) =>
        toVisits(
          paths.map((path) => `/${language}${path}`),
          AS_BROWSER,
        ),
      ),
    )
  // Routes with many addresses go through theirs.
  const pages = inTurn([
    ...PAGES.map((path) => inLanguages([path])),
    inLanguages(products.map(({ _id }) => `/store/product/${_id}`)),
    inLanguages(references.map((reference) => `/store/checkout/${reference}`)),
  ])
  const byKind: Record<string, () => Visit> = {
    page: () => pages()()(),
    call: toVisits([...CALLS, ...products.map(({ _id }) => `/api/store/products/${_id}`)], AS_SCRIPT),
    poll: toVisits(
      references.map((reference) => `/api/store/transactions/${reference}`),
      AS_SCRIPT,
    ),
    admin: toVisits(ADMIN_CALLS, signedIn),
  }
  return (number) => {
    const visit = byKind[KINDS[(number * STRIDE) % KINDS.length] ?? '']?.()
    if (!visit) throw new Error('nothing to ask')
    return visit
  }
}

function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0
  return () => {
    const item = items[next % items.length] as Item
    next += 1
    return item
  }
}
