// SkyBlock 2: a town of islets held together by hanging bridges.
import { house, meru } from '../builders/houses.js'
import { clouds, islet } from '../builders/islands.js'
import { COOL, crystals, lantern } from '../builders/lights.js'
import { bridge, crops } from '../builders/props.js'
import { isGrass } from '../builders/terrain.js'
import { blossom, flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

/** x, y, z, radius, seed. */
const ISLETS = [
  [124, 52, 120, 27, 1],
  [66, 44, 142, 19, 2],
  [184, 58, 132, 18, 3],
  [92, 68, 70, 16, 4],
  [158, 80, 62, 19, 5],
  [212, 84, 84, 13, 6],
  [38, 74, 74, 11, 7],
  [206, 40, 176, 12, 8],
  [110, 34, 178, 12, 9],
  [120, 100, 26, 12, 10],
  [226, 108, 34, 12, 11],
  [30, 102, 26, 9, 12],
]
/** x, z, width, depth, roof, roof block. */
const HOMES = [
  [114, 112, 11, 9, 'joglo', BLOCK.roofTeal],
  [134, 128, 9, 7, 'limasan', BLOCK.roofRed],
  [112, 132, 8, 7, 'gable', BLOCK.thatch],
  [64, 138, 10, 8, 'joglo', BLOCK.roofRed],
  [74, 150, 7, 6, 'gable', BLOCK.roofBlue],
  [184, 130, 10, 9, 'joglo', BLOCK.roofBlue],
  [94, 68, 9, 8, 'limasan', BLOCK.roofTeal],
  [154, 60, 10, 8, 'joglo', BLOCK.roofRed],
  [168, 66, 7, 6, 'gable', BLOCK.thatch],
  [212, 84, 8, 7, 'joglo', BLOCK.roofTeal],
]
/** from, to, sag, cool lanterns or warm ones. */
const BRIDGES = [
  [[82, 46, 138], [100, 53, 126], 3, false],
  [[148, 54, 124], [168, 59, 130], 3, false],
  [[96, 69, 84], [112, 54, 100], 4, true],
  [[106, 70, 66], [142, 81, 62], 6, true],
  [[174, 81, 68], [202, 85, 80], 5, true],
  [[190, 60, 118], [208, 84, 94], 2, false],
  [[48, 75, 74], [80, 69, 72], 6, true],
  [[112, 36, 168], [118, 52, 146], 2, false],
  [[190, 58, 148], [202, 42, 166], 2, false],
]
const LANTERNS = [
  [124, 142],
  [104, 120],
  [142, 120],
  [60, 150],
  [78, 140],
  [178, 142],
  [192, 122],
  [88, 78],
  [160, 74],
  [124, 118],
  [110, 176],
  [206, 174],
  [218, 92],
  [146, 66],
  [100, 60],
]

function build(grid, random, above) {
  for (const [x, z, w, d, roof, block] of HOMES) {
    house(grid, x, above(x, z), z, random, { w, d, roof, block, glow: 1.5, foundation: 2 })
  }
  meru(grid, 134, above(134, 110), 108, { tiers: 6, size: 5, block: BLOCK.roofTeal })
  crops(grid, 54, 146, 62, 152)
  const cyan = { block: BLOCK.crystalCyan, tip: BLOCK.crystalCyan, color: COOL }
  crystals(grid, 38, above(38, 74), 74, random, { h: 11, n: 8, power: 5, ...cyan })
  crystals(grid, 120, above(120, 26), 26, random, { h: 11, n: 7, power: 5 })
  for (const [from, to, sag, cool] of BRIDGES) {
    bridge(grid, from, to, { sag, ...(cool && { block: BLOCK.lampCyan, color: COOL }) })
  }
  for (const [x, z] of LANTERNS) if (above(x, z) > 20) lantern(grid, x, above(x, z), z)
}

function plant(grid, random) {
  for (const [x, , z, radius] of ISLETS) {
    for (let i = 0; i < radius * 0.5; i++) {
      const angle = random() * Math.PI * 2
      const out = random.range(0.35, 0.85) * radius
      const px = Math.round(x + Math.cos(angle) * out)
      const pz = Math.round(z + Math.sin(angle) * out)
      const top = grid.top(px, pz)
      const beside = [-2, 2].some((side) => grid.get(px + side, top + 3, pz)) || grid.get(px, top + 3, pz + 2)
      if (beside || !isGrass(grid.get(px, top, pz))) continue
      if (random.chance(0.25)) palm(grid, px, top + 1, pz, random, 0.8)
      else (random.chance(0.08) ? blossom : oak)(grid, px, top + 1, pz, random, undefined, 0.8)
    }
  }
  flowers(grid, random, 2600)
}

export default function town() {
  const random = rng(33)
  const grid = new Grid(260, 130, 230)
  for (const [x, y, z, radius, seed] of ISLETS)
    islet(grid, x, y, z, radius, { seed: seed + 40, depth: radius * 1.2 })
  build(grid, random, (x, z) => grid.top(x, z) + 1)
  plant(grid, random)
  const deck = new Grid(280, 14, 280, { scale: 5, origin: [-560, -96, -820], shadow: false, soft: 1 })
  clouds(deck, { seed: 17, cover: -0.02, level: 5, puff: 5, freq: 0.04 })
  return {
    layers: [grid, deck],
    sky: {
      seed: 8,
      zenith: '#060e32',
      mid: '#1a4080',
      horizon: '#8f7f86',
      glow: '#ffb068',
      low: '#24427a',
      sun: [0.75, 0.34, 0.4],
      glowDir: [1, 0, -0.45],
      sunColor: '#ffb47c',
      sunPower: 2.6,
      glowPower: 0.65,
      glowWidth: 6,
      nebula: 0.6,
      nebulaA: '#3d6fe0',
      nebulaB: '#35c8d8',
      stars: 1.6,
      clouds: 0.35,
      ambient: 1.8,
    },
    fog: { density: 0.0024, base: -50, height: 80, start: 110 },
    shadow: { center: [125, 60, 105], radius: 140, size: 8192, soft: 2.2 },
    bake: { reach: 24 },
    camera: { from: [92, 92, 262], to: [128, 58, 100], fov: 42 },
    look: { exposure: 1.1 },
  }
}
