// The products of a fresh site. Once the site has started, products are edited in the admin area, not here.
import type { ProductForm } from '#contract/shop/store-admin.schema.ts'

type Pack = { points: number; price: number; art: string }

/** Tiers cost 20 to 240 points; the more at once, the cheaper the point. */
const PACKS: readonly Pack[] = [
  { points: 20, price: 20_000, art: 'points-handful' },
  { points: 40, price: 39_000, art: 'points-pouch' },
  { points: 80, price: 77_000, art: 'points-stack' },
  { points: 120, price: 114_000, art: 'points-cart' },
  { points: 240, price: 220_000, art: 'points-chest' },
]

type FirstProduct = Pick<
  ProductForm,
  'name' | 'price' | 'image_url' | 'description' | 'execute' | 'sort_id'
> & {
  description_id: string[]
}

export const firstProducts: readonly FirstProduct[] = PACKS.map(({ points, price, art }, index) => ({
  name: `${points} Premium Points`,
  price,
  image_url: `/art/${art}-1024.webp`,
  description: [
    `${points} points for the player you choose`,
    'Spend them on any tier, in any mode',
    'One payment, no subscription',
    'No login, no email needed',
  ],
  description_id: [
    `${points} poin buat pemain yang kamu pilih`,
    'Bisa dipakai buat semua tier di semua mode',
    'Sekali bayar, bukan langganan',
    'Tanpa login, tanpa email',
  ],
  execute: [{ type: 'commands', text: `points give %player% ${points}` }],
  sort_id: index + 1,
}))
