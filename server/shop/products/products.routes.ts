import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { BEDROCK_SHOWN_PREFIX } from '#contract/network/username.ts'
import { may } from '#contract/permissions.ts'
import { type Quote, storeCalls } from '#contract/shop/store.schema.ts'
import { storeAdminCalls } from '#contract/shop/store-admin.schema.ts'
import { acceptImageForms } from '#server/platform/http/image-form.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Discounts } from '#server/shop/discounts/discounts.service.ts'
import type { Catalogue } from './catalogue.service.ts'
import type { ProductImages } from './product-images.service.ts'
import type { Products } from './products.service.ts'

type Offers = {
  catalogue: Catalogue
  channels: { offer(price: number): Pick<Quote, 'payment_methods' | 'no_methods'> }
  discounts: Pick<Discounts, 'takesCoupons'>
}

export function catalogueRoutes(app: FastifyInstance, { catalogue, channels, discounts }: Offers): void {
  serveCached(app, storeCalls.listProducts, ({ query }) => catalogue.list(query.lng ?? FALLBACK_LANGUAGE))

  serve(app, storeCalls.getProduct, async ({ params, query }) => {
    const product = await catalogue.find(params.id, query.lng ?? FALLBACK_LANGUAGE)
    if (!product) throw new AppError('product_not_found')
    if (product === 'not_for_sale') throw new AppError('product_not_for_sale')
    return { ...product, ...channels.offer(product.price), takes_coupons: await discounts.takesCoupons() }
  })
}

export function productsRoutes(app: FastifyInstance, products: Products): void {
  serve(app, storeAdminCalls.listAdminProducts, async () => {
    const servers = products.servers()
    const bedrock_prefix = servers[0]?.bedrock_prefix ?? BEDROCK_SHOWN_PREFIX
    const categories = products.categories()
    const [list, sales] = [await products.list(), await products.sales()]
    return { products: list, sales, servers, bedrock_prefix, categories }
  })

  serve(app, storeAdminCalls.addProduct, async ({ body }, { admin }) => {
    if (!may(admin.role, 'commands')) await products.requireKnownCommands(body, null)
    return products.add(body, admin.username)
  })

  serve(app, storeAdminCalls.editProduct, async ({ params, body }, { admin }) => {
    if (!may(admin.role, 'commands')) await products.requireKnownCommands(body, params.id)
    return products.edit(params.id, body, admin.username)
  })

  serveDone(app, storeAdminCalls.deleteProduct, ({ params }, { admin }) =>
    products.remove(params.id, admin.username),
  )
}

/** Changes that write no command. */
export function productListRoutes(app: FastifyInstance, products: Products): void {
  serve(app, storeAdminCalls.shelveProduct, ({ params, body }, { admin }) =>
    products.shelve(params.id, body, admin.username),
  )

  serve(app, storeAdminCalls.duplicateProduct, ({ params, query }, { admin }) =>
    products.duplicate(params.id, query.lng ?? FALLBACK_LANGUAGE, admin.username),
  )

  serve(app, storeAdminCalls.orderProducts, async ({ body }, { admin }) => ({
    products: await products.order(body, admin.username),
  }))
}

export function productImagesRoutes(app: FastifyInstance, images: ProductImages): void {
  // Own plugin scope: multipart bodies are accepted on this route only.
  app.register(async (scope) => {
    acceptImageForms(scope)
    serve(scope, storeAdminCalls.addProductImage, async ({ body }, { admin }) => ({
      image_url: await images.add(await body.image.bytes(), admin.username),
    }))
  })
}
