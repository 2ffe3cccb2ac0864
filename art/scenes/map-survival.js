// Map card 1: the survival world from straight above, shaded relief like a printed map.
import { candi } from '../builders/candi.js'
import { house } from '../builders/houses.js'
import { boat } from '../builders/props.js'
import { isGrass, scatter, terrain } from '../builders/terrain.js'
import { oak, palm, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEED = 4242
const SEA = 10
const TOWNS = [
  [132, 92],
  [262, 84],
  [300, 158],
  [186, 168],
  [92, 150],
  [346, 110],
  [222, 128],
]
const ROADS = [
  [0, 6],
  [6, 1],
  [6, 2],
  [6, 3],
  [0, 4],
  [1, 5],
  [3, 4],
  [2, 5],
]

function land(grid, noise) {
  const river = (x) => 118 + Math.sin(x * 0.022) * 26 + noise.fbm(x * 0.02, 4, 3) * 34
  const height = (x, z) => {
    const edge = Math.hypot((x - 210) / 205, (z - 125) / 122)
    const rolling = noise.fbm(x * 0.013 + 3, z * 0.013, 5) * 34 - smooth(0.55, 1.08, edge) * 24
    const uplift = smooth(0.1, 0.42, noise.fbm(x * 0.012 + 40, z * 0.012, 3)) * 30
    const h = SEA + 3 + rolling + uplift * noise.ridge(x * 0.03, z * 0.03, 4)
    const bank = smooth(2, 9, Math.abs(z - river(x)))
    return h > SEA - 2 ? h * bank + (SEA - 3) * (1 - bank) : h
  }
  terrain(grid, height, { sea: SEA, seed: SEED, snow: 38, rock: 4, beach: 1.4 })
  grid.columns((x, z) => {
    const y = grid.top(x, z)
    const climate = noise.fbm(x * 0.011 + 80, z * 0.011, 3)
    if (!isGrass(grid.get(x, y, z))) return
    if (climate > 0.2) grid.set(x, y, z, BLOCK.grassDry)
    else if (climate < -0.24) grid.set(x, y, z, BLOCK.snow)
  })
}

function road(grid, from, to) {
  for (let t = 0; t <= 1; t += 0.004) {
    const x = Math.round(from[0] + (to[0] - from[0]) * t + Math.sin(t * 9) * 5)
    const z = Math.round(from[1] + (to[1] - from[1]) * t + Math.cos(t * 7) * 5)
    for (const [px, pz] of [
      [x, z],
      [x + 1, z],
      [x, z + 1],
      [x + 1, z + 1],
    ]) {
      const y = Math.max(grid.top(px, pz), SEA + 1)
      if (y < 45) grid.set(px, y, pz, y <= SEA + 1 ? BLOCK.plank : BLOCK.path)
    }
  }
}

function settle(grid, random) {
  for (const [from, to] of ROADS) road(grid, TOWNS[from], TOWNS[to])
  for (const [x, z] of TOWNS) {
    for (let i = 0; i < 9; i++) {
      const [px, pz] = [x + random.int(-13, 13), z + random.int(-13, 13)]
      const y = grid.top(px, pz)
      if (y <= SEA || y >= 40 || !isGrass(grid.get(px, y, pz))) continue
      const size = { w: random.int(5, 8), d: random.int(5, 7), h: 3 }
      house(grid, px, y + 1, pz, random, { ...size, roof: 'limasan', glow: 2 })
    }
  }
  candi(grid, 240, grid.top(240, 114) + 1, 114, { size: 10, terraces: 3, step: 3, rise: 2, tower: 12 })
  for (const [x, z] of [
    [60, 220],
    [370, 40],
    [388, 200],
    [34, 60],
  ]) {
    boat(grid, x, SEA, z, { len: 8 })
  }
}

function plant(grid, random, noise) {
  const wood = (x, y, z, id) =>
    isGrass(id) && y < 44 && !grid.get(x, y + 2, z) && noise.fbm(x * 0.03 + 9, z * 0.03, 3) > 0.1
  scatter(grid, random, 14000, wood, (x, y, z) => {
    const dry = grid.get(x, y - 1, z) === BLOCK.grassDry
    if (dry) {
      if (random.chance(0.3)) palm(grid, x, y, z, random, 0.8)
    } else if (y > 26) pine(grid, x, y, z, random, undefined, 0.8)
    else oak(grid, x, y, z, random, undefined, 0.75)
  })
}

export default function map() {
  const random = rng(SEED)
  const noise = new Noise(SEED)
  const grid = new Grid(420, 80, 250)
  land(grid, noise)
  settle(grid, random)
  plant(grid, random, noise)
  return {
    layers: [grid],
    sky: {
      zenith: '#34488a',
      mid: '#42569a',
      horizon: '#7a7aa0',
      glow: '#ffb070',
      low: '#16204a',
      sun: [-0.75, 0.62, -0.5],
      sunColor: '#ffd2a0',
      sunPower: 2.5,
      glowPower: 0.3,
      nebula: 0,
      stars: 0,
      clouds: 0,
      ambient: 2,
    },
    fog: { density: 0 },
    water: { level: SEA + 0.7, deep: '#12305c', shallow: '#2fa8a4', ripple: 0.5, glint: 0 },
    shadow: { center: [210, 20, 125], radius: 230, size: 8192, soft: 2 },
    bake: { reach: 18, floor: SEA - 5 },
    camera: { from: [210, 300, 190], to: [210, 10, 125.5], fov: 38 },
    look: { exposure: 1, vignette: 0.55 },
  }
}
