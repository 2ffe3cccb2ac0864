import type { Maps } from '#contract/settings/maps.schema.ts'

export const maps: Maps = [
  {
    id: 'survival',
    name: { en: 'Survival Mix', id: 'Survival Mix' },
    text: {
      en: 'Claims, towns, and everything past the spawn border.',
      id: 'Klaim, kota, dan semua yang ada di luar spawn.',
    },
    accent: '#6bd968',
    url: 'https://map-survival.angkasa.example/',
    picture_url: null,
    coming_soon: false,
  },
  {
    id: 'creative',
    name: { en: 'Creative', id: 'Creative' },
    text: {
      en: 'Every plot, from starter homes to landmarks.',
      id: 'Semua plot, dari rumah sederhana sampai bangunan megah.',
    },
    accent: '#f37fcf',
    url: 'https://map-creative.angkasa.example/',
    picture_url: null,
    coming_soon: false,
  },
]
