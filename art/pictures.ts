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
  /** Encoder quality where the default (50 and 75) is not right. */
  avif?: number
  webp?: number
}

const WIDE = { width: 1600, height: 900, widths: [480, 960, 1600] }
const SQUARE = { width: 1024, height: 1024, widths: [256, 512, 1024] }

function mode(group: string, names: string[]): Picture[] {
  return names.map((name) => ({ name: `${group}-${name}`, scene: `${group}-${name}`, group, ...WIDE }))
}

const packs = ['handful', 'pouch', 'stack', 'cart', 'chest']

export const PICTURES: Picture[] = [
  { name: 'hero', scene: 'hero', group: 'hero', width: 2400, height: 1200, widths: [480, 960, 1600, 2400] },
  {
    name: 'hero-tall',
    scene: 'hero',
    group: 'hero',
    format: 'tall',
    width: 1080,
    height: 1600,
    widths: [480, 800, 1080],
    avif: 48,
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
