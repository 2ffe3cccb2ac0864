// The pictures of the build, with their widths under public/art.
import type { Art } from './picture.tsx'

const points = (name: string): Art => ({
  name: `points-${name}`,
  widths: [256, 512, 1024],
  width: 1024,
  height: 1024,
})
const scene = (name: string): Art => ({ name, widths: [480, 960, 1600], width: 1600, height: 900 })

export const ART = {
  hero: { name: 'hero', widths: [480, 960, 1600, 2400], width: 2400, height: 1200 },
  heroTall: { name: 'hero-tall', widths: [480, 800, 1080], width: 1080, height: 1600 },
  survivalLake: scene('survival-lake'),
  survivalCave: scene('survival-cave'),
  survivalPass: scene('survival-pass'),
  skyblockFirst: scene('skyblock-first'),
  skyblockTown: scene('skyblock-town'),
  skyblockMarket: scene('skyblock-market'),
  creativePlots: scene('creative-plots'),
  creativeGarden: scene('creative-garden'),
  creativeCandi: scene('creative-candi'),
  mapSurvival: scene('map-survival'),
  mapCreative: scene('map-creative'),
  lost: scene('lost'),
  paid: scene('paid'),
  pointsHandful: points('handful'),
  pointsPouch: points('pouch'),
  pointsStack: points('stack'),
  pointsCart: points('cart'),
  pointsChest: points('chest'),
} satisfies Record<string, Art>

/** Decorative pictures in one size, as AVIF only. */
export const DECOR = {
  tiers: ['tier-genesis', 'tier-vega', 'tier-stellar', 'tier-nebula', 'tier-cosmic'],
  // Named by the style sheet of the vote page.
  vote: ['vote-off', 'vote-on'],
} as const

/** The hero of the build at other hours, in two crops, as AVIF only: other browsers see the dusk. */
export const SKIES = {
  dawn: { wide: 'hero-dawn', tall: 'hero-tall-dawn' },
  day: { wide: 'hero-day', tall: 'hero-tall-day' },
  night: { wide: 'hero-night', tall: 'hero-tall-night' },
} as const

/** The picture of a tier: from the first island to the last, whatever number of tiers there is. */
export function islandAt(index: number, tiers: number): string {
  const last = DECOR.tiers.length - 1
  return DECOR.tiers[Math.round((index * last) / Math.max(tiers - 1, 1))] ?? DECOR.tiers[0]
}
