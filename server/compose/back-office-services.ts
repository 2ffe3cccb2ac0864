// The services of the team in the shop: products, orders, deliveries, players, search.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { createSendActions } from '#server/shop/delivery/send-actions.service.ts'
import { createDiscountsAdmin } from '#server/shop/discounts/discounts-admin.service.ts'
import { createGiving } from '#server/shop/payments/giving.service.ts'
import { createOrderActions } from '#server/shop/payments/order-actions.service.ts'
import { createOrders } from '#server/shop/payments/orders.service.ts'
import { createPlayers } from '#server/shop/players/players.service.ts'
import { createProductImages } from '#server/shop/products/product-images.service.ts'
import { createProducts } from '#server/shop/products/products.service.ts'
import { createSearch } from '#server/team/search/search.service.ts'
import type { CheckoutServices } from './checkout-services.ts'
import type { World } from './world.ts'

type Deps = Pick<CheckoutServices, 'catalogue' | 'discounts' | 'payments' | 'delivery'> & {
  audit: Audit
  pictures: Pictures
  onChange(): Promise<void>
}

export function createBackOfficeServices(world: World, deps: Deps) {
  const { channels, core, countsTests, shownSettings, gateways, isDemo, reservedUsernames, servers } = world
  const { audit, pictures, catalogue, discounts, payments, delivery, onChange } = deps
  const shared = { ...core, countsTests, servers, audit }
  const ordering = { ...core, reservedUsernames, servers, audit, payments, delivery }
  const sendActions = createSendActions({
    ...core,
    countsTests,
    servers,
    delivery,
    accentOf: (id) => shownSettings().modes.find(({ server }) => server === id)?.accent ?? null,
    audit: audit.write,
  })
  const products = createProducts({
    ...shared,
    shownSettings,
    isDemo,
    onChange,
    listSales: discounts.sales,
  })
  const orders = createOrders({
    ...shared,
    methodChoices: channels.others,
    gatewayChoices: gateways.list.length > 1 ? gateways.list.map(({ id }) => id) : [],
    sendActionsOf: sendActions.listOf,
  })
  const search = createSearch({ ...core, countsTests, findOrderNumbers: orders.findNumbers })
  return {
    products,
    discountsAdmin: createDiscountsAdmin({
      ...core,
      countsTests,
      audit,
      onChange,
      listProducts: products.list,
      listCategories: products.categories,
    }),
    productImages: createProductImages({ ...core, pictures, audit }),
    sendActions,
    orders,
    orderActions: createOrderActions(ordering),
    giving: createGiving({ ...ordering, gateways, catalogue }),
    search,
    players: createPlayers({ ...shared, search }),
  }
}
