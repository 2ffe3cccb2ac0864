// Every picture: which scene draws it, at what size, and which widths the site needs.
export interface Picture {
  name: string
  scene: string
  group?: string
  /** Handed to the scene when one scene draws several pictures. */
  format?: string
  width: number
  height: number
  widths: number[]
  /** Rendered pixels for each pixel and direction; 2 unless it is always shown smaller than it is. */
  samples?: number
  /** Encoder quality where the default (50 and 75) is not right; a list has one for each width. */
  avif?: number | readonly number[]
  /** Null: AVIF only. */
  webp?: number | null
  /** Only the light that this picture has and the named one has not: a layer to be screened over that one. */
  over?: string
}

const WIDE = { width: 1600, height: 900, widths: [480, 960, 1600] }
const SQUARE = { width: 1024, height: 1024, widths: [256, 512, 1024] }

function mode(group: string, names: string[]): Picture[] {
  return names.map((name) => ({ name: `${group}-${name}`, scene: `${group}-${name}`, group, ...WIDE }))
}

const STRIP = { width: 2400, height: 1080, widths: [1280, 1920, 2400], avif: [42, 32, 32], webp: null }
const TALL = {
  width: 1080,
  height: 1600,
  widths: [480, 800, 1080],
  samples: 1,
  avif: [42, 42, 32],
  webp: null,
}

function hour(name: string): Picture[] {
  return [
    { name: `hero-${name}`, scene: 'hero', format: `strip ${name}`, group: 'skies', ...STRIP },
    { name: `hero-tall-${name}`, scene: 'hero', format: `tall ${name}`, group: 'skies', ...TALL },
  ]
}

const packs = ['handful', 'pouch', 'stack', 'cart', 'chest']

export const PICTURES: Picture[] = [
  {
    name: 'hero',
    scene: 'hero',
    group: 'hero',
    format: 'wide dusk all',
    width: 2400,
    height: 1200,
    widths: [480, 960, 1600, 2400],
  },
  {
    name: 'hero-tall',
    scene: 'hero',
    group: 'hero',
    format: 'tall dusk all',
    width: 1080,
    height: 1600,
    widths: [480, 800, 1080],
    avif: 48,
  },
  ...['dawn', 'day', 'dusk', 'night'].flatMap(hour),
  {
    name: 'hero-lamps',
    scene: 'hero',
    group: 'lamps',
    format: 'strip night all',
    ...STRIP,
    over: 'hero-night',
  },
  {
    name: 'hero-tall-lamps',
    scene: 'hero',
    group: 'lamps',
    format: 'tall night all',
    ...TALL,
    over: 'hero-tall-night',
  },
  ...mode('survival', ['lake', 'cave', 'pass']),
  ...mode('skyblock', ['first', 'town', 'market']),
  ...mode('creative', ['plots', 'garden', 'candi']),
  ...packs.map((pack) => ({
    name: `points-${pack}`,
    scene: 'points',
    format: pack,
    group: 'points',
    ...SQUARE,
  })),
  { name: 'map-survival', scene: 'map-survival', group: 'map', ...WIDE, avif: 42, webp: 66 },
  { name: 'map-creative', scene: 'map-creative', group: 'map', ...WIDE, avif: 38, webp: 60 },
  { name: 'lost', scene: 'lost', ...WIDE },
  { name: 'paid', scene: 'paid', ...WIDE },
]
