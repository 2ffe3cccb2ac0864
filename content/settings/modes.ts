import type { Modes } from '#contract/settings/modes.schema.ts'

export const modes: Modes = [
  {
    id: 'survival',
    name: { en: 'Survival Mix', id: 'Survival Mix' },
    text: {
      en: 'Claim land, level up your skills, open a chest shop, and hunt meteors after dark.',
      id: 'Klaim lahan, naikin skill, buka chest shop, dan buru meteor begitu malam tiba.',
    },
    since: '2022-07-23',
    season: 1,
    accent: '#6bd968',
    server: 'survival',
  },
  {
    id: 'skyblock',
    name: { en: 'SkyBlock Tycoon', id: 'SkyBlock Tycoon' },
    text: {
      en: 'One small island, one big economy. Farm, trade, and buy yourself a bigger sky.',
      id: 'Mulai dari satu pulau kecil. Farming, dagang, lalu perluas pulaumu sampai ke langit.',
    },
    since: '2023-08-26',
    season: 1,
    accent: '#4fcdf0',
    server: 'skyblock',
  },
  {
    id: 'creative',
    name: { en: 'Creative Mode', id: 'Creative Mode' },
    text: {
      en: 'Your own plot and every block in the game. Build it, then show it off.',
      id: 'Plot milik sendiri dan semua blok di game. Bangun, lalu pamerin.',
    },
    since: '2024-08-07',
    season: null,
    accent: '#f37fcf',
    server: 'creative',
  },
]
