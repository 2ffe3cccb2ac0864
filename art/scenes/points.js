// Premium points, five packs: star crystals from a handful to a full chest, on a plinth in the dark.

import { cart, chest, handful, plinth, pouch, stack } from '../builders/packs.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'

/** How far the camera stands, where it looks, how wide the plinth is. */
const PACKS = {
  handful: { build: handful, away: 0.8, middle: 13, foot: 21 },
  pouch: { build: pouch, away: 0.92, middle: 17, foot: 21 },
  stack: { build: stack, away: 1, middle: 18, foot: 21 },
  cart: { build: cart, away: 1.14, middle: 18, foot: 28 },
  chest: { build: chest, away: 1.18, middle: 20, foot: 28 },
}

export default function points({ format }) {
  const { build, away, middle, foot } = PACKS[format]
  const random = rng(360 + format.length)
  const grid = new Grid(64, 48, 64)
  plinth(grid, foot)
  const gems = build(grid, random)
  for (const lamp of grid.lamps) lamp.power *= 2.2
  return {
    layers: [grid],
    sky: {
      seed: 40,
      zenith: '#080b1c',
      mid: '#0b1024',
      horizon: '#111838',
      glow: '#24306c',
      low: '#090c1a',
      sun: [-0.6, 0.75, 0.5],
      sunColor: '#c9d0ff',
      sunPower: 1.3,
      glowDir: [0, 0, -1],
      glowPower: 0.6,
      glowWidth: 6,
      nebula: 0.12,
      stars: 0.5,
      clouds: 0,
      ambient: 4.5,
    },
    fog: { density: 0.0001 },
    shadow: { center: [32, 14, 32], radius: 42, size: 4096, soft: 4 },
    bake: { rays: 48, reach: 24 },
    camera: {
      from: [32 + 30 * away, middle + 19 * away, 32 + 78 * away],
      to: [32.5, middle - 1.5, 32],
      fov: 31,
    },
    look: { bloomCut: 0.8, vignette: 0.45, calm: 0.3 },
    extra: gems,
  }
}
