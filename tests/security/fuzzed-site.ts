// A site with data for every API call: products, a paid order, a delivery, an image.
import type { Env } from '#server/config/config.ts'
import { pngOf } from '#tests/simulators/odd-pictures.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { signIn as signInAt } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'
import type { Known } from './fuzz-requests.ts'

const OWNER = { username: 'owner', password: 'correct horse battery' }
/** Network of the owner; login attempts from other networks do not count against it. */
const HOME = { 'x-forwarded-for': '192.0.2.1' }

/** Keys that are tried must not leave this machine. */
const NOWHERE = { TRIPAY_URL: 'http://127.0.0.1:9', MIDTRANS_BASE_URL: 'http://127.0.0.1:9' }

export async function openFuzzedSite(env: Env = {}) {
  const site = await startSite({
    env: {
      ...NOWHERE,
      TRUST_PROXY: '1',
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      ...env,
    },
  })

  if (env.TRIPAY_API_KEY) await ownProducts(site.url, OWNER)

  const open = () => signInAt(site, OWNER, HOME)

  /** Places and pays an order, and returns the ids of everything created. */
  async function fill(): Promise<Known> {
    const buyer = createBuyer(site.url, HOME)
    const productIds = (await buyer.products()).map(({ _id }) => _id)
    const reference = await buyer.buy()
    const owner = await open()
    const png = pngOf({ width: 8, height: 8 })
    const image = await (await owner.upload('/gamemode-images', { gamemode: 'survival', image: png })).json()
    const { transactions } = await owner.json('/transactions')
    const { actions } = await owner.json('/send-actions')
    return {
      productId: productIds,
      reference: [reference],
      'store.id': productIds,
      'store-admin.id': productIds.slice(1),
      'status.id': ['network'],
      'transactions.id': transactions.map(({ _id }: { _id: string }) => _id),
      'delivery.id': actions.map(({ _id }: { _id: string }) => _id),
      'gamemodes-admin.id': [image._id],
    }
  }

  return { ...site, open, signIn: async () => (await open()).token, fill }
}
