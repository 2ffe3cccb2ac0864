// Two modes and three ranks, bought directly. Commands of LuckPerms.
import { both, NO_TIERS, prefix, rank, SKYBLOCK, type StartingPoint, SURVIVAL } from './define.ts'

const VIP = [
  prefix('VIP'),
  { en: 'Commands /hat and /craft', id: 'Command /hat dan /craft' },
  { en: 'Join even when the server is full', id: 'Bisa masuk walau server penuh' },
]

const PERMANENT = { category: 'permanent', days: null }

export const ranks: StartingPoint = {
  settings: {
    categories: {
      list: [
        { id: 'permanent', name: { en: 'Permanent ranks', id: 'Rank permanen' } },
        { id: 'monthly', name: { en: '30-day ranks', id: 'Rank 30 hari' } },
      ],
    },
    modes: [SURVIVAL, SKYBLOCK],
    tiers: NO_TIERS,
  },
  products: [
    {
      ...PERMANENT,
      id: 'vip',
      group: 'vip',
      name: both('VIP'),
      price: 50_000,
      art: 'survival-lake',
      perks: VIP,
    },
    {
      ...PERMANENT,
      id: 'mvp',
      group: 'mvp',
      name: both('MVP'),
      price: 100_000,
      art: 'skyblock-first',
      perks: [
        prefix('MVP'),
        { en: 'Everything in VIP', id: 'Semua keuntungan VIP' },
        both('Command /enderchest'),
      ],
    },
    {
      ...PERMANENT,
      id: 'elite',
      group: 'elite',
      name: both('Elite'),
      price: 200_000,
      art: 'skyblock-town',
      perks: [
        prefix('Elite'),
        { en: 'Everything in MVP', id: 'Semua keuntungan MVP' },
        both('Command /nick'),
      ],
    },
    {
      id: 'vip-30',
      group: 'vip',
      name: { en: 'VIP, 30 days', id: 'VIP 30 hari' },
      price: 15_000,
      days: 30,
      art: 'survival-pass',
      perks: VIP,
      category: 'monthly',
    },
  ].map(rank),
}
