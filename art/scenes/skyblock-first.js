// SkyBlock 1: the first islet, one tree, one chest, and the whole sky around it.

import { crate, crops, lantern } from '../builders/props.js'
import { clouds, islet } from '../builders/terrain.js'
import { oak } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function first() {
  const r = rng(12),
    g = new Grid(150, 90, 150)
  islet(g, 75, 44, 75, 11, { seed: 21, hill: 1.5, depth: 17 })
  oak(g, 72, g.top(72, 73) + 1, 73, rng(9), BLOCK.leaf, 1.9)
  const y = (x, z) => g.top(x, z) + 1
  g.box(80, y(80, 77), 77, 82, y(80, 77) + 1, 78, BLOCK.plank)
  g.box(80, y(80, 76) + 1, 77, 82, y(80, 76) + 1, 78, BLOCK.plankDark)
  g.set(81, y(84, 79) + 1, 79, BLOCK.gold)
  crops(g, 76, 80, 79, 83, { kinds: [BLOCK.wheat] })
  g.set(75, y(75, 82) - 1, 82, BLOCK.water)
  lantern(g, 68, y(68, 80), 80, { h: 3, power: 4 })
  lantern(g, 84, y(84, 72), 72, { h: 2, power: 3 })
  for (const [x, z, f] of [
    [70, 82, BLOCK.flowerYellow],
    [78, 70, BLOCK.flowerPink],
    [83, 80, BLOCK.flowerBlue],
    [66, 74, BLOCK.flowerWhite],
    [74, 84, BLOCK.leafLime],
  ])
    if (g.top(x, z) > 30) g.set(x, y(x, z), z, f)
  for (let i = 1; i < 9; i++) g.set(86 + i, 44, 76 + (i > 5 ? 1 : 0), i % 3 ? BLOCK.plank : BLOCK.plankDark) // the first planks into the void
  for (const [x, yy, z, R, s] of [
    [14, 62, 8, 6, 3],
    [116, 36, 36, 6, 6],
    [96, 62, 8, 7, 8],
    [24, 36, 20, 6, 9],
  ]) {
    islet(g, x, yy, z, R, { seed: s, depth: R * 1.4 })
    oak(g, x, g.top(x, z) + 1, z, r, undefined, 0.8)
  }
  const deck = new Grid(260, 14, 260, { scale: 4, origin: [-445, -96, -560], shadow: false })
  clouds(deck, { seed: 7, cover: -0.02, level: 5, puff: 5, freq: 0.04 })
  deck.cloud = 1
  return {
    layers: [g, deck],
    sky: {
      seed: 6,
      zenith: '#0b1440',
      mid: '#1c3a7c',
      horizon: '#5f5a9e',
      glow: '#ffc27a',
      low: '#34447f',
      sun: [-0.7, 0.34, 0.5],
      glowDir: [-1, 0, -0.35],
      sunColor: '#ffc088',
      sunPower: 2.6,
      glowPower: 0.75,
      glowWidth: 4,
      nebula: 0.6,
      nebulaA: '#3d7fe0',
      nebulaB: '#3fd0d8',
      stars: 2,
      clouds: 0.5,
      ambient: 2.5,
      planet: { dir: [-0.1, 0.13, -1], radius: 0.07 },
    },
    fog: { density: 0.0026, base: -60, height: 60, start: 60 },
    shadow: { center: [75, 46, 75], radius: 40, size: 4096, soft: 2.4 },
    bake: { rays: 40, reach: 26 },
    camera: { from: [100, 55, 124], to: [80, 50, 75], fov: 36 },
    look: { exposure: 0.95, bloom: 0.26 },
  }
}
