// One mode, and a rank for players who support it. Commands of LuckPerms and of the game.
import { command, NO_TIERS, prefix, rank, type StartingPoint, SURVIVAL } from './define.ts'

const SUPPORTER = {
  group: 'supporter',
  perks: [
    prefix('Supporter'),
    { en: 'Helps keep the server online', id: 'Bantu server tetap online' },
    { en: 'No login, no email needed', id: 'Tanpa login, tanpa email' },
  ],
}

export const survival: StartingPoint = {
  settings: { categories: { list: [] }, modes: [SURVIVAL], tiers: NO_TIERS },
  products: [
    ...[
      {
        ...SUPPORTER,
        id: 'supporter-30',
        name: { en: 'Supporter, 30 days', id: 'Supporter 30 hari' },
        price: 15_000,
        days: 30,
        art: 'survival-lake',
      },
      {
        ...SUPPORTER,
        id: 'supporter',
        name: { en: 'Supporter, permanent', id: 'Supporter permanen' },
        price: 75_000,
        days: null,
        art: 'survival-pass',
      },
    ].map(rank),
    {
      id: 'start-fireworks',
      name: 'A stack of fireworks',
      name_id: 'Satu stack kembang api',
      price: 10_000,
      image_url: '/art/paid-1600.webp',
      description: ['64 firework rockets', "Delivered while you're online"],
      description_id: ['64 roket kembang api', 'Dikirim saat kamu online'],
      sort_id: 3,
      execute: [{ ...command('give %player% firework_rocket 64'), wait_online: true }],
    },
  ],
}
