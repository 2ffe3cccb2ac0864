// SkyBlock 1: the first islet, one tree, one chest, and the whole sky around it.
import { clouds, islet } from '../builders/islands.js'
import { lantern } from '../builders/lights.js'
import { crops } from '../builders/props.js'
import { oak } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const FLOWERS = [
  [70, 82, BLOCK.flowerYellow],
  [78, 70, BLOCK.flowerWhite],
  [83, 80, BLOCK.flowerBlue],
  [66, 74, BLOCK.flowerWhite],
  [74, 84, BLOCK.leafLime],
]
/** x, y, z, radius, seed. */
const NEIGHBOURS = [
  [14, 62, 8, 6, 3],
  [116, 36, 36, 6, 6],
  [100, 66, 8, 7, 8],
  [24, 36, 20, 6, 9],
]

function home(grid) {
  islet(grid, 75, 44, 75, 11, { seed: 21, hill: 1.5, depth: 17 })
  const above = (x, z) => grid.top(x, z) + 1
  oak(grid, 72, above(72, 73), 73, rng(9), BLOCK.leaf, 1.9)
  const floor = above(80, 77)
  grid.box(80, floor, 77, 82, floor, 78, BLOCK.plank)
  grid.box(80, floor + 1, 77, 82, floor + 1, 78, BLOCK.plankDark)
  grid.set(81, floor + 1, 79, BLOCK.gold)
  crops(grid, 76, 80, 79, 83, [BLOCK.wheat])
  lantern(grid, 68, above(68, 80), 80, { power: 4.5 })
  lantern(grid, 84, above(84, 72), 72, { h: 2, power: 3.4 })
  for (const [x, z, flower] of FLOWERS) if (grid.top(x, z) > 30) grid.set(x, above(x, z), z, flower)
  // The first planks into the void.
  for (let i = 1; i < 9; i++) grid.set(86 + i, 44, i > 5 ? 77 : 76, i % 3 ? BLOCK.plank : BLOCK.plankDark)
}

export default function first() {
  const random = rng(12)
  const grid = new Grid(150, 90, 150)
  home(grid)
  for (const [x, y, z, radius, seed] of NEIGHBOURS) {
    islet(grid, x, y, z, radius, { seed, depth: radius * 1.4 })
    oak(grid, x, grid.top(x, z) + 1, z, random, undefined, 0.8)
  }
  const deck = new Grid(260, 14, 260, { scale: 4, origin: [-445, -96, -560], shadow: false, soft: 1 })
  clouds(deck, { seed: 7, cover: -0.02, level: 5, puff: 5, freq: 0.04 })
  return {
    layers: [grid, deck],
    sky: {
      seed: 6,
      zenith: '#081238',
      mid: '#1c4484',
      horizon: '#6488a8',
      glow: '#ffc078',
      low: '#2a4a7c',
      sun: [-0.7, 0.3, 0.5],
      glowDir: [-1, 0, -0.5],
      sunColor: '#ffc088',
      sunPower: 2.6,
      glowPower: 0.55,
      glowWidth: 10,
      nebula: 0.6,
      nebulaA: '#3d7fe0',
      nebulaB: '#3fd0d8',
      stars: 2,
      clouds: 0.4,
      ambient: 2,
      planet: { dir: [-0.1, 0.13, -1], radius: 0.07 },
    },
    fog: { density: 0.0026, base: -60, height: 60, start: 60 },
    shadow: { center: [75, 46, 75], radius: 40, size: 4096, soft: 2.4 },
    bake: { rays: 40, reach: 26 },
    camera: { from: [100, 55, 124], to: [80, 50, 75], fov: 36 },
    look: { exposure: 1, bloom: 0.28 },
  }
}
