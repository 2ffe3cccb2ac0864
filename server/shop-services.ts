// What the team works with in the shop: products, orders, deliveries, players, search.
import type { Audit } from './audit/audit.service.ts'
import type { Delivery } from './delivery/delivery.service.ts'
import { createSendActions } from './delivery/send-actions.service.ts'
import { createDiscountsAdmin } from './discounts/discounts-admin.service.ts'
import { createGiving } from './payments/giving.service.ts'
import { createOrderActions } from './payments/order-actions.service.ts'
import type { Payments } from './payments/payments.service.ts'
import { createTransactions } from './payments/transactions.service.ts'
import type { Pictures } from './pictures/pictures.service.ts'
import { createPlayers } from './players/players.service.ts'
import type { Catalogue } from './products/catalogue.service.ts'
import { createProductImages } from './products/product-images.service.ts'
import { createProducts } from './products/products.service.ts'
import { createSearch } from './search/search.service.ts'
import type { World } from './world.ts'

type Deps = {
  audit: Audit
  pictures: Pictures
  catalogue: Catalogue
  payments: Pick<Payments, 'place' | 'settle' | 'rename'>
  delivery: Delivery
  /** Public data has changed. */
  onChange(): Promise<void>
}

export function createShopServices(world: World, deps: Deps) {
  const { audit, pictures, catalogue, payments, delivery, onChange } = deps
  const sendActions = createSendActions({ ...world, delivery, audit: audit.write })
  const search = createSearch(world)
  const products = createProducts({ ...world, audit, onChange })
  return {
    products,
    discountsAdmin: createDiscountsAdmin({
      ...world,
      audit,
      onChange,
      listProducts: products.list,
      listCategories: products.categories,
    }),
    productImages: createProductImages({ ...world, pictures, audit }),
    sendActions,
    transactions: createTransactions({ ...world, audit, sendActionsOf: sendActions.listOf }),
    orderActions: createOrderActions({ ...world, audit, payments, delivery }),
    giving: createGiving({ ...world, audit, catalogue, payments, delivery }),
    search,
    players: createPlayers({ ...world, audit, search }),
  }
}
