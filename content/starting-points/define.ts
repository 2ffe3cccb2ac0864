// The parts of a starting point: a site file without names, addresses and numbers that only an owner knows.
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { TierEntry } from '#contract/settings/tiers.schema.ts'
import type { ProductForm } from '#contract/shop/store-admin.schema.ts'

type StartingProduct = ProductForm & { id: string }

export type StartingPoint = {
  settings: Pick<Settings, 'categories' | 'modes' | 'tiers'>
  products: readonly StartingProduct[]
}

type Both = { en: string; id: string }
type Mode = Settings['modes'][number]

export const both = (text: string): Both => ({ en: text, id: text })

/** Without a server: the owner's servers have ids of their own. */
const mode = (id: string, name: string, accent: string, text: Both): Mode => ({
  id,
  name: both(name),
  text,
  since: null,
  season: null,
  accent,
  server: null,
})

export const SURVIVAL = mode('survival', 'Survival', '#6bd968', {
  en: 'One world for everybody: gather, build, trade, and guard what you made.',
  id: 'Satu dunia buat semua: cari bahan, bangun, dagang, dan jaga hasil karyamu.',
})

export const SKYBLOCK = mode('skyblock', 'SkyBlock', '#4fcdf0', {
  en: 'A small island with nothing around it. Make it grow, block by block.',
  id: 'Pulau kecil tanpa apa-apa di sekitarnya. Perluas sedikit demi sedikit.',
})

export const CREATIVE = mode('creative', 'Creative', '#f37fcf', {
  en: 'A plot for each player, and every block to build with.',
  id: 'Satu plot buat tiap pemain, dan semua blok buat membangun.',
})

export const NO_TIERS: Settings['tiers'] = { default_tab: null, tabs: [] }

export const command = (text: string): ProductForm['execute'][number] => ({ type: 'commands', text })

type Rank = {
  id: string
  /** In LuckPerms. */
  group: string
  name: Both
  price: number
  /** Null: permanent, so one for each player. */
  days: number | null
  art: string
  perks: readonly Both[]
  category?: string
}

/** Bought again, the days of a rank add up. */
export function rank({ id, group, name, price, days, art, perks, category = '' }: Rank, index: number) {
  const [add, remove] =
    days === null
      ? [`parent add ${group}`, `parent remove ${group}`]
      : [`parent addtemp ${group} ${days}d accumulate`, `parent removetemp ${group}`]
  return {
    id: `start-${id}`,
    name: name.en,
    name_id: name.id,
    price,
    image_url: `/art/${art}-1600.webp`,
    description: perks.map(({ en }) => en),
    description_id: perks.map((perk) => perk.id),
    category,
    sort_id: index + 1,
    limit_per_player: days === null ? { count: 1, period: 'ever' } : null,
    execute: [command(`lp user %player% ${add}`)],
    execute_on_refund: [command(`lp user %player% ${remove}`)],
  } satisfies StartingProduct
}

export const prefix = (name: string): Both => ({
  en: `${name} prefix in chat and tab list`,
  id: `Prefix ${name} di chat dan tab list`,
})

type Perks = Partial<TierEntry['features']>

export const tier = (
  entry: Omit<TierEntry, 'features'>,
  { general = [], commands = [], limits = [] }: Perks,
): TierEntry => ({
  ...entry,
  features: { general: [{ ...prefix(entry.name), key: 'prefix' }, ...general], commands, limits },
})
