// Creative 1: building plots in a grid at blue hour, towers of every taste, one still under its scaffold.
import { candi } from '../builders/candi.js'
import { house, meru } from '../builders/houses.js'
import { crystals, lantern, WARM } from '../builders/lights.js'
import { crops } from '../builders/props.js'
import { ranges } from '../builders/terrain.js'
import { blossom, flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const PITCH = 34
const COUNT = 6
const Y = 9
const PINK = [1, 0.42, 0.8]
const CYAN = [0.3, 0.75, 1]
/** column, row, height, half width, wall, window, cap. */
const TOWERS = [
  [3, 1, 62, 8, BLOCK.wallStone, BLOCK.window, BLOCK.roofBlue],
  [4, 2, 40, 7, BLOCK.roofDark, BLOCK.window, BLOCK.roofTeal],
  [1, 0, 54, 7, BLOCK.basalt, BLOCK.lampCyan, BLOCK.slate],
  [2, 2, 32, 8, BLOCK.wallWarm, BLOCK.window, BLOCK.roofRed],
  [5, 0, 66, 7, BLOCK.slate, BLOCK.window, BLOCK.roofGold],
  [0, 2, 34, 6, BLOCK.candiLight, BLOCK.lampPink, BLOCK.roofPurple],
]
const GROVES = [
  [5, 2],
  [0, 0],
  [0, 1],
  [2, 0],
  [0, 3],
  [5, 5],
  [2, 1],
  [5, 1],
  [0, 5],
  [5, 3],
]
const HOMES = [
  [1, 1],
  [1, 2],
  [2, 3],
  [4, 3],
  [5, 4],
  [2, 5],
  [4, 5],
  [3, 0],
  [3, 2],
  [1, 4],
  [3, 4],
  [4, 1],
]

const middle = (column, row) => [4 + column * PITCH + 15, 4 + row * PITCH + 15]

/** A lawn with a low kerb; the corner posts carry the mode's magenta. */
function plot(grid, column, row) {
  const [x, z] = [4 + column * PITCH, 4 + row * PITCH]
  const lawn = (px, _, pz) => (hash(px >> 2, pz >> 2, 1) < 0.3 ? BLOCK.grassDark : BLOCK.grass)
  grid.box(x, Y - 1, z, x + 30, Y - 1, z + 30, lawn)
  grid.walls(x, Y, z, x + 30, Y, z + 30, BLOCK.candi)
  for (const px of [x, x + 30]) {
    for (const pz of [z, z + 30]) {
      grid.set(px, Y + 1, pz, BLOCK.candiLight)
      grid.set(px, Y + 2, pz, BLOCK.lampPink)
      grid.lamp(px, Y + 2, pz, PINK, 1, 8)
    }
  }
}

function tower(grid, x, z, tall, base, wall, pane, cap) {
  const light = { [BLOCK.lampCyan]: CYAN, [BLOCK.lampPink]: PINK }[pane] ?? WARM
  for (let y = 0; y < tall; y++) {
    const half = Math.round(base * (1 - (y / tall) * 0.25))
    const storey = y % 8
    grid.walls(x - half, Y + y, z - half, x + half, Y + y, z + half, storey === 7 ? cap : wall)
    for (let k = -half + 1; k < half; k += 2) {
      for (const [dx, dz] of [
        [k, half],
        [k, -half],
        [half, k],
        [-half, k],
      ]) {
        const lit = storey > 1 && storey < 6 && hash(x + dx, y >> 3, z + dz, 3) < 0.5
        if (lit) grid.set(x + dx, Y + y, z + dz, pane)
      }
    }
    if (storey !== 4) continue
    for (const side of [-half - 1, half + 1]) {
      grid.lamp(x + side, Y + y, z, light, 0.8, 9)
      grid.lamp(x, Y + y, z + side, light, 0.8, 9)
    }
  }
  const half = Math.round(base * 0.75)
  for (let k = 0; k <= half; k++) {
    const level = Y + tall + k * 2
    grid.box(x - half + k, level, z - half + k, x + half - k, level + 1, z + half - k, cap)
  }
  const spire = Y + tall + half * 2
  grid.box(x, spire, z, x, spire + 6, z, BLOCK.gold)
  grid.set(x, spire + 7, z, BLOCK.lamp)
  grid.lamp(x, spire + 7, z, WARM, 2, 12)
}

function globe(grid, x, z) {
  for (let y = 0; y < 24; y++) {
    const radius = 9 * Math.sqrt(Math.max(0, 1 - ((y - 11) / 13) ** 2))
    for (let degree = 0; degree < 360; degree += 3) {
      const angle = (degree * Math.PI) / 180
      const id = y % 6 === 0 ? BLOCK.lampCyan : BLOCK.blue
      const [px, pz] = [Math.round(x + Math.cos(angle) * radius), Math.round(z + Math.sin(angle) * radius)]
      if ((y + Math.floor(degree / 15)) % 5) grid.set(px, Y + y, pz, id)
    }
  }
  grid.lamp(x, Y + 12, z, CYAN, 6, 26)
}

function scaffold(grid, x, z) {
  const posts = [-9, 0, 9]
  grid.walls(x - 7, Y, z - 7, x + 7, Y + 15, z + 7, BLOCK.wallWarm)
  grid.walls(x - 7, Y + 16, z - 7, x + 7, Y + 16, z + 7, (px, _, pz) =>
    hash(px, pz) < 0.5 ? BLOCK.air : BLOCK.brick,
  )
  for (let y = 5; y < 26; y += 6) grid.walls(x - 9, Y + y, z - 9, x + 9, Y + y, z + 9, BLOCK.plank)
  for (const dx of posts) {
    for (const dz of posts) if (dx || dz) grid.box(x + dx, Y, z + dz, x + dx, Y + 24, z + dz, BLOCK.logDark)
    lantern(grid, x + dx, Y + 24, z + 9, { h: 1 })
  }
  for (const [wx, wz] of [
    [-4, 7],
    [3, 7],
    [7, -3],
    [7, 3],
  ]) {
    grid.box(x + wx, Y + 4, z + wz, x + wx, Y + 7, z + wz, BLOCK.window)
    grid.box(x + wx, Y + 10, z + wz, x + wx, Y + 12, z + wz, BLOCK.windowDim)
    grid.lamp(x + Math.sign(wx) * 9, Y + 5, z + Math.sign(wz) * 9, WARM, 1.2, 10)
  }
}

function landmarks(grid, random) {
  for (const [column, row, ...rest] of TOWERS) tower(grid, ...middle(column, row), ...rest)
  const at = (column, row) => {
    const [x, z] = middle(column, row)
    return [x, Y, z]
  }
  meru(grid, ...at(1, 3), { tiers: 7, size: 8, base: 6, glow: 1.4 })
  candi(grid, ...at(4, 0), { size: 13, terraces: 3, step: 3, rise: 4, tower: 20 })
  globe(grid, ...middle(2, 4))
  scaffold(grid, ...middle(4, 4))
  house(grid, ...at(0, 4), random, { w: 17, d: 13, h: 6, block: BLOCK.roofRed, foundation: 0, glow: 1.6 })
  const [x, z] = middle(1, 5)
  crops(grid, x - 12, z - 12, x + 12, z + 12, [BLOCK.flowerPink, BLOCK.flowerYellow, BLOCK.flowerWhite])
  const magenta = { block: BLOCK.magenta, tip: BLOCK.crystalPink, color: PINK }
  crystals(grid, ...at(3, 5), random, { h: 15, n: 9, spread: 9, power: 3, ...magenta })
}

function homes(grid, random) {
  const roofs = [BLOCK.roofBlue, BLOCK.roofTeal, BLOCK.roofRed, BLOCK.thatch]
  for (const [column, row] of HOMES) {
    const [x, z] = middle(column, row)
    const size = { w: random.int(9, 13), d: random.int(9, 11), h: random.int(4, 9) }
    const roof = random.pick(['joglo', 'limasan', 'gable'])
    house(grid, x, Y, z, random, { ...size, roof, block: random.pick(roofs), foundation: 0, glow: 1.4 })
    oak(grid, x + 11, Y, z + 10, random)
    palm(grid, x - 11, Y, z + 9, random)
  }
  for (const [column, row] of GROVES) {
    const [x, z] = middle(column, row)
    for (let k = 0; k < 5; k++) {
      const tree = random.chance(0.3) ? blossom : oak
      tree(grid, x + random.int(-11, 11), Y, z + random.int(-11, 11), random)
    }
  }
}

/** Meadows and hills around the plots, with a hole where the plots stand. */
function surroundings() {
  const land = new Grid(200, 30, 200, { scale: 6, origin: [-500, -9.3, -560], shadow: false, soft: 1 })
  ranges(land, {
    seed: 3,
    peak: 18,
    inner: 0.62,
    outer: 1.4,
    snow: 90,
    freq: 0.03,
    ids: [BLOCK.stoneDark, BLOCK.leafDark],
  })
  land.columns((x, z) => {
    const plots = x >= 84 && x <= 117 && z >= 94 && z <= 127
    if (plots) land.box(x, 0, z, x, 29, z, BLOCK.air)
    else if (!land.get(x, 3, z)) land.box(x, 0, z, x, 2, z, BLOCK.grassDark)
  })
  return land
}

export default function plots() {
  const random = rng(7)
  const grid = new Grid(4 + PITCH * COUNT, 120, 4 + PITCH * COUNT)
  const paving = (x, y, z) => {
    if (y < Y - 1) return BLOCK.dirt
    return hash(x, z) < 0.25 ? BLOCK.slate : BLOCK.stoneDark
  }
  grid.box(0, 0, 0, grid.w - 1, Y - 1, grid.d - 1, paving)
  for (let row = 0; row < COUNT; row++) for (let column = 0; column < COUNT; column++) plot(grid, column, row)
  landmarks(grid, random)
  homes(grid, random)
  for (let i = 0; i <= COUNT; i++) {
    for (let j = 0; j <= COUNT; j++) lantern(grid, 2 + i * PITCH, Y, 2 + j * PITCH, { h: 4, power: 3.4 })
  }
  flowers(grid, random, 700)
  return {
    layers: [grid, surroundings()],
    sky: {
      seed: 21,
      zenith: '#060a26',
      mid: '#1a2f6c',
      horizon: '#6b6684',
      glow: '#ffa65c',
      low: '#121a40',
      sun: [-0.8, 0.34, 0.3],
      glowDir: [-1, 0, 0.05],
      sunColor: '#ffb27a',
      sunPower: 2.1,
      glowPower: 0.5,
      glowWidth: 6,
      nebula: 0.6,
      nebulaA: '#7a4fd0',
      nebulaB: '#3a6ad8',
      stars: 1.8,
      clouds: 0.4,
      gain: 0.8,
      ambient: 1.9,
    },
    fog: { density: 0.0028, base: 8, height: 60, start: 130, mist: 30 },
    shadow: { center: [104, 30, 104], radius: 150, size: 8192, soft: 2.2 },
    bake: { reach: 26, floor: 3 },
    camera: { from: [226, 52, 232], to: [92, 34, 84], fov: 36 },
    look: { exposure: 1.15, calm: 0.6 },
  }
}
