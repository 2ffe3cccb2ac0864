import type { LoaderData } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

export type OrdersData = LoaderData<typeof loader>

/** Equal for everybody: only the browser knows its orders. Their pictures may be missing. */
export async function loader({ services, reportError, language }: LoaderArgs<'orders'>) {
  const products = await services.catalogue.list(language).catch((error: unknown) => {
    reportError(error)
    return []
  })
  return Object.fromEntries(products.map(({ _id, image_url }) => [_id, image_url]))
}
