// The pictures of the build, with their widths under public/art.
import type { Art } from './picture.tsx'

/** `ground`: three colours of it from top to bottom, by art/grounds.ts. */
const points = (name: string, ground: string): Art => ({
  name: `points-${name}`,
  ground,
  widths: [256, 512, 1024],
  width: 1024,
  height: 1024,
})
const scene = (name: string, ground: string): Art => ({
  name,
  ground,
  widths: [480, 960, 1600],
  width: 1600,
  height: 900,
})

export const ART = {
  hero: { name: 'hero', widths: [480, 960, 1600, 2400], width: 2400, height: 1200 },
  heroTall: { name: 'hero-tall', widths: [480, 800, 1080], width: 1080, height: 1600 },
  survivalLake: scene('survival-lake', '558764554'),
  survivalCave: scene('survival-cave', '323554564'),
  survivalPass: scene('survival-pass', '658654233'),
  skyblockFirst: scene('skyblock-first', '67a679668'),
  skyblockTown: scene('skyblock-town', '87a878877'),
  skyblockMarket: scene('skyblock-market', '06b467444'),
  creativePlots: scene('creative-plots', '658866644'),
  creativeGarden: scene('creative-garden', '649855542'),
  creativeCandi: scene('creative-candi', '549658656'),
  mapSurvival: scene('map-survival', '245355245'),
  mapCreative: scene('map-creative', '433753542'),
  lost: scene('lost', '66a347223'),
  paid: scene('paid', '336644542'),
  pointsHandful: points('handful', '125544224'),
  pointsPouch: points('pouch', '435323323'),
  pointsStack: points('stack', '125663433'),
  pointsCart: points('cart', '546545224'),
  pointsChest: points('chest', '544753433'),
} satisfies Record<string, Art>

/** Decorative pictures in one size, as AVIF only. */
export const DECOR = {
  tiers: ['tier-genesis', 'tier-vega', 'tier-stellar', 'tier-nebula', 'tier-cosmic'],
  // Named by the style sheet of the vote page.
  vote: ['vote-off', 'vote-on'],
} as const

/** The picture of a tier: from the first island to the last, whatever number of tiers there is. */
export function islandAt(index: number, tiers: number): string {
  const last = DECOR.tiers.length - 1
  return DECOR.tiers[Math.round((index * last) / Math.max(tiers - 1, 1))] ?? DECOR.tiers[0]
}
