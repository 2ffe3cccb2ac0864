// SkyBlock 3: the night market on its own island, lantern strings over the street, a tower at its end.
import { splitGate } from '../builders/candi.js'
import { house, meru, stall } from '../builders/houses.js'
import { clouds, islet } from '../builders/islands.js'
import { COOL, crystals, lantern, string, WARM } from '../builders/lights.js'
import { bridge, crate } from '../builders/props.js'
import { isGrass } from '../builders/terrain.js'
import { flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const Y = 41
const MID = 90
/** x, z, roof, roof block, wall height. Doors look at the street. */
const HOUSES = [
  [121, 66, 'joglo', BLOCK.roofTeal, 6],
  [122, 86, 'limasan', BLOCK.roofBlue, 9],
  [120, 106, 'gable', BLOCK.thatch, 6],
  [121, 127, 'joglo', BLOCK.roofRed, 7],
  [59, 70, 'limasan', BLOCK.roofBlue, 8],
  [58, 90, 'joglo', BLOCK.roofRed, 6],
  [60, 110, 'gable', BLOCK.roofTeal, 8],
  [59, 131, 'limasan', BLOCK.thatch, 6],
]

function street(grid) {
  for (let z = 44; z < 172; z++) {
    for (let x = MID - 15; x <= MID + 15; x++) {
      if (!grid.get(x, Y - 1, z)) continue
      const out = Math.abs(x - MID)
      const cobble = hash(x >> 1, z >> 1) < 0.3 ? BLOCK.gravel : BLOCK.stoneWarm
      const planks = hash(x, z >> 1, 5) < 0.3 ? BLOCK.plankDark : BLOCK.plank
      grid.set(x, Y - 1, z, out < 7 ? cobble : planks)
    }
  }
}

/** A house with what a house has: porch on posts, upper lights, awning, flower boxes, a barrel. */
function shop(grid, random, [x, z, roof, block, h]) {
  const side = x > MID ? -1 : 1
  house(grid, x, Y, z, random, {
    w: 13,
    d: 13,
    h,
    roof,
    block,
    dir: x > MID ? 3 : 2,
    glow: 1.5,
    foundation: 2,
  })
  const front = x + side * 7
  for (const dz of [-6, -2, 2, 6])
    grid.box(front + side * 2, Y, z + dz, front + side * 2, Y + 4, z + dz, BLOCK.logDark)
  for (let dz = -7; dz <= 7; dz++) {
    const awning = Math.floor((dz + 7) / 2) % 2 ? BLOCK.cloth : BLOCK.cyan
    grid.set(front, Y + 6, z + dz, awning)
    grid.set(front + side, Y + 5, z + dz, awning)
    grid.set(front + side * 2, Y + 5, z + dz, awning)
    if (Math.abs(dz) > 2 && Math.abs(dz) < 6) {
      grid.set(front, Y, z + dz, BLOCK.plankDark)
      grid.set(front, Y + 1, z + dz, random.pick([BLOCK.leafLime, BLOCK.flowerYellow, BLOCK.flowerWhite]))
    }
  }
  for (const dz of [-4, 4]) {
    grid.set(front + side, Y + 4, z + dz, BLOCK.lamp)
    grid.lamp(front + side, Y + 3, z + dz, WARM, 2.6, 15)
  }
  if (h > 7)
    for (const dz of [-3, 0, 3])
      grid.box(x + side * 6, Y + 7, z + dz, x + side * 6, Y + 8, z + dz, BLOCK.window)
}

function stalls(grid, random) {
  const cloths = [BLOCK.red, BLOCK.cyan, BLOCK.yellow, BLOCK.roofBlue, BLOCK.orange, BLOCK.roofTeal]
  for (let i = 0; i < 6; i++) {
    const z = 66 + i * 12
    stall(grid, MID + 8, Y, z, random, cloths[i], -1)
    stall(grid, MID - 11, Y, z + 3, random, cloths[(i + 3) % 6], 1)
  }
  crate(grid, MID + 7, Y, 142)
  crate(grid, MID + 10, Y, 140, 1)
  crate(grid, MID - 9, Y, 144)
  crate(grid, MID - 8, Y + 3, 145, 1)
}

/** A shopper, three blocks tall: coat, head, a straw hat on some. */
function shopper(grid, random, x, z) {
  const coat = random.pick([
    BLOCK.roofBlue,
    BLOCK.roofTeal,
    BLOCK.red,
    BLOCK.wall,
    BLOCK.black,
    BLOCK.roofPurple,
  ])
  grid.set(x, Y, z, BLOCK.black)
  grid.set(x, Y + 1, z, coat)
  grid.set(x, Y + 2, z, random.chance(0.4) ? BLOCK.wheat : BLOCK.skin)
}

function lightStrings(grid) {
  const blocks = [BLOCK.lamp, BLOCK.lamp, BLOCK.lampCyan]
  for (let z = 64; z <= 142; z += 13) {
    const [left, right] = [
      [MID - 14, Y + 14, z + 2],
      [MID + 14, Y + 14, z - 2],
    ]
    for (const [x, y, pz] of [left, right]) grid.box(x, Y, pz, x, y, pz, BLOCK.logDark)
    string(grid, left, right, { count: 8, sag: 3, blocks, colors: [WARM, WARM, COOL], power: 4.2 })
  }
}

function neighbours(grid, random) {
  for (const [x, y, z, radius] of [
    [18, 66, 30, 11],
    [160, 74, 26, 12],
    [140, 52, 8, 8],
  ]) {
    islet(grid, x, y, z, radius, { seed: x })
    const cyan = { block: BLOCK.crystalCyan, tip: BLOCK.crystalCyan, color: COOL }
    crystals(grid, x, grid.top(x, z) + 1, z, random, { h: 9, n: 6, ...cyan })
  }
  bridge(grid, [28, 67, 34], [60, 43, 56], { sag: 4, every: 7, block: BLOCK.lampCyan, color: COOL })
}

function green(grid, random) {
  for (let i = 0; i < 60; i++) {
    const [x, z] = [random.int(34, 146), random.int(46, 160)]
    const y = grid.top(x, z)
    const free = Math.abs(x - MID) > 42 && isGrass(grid.get(x, y, z)) && grid.top(x + 3, z) <= y
    if (free) (random.chance(0.3) ? palm : oak)(grid, x, y + 1, z, random)
  }
  flowers(grid, random, 900, (_x, _y, z) => z < 110)
}

export default function market() {
  const random = rng(88)
  const grid = new Grid(180, 120, 190)
  islet(grid, MID, Y - 1, 100, 56, { seed: 71, hill: 0, depth: 38, stretch: 0.95 })
  street(grid)
  for (const spec of HOUSES) shop(grid, random, spec)
  stalls(grid, random)
  splitGate(grid, MID, Y, 56, { h: 18, gap: 5 })
  meru(grid, MID, Y, 46, { tiers: 6, size: 6, base: 5, glow: 1.7 })
  lightStrings(grid)
  for (let i = 0; i < 26; i++) shopper(grid, random, MID + random.int(-6, 6), random.int(64, 138))
  for (const x of [MID - 8, MID + 8])
    lantern(grid, x, Y, 150, { h: 5, block: BLOCK.lampCyan, color: COOL, power: 3 })
  neighbours(grid, random)
  green(grid, random)
  const deck = new Grid(220, 12, 220, { scale: 5, origin: [-450, -34, -860], shadow: false, soft: 1 })
  clouds(deck, { seed: 27, cover: -0.02, level: 4, puff: 4, freq: 0.045 })
  return {
    layers: [grid, deck],
    sky: {
      seed: 12,
      zenith: '#050922',
      mid: '#16356c',
      horizon: '#2f5288',
      glow: '#4a9ac8',
      low: '#0e1a40',
      sun: [-0.6, 0.6, 0.45],
      glowDir: [-0.3, 0, -1],
      sunColor: '#9fc0ff',
      sunPower: 0.5,
      glowPower: 0.25,
      glowWidth: 4,
      nebula: 0.6,
      nebulaA: '#2f5fe0',
      nebulaB: '#35d0d8',
      stars: 2,
      clouds: 0.3,
      ambient: 1.7,
      planet: { dir: [-0.3, 0.16, -1], radius: 0.06 },
    },
    fog: { density: 0.0026, base: 0, height: 60, start: 90, max: 0.85 },
    shadow: { center: [MID, 45, 100], radius: 96, size: 4096, soft: 2 },
    bake: { rays: 30, reach: 24 },
    camera: { from: [98, 59, 176], to: [88, 52, 90], fov: 46 },
    look: { exposure: 1.2, bloom: 0.3 },
  }
}
