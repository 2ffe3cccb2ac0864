// Not found: a small astronaut sits on a drifting islet, a lantern beside, a planet far away.
import { islet } from '../builders/islands.js'
import { crystals, lantern } from '../builders/lights.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const ROCK = { grass: BLOCK.slate, dark: BLOCK.stoneDark, rock: BLOCK.slate, rock2: BLOCK.basalt }
/** x, y, z, radius. */
const DEBRIS = [
  [26, 70, 20, 6],
  [44, 28, 70, 5],
  [136, 80, 14, 6],
  [14, 40, 40, 4],
  [132, 22, 70, 4],
  [62, 88, 10, 3],
]

function body(grid, x, y, z) {
  grid.box(x - 3, y + 3, z - 2, x + 3, y + 9, z + 2, BLOCK.suit)
  grid.box(x - 3, y + 3, z - 2, x + 3, y + 3, z + 2, BLOCK.suitGrey)
  grid.box(x - 1, y + 6, z + 3, x + 1, y + 7, z + 3, BLOCK.suitGrey)
  grid.set(x - 1, y + 7, z + 3, BLOCK.red)
  grid.set(x + 1, y + 7, z + 3, BLOCK.lampCyan)
  grid.box(x - 3, y + 4, z - 5, x + 3, y + 10, z - 3, BLOCK.suitGrey)
}

function helmet(grid, x, y, z) {
  grid.box(x - 4, y + 10, z - 4, x + 4, y + 18, z + 4, BLOCK.suit)
  for (const dx of [-4, 4]) {
    for (const dy of [10, 18]) for (const dz of [-4, 4]) grid.set(x + dx, y + dy, z + dz, BLOCK.air)
  }
  grid.box(x - 3, y + 12, z + 4, x + 3, y + 17, z + 5, BLOCK.visor)
  grid.set(x - 2, y + 16, z + 6, BLOCK.white)
  grid.set(x - 1, y + 16, z + 6, BLOCK.glass)
  grid.set(x - 2, y + 15, z + 6, BLOCK.glass)
  grid.box(x - 4, y + 11, z + 5, x + 4, y + 11, z + 5, BLOCK.yellow)
  grid.box(x - 4, y + 18, z + 4, x + 4, y + 18, z + 4, BLOCK.yellow)
  grid.box(x + 4, y + 18, z, x + 4, y + 22, z, BLOCK.suitGrey)
  grid.set(x + 4, y + 23, z, BLOCK.lampRed)
  grid.lamp(x + 4, y + 23, z, [1, 0.3, 0.2], 1.6, 10)
}

/** Legs stretched out, one arm at rest, the other waving. */
function limbs(grid, x, y, z) {
  for (const left of [x - 3, x + 1]) {
    grid.box(left, y, z, left + 1, y + 2, z + 8, BLOCK.suit)
    grid.box(left, y, z + 8, left + 1, y + 4, z + 9, BLOCK.suitGrey)
  }
  grid.box(x + 4, y + 4, z - 1, x + 5, y + 9, z + 1, BLOCK.suit)
  grid.box(x + 4, y + 4, z, x + 5, y + 5, z + 4, BLOCK.suit)
  grid.box(x + 4, y + 4, z + 4, x + 5, y + 5, z + 5, BLOCK.orange)
  grid.box(x - 5, y + 7, z - 1, x - 4, y + 9, z + 1, BLOCK.suit)
  for (const dy of [0, 1]) grid.line(x - 5, y + 8 + dy, z, x - 8, y + 13 + dy, z + 3, BLOCK.suit)
  grid.box(x - 9, y + 14, z + 3, x - 8, y + 15, z + 4, BLOCK.orange)
}

function drift(grid, random) {
  for (const [x, y, z, radius] of DEBRIS)
    islet(grid, x, y, z, radius, { ...ROCK, seed: x, depth: radius * 1.6 })
  for (let i = 0; i < 60; i++) {
    const [x, y, z] = [random.int(4, 145), random.int(10, 100), random.int(4, 60)]
    if (Math.hypot(x - 96, y - 40) > 40)
      grid.set(x, y, z, random.pick([BLOCK.stoneDark, BLOCK.slate, BLOCK.stone]))
  }
}

export default function lost() {
  const random = rng(404)
  const grid = new Grid(150, 110, 110)
  islet(grid, 96, 44, 54, 22, { ...ROCK, seed: 44, hill: 1, depth: 30 })
  const above = (x, z) => grid.top(x, z) + 1
  const seat = above(94, 56)
  for (const part of [body, helmet, limbs]) part(grid, 94, seat, 56)
  lantern(grid, 112, above(112, 58), 58, { h: 8, power: 8, radius: 30 })
  const cyan = { block: BLOCK.crystalCyan, tip: BLOCK.crystalCyan, color: [0.35, 0.8, 1] }
  crystals(grid, 80, above(80, 46), 46, random, { h: 12, n: 8, spread: 6, power: 5, ...cyan })
  crystals(grid, 110, above(110, 42), 42, random, { h: 8, n: 6, spread: 5, power: 5 })
  drift(grid, random)
  return {
    layers: [grid],
    sky: {
      seed: 27,
      zenith: '#070a20',
      mid: '#10173c',
      horizon: '#141d48',
      glow: '#3f4aa0',
      low: '#0b1030',
      sun: [-0.75, 0.5, 0.55],
      sunColor: '#ffd9a8',
      sunPower: 2.4,
      glowDir: [-0.5, 0, -1],
      glowPower: 0.15,
      nebula: 0.9,
      nebulaA: '#4a50d8',
      nebulaB: '#2f8fd6',
      stars: 2,
      clouds: 0,
      ambient: 2.4,
      planet: { dir: [-0.22, 0.1, -1], radius: 0.12 },
    },
    fog: { density: 0.0006 },
    shadow: { center: [90, 46, 54], radius: 70, size: 4096, soft: 2.4 },
    bake: { rays: 40, reach: 26 },
    camera: { from: [70, 60, 146], to: [82, 52, 54], fov: 40 },
    look: { exposure: 1.12 },
  }
}
