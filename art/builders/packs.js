// The five packs of premium points. Each builds its vessel and returns what adds the gems.
import { hash } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'
import { gem, heap } from './gems.js'

const AMBER = [1, 0.6, 0.2]
const MOON = [0.75, 0.78, 1]
const MID = 32

export function plinth(grid, radius) {
  for (let y = 0; y < 8; y++) {
    const taper = (7 - y) * (y < 6 ? 1.6 : 0.5)
    grid.columns((x, z) => {
      const reach = radius - taper + hash(x >> 1, y >> 1, z >> 1) * 2.4
      if (Math.hypot(x - MID + 0.5, z - MID + 0.5) >= reach) return
      const slate = hash(x >> 2, y, z >> 2, 5) < 0.35 ? BLOCK.slate : BLOCK.basalt
      grid.set(x, y, z, hash(x, y, z, 2) < 0.2 ? BLOCK.stoneDark : slate)
    })
  }
}

const lamp = (grid, x, y, z, power, radius, color = AMBER) => grid.lamp(x, y, z, color, power, radius)

/** Gems that lie on the plinth: x, z, tilt, tilt, violet or not. */
function spill(shared, scene, spots, length = 6, width = 1.4) {
  for (const [x, z, tiltX, tiltZ, violet] of spots) {
    gem(shared, scene, { at: [x, 9, z], tilt: [tiltX, tiltZ], spin: x, length, width, violet })
  }
}

export function handful(grid) {
  for (const [x, z, size] of [
    [27, 30, 3],
    [37, 34, 3],
    [32, 37, 2],
  ]) {
    grid.ball(x, 8, z, size, size * 0.7, size, BLOCK.slate, { rough: 0.3 })
  }
  lamp(grid, 32, 14, 32, 7, 30)
  /** x, z, length, width, tilt, tilt. */
  const set = [
    [32, 31, 15, 2.4, 0, 0],
    [25.5, 33, 10, 1.9, 0.12, 0.42],
    [38.5, 33, 11, 1.9, 0.1, -0.4],
    [29, 38, 7, 1.5, 0.55, 0.2],
    [36.5, 39, 6, 1.4, 0.6, -0.3],
    [22, 39, 5, 1.2, 0.7, 0.7],
    [43, 38, 5, 1.2, 0.5, -0.8],
  ]
  return (shared, scene) => {
    set.forEach(([x, z, length, width, tiltX, tiltZ], i) => {
      const tilt = [tiltX, tiltZ]
      gem(shared, scene, { at: [x, 8, z], tilt, spin: i, length, width, violet: i === 4 })
    })
  }
}

/** Radius of the pouch at a height: round belly, tied neck, open collar. */
function pouchRadius(y) {
  if (y < 12) return 12 * Math.sqrt(Math.max(0.28, 1 - ((y - 4.5) / 8.8) ** 2))
  if (y < 14) return 6.4
  return 6.4 + (y - 13) * 0.9
}

function pouchCloth(grid) {
  for (let y = 0; y < 18; y++) {
    const radius = pouchRadius(y)
    grid.box(MID - 15, 8 + y, MID - 15, MID + 15, 8 + y, MID + 15, (x, _, z) => {
      const out = Math.hypot(x - MID, z - MID)
      const fold = Math.cos(Math.atan2(z - MID, x - MID) * 8)
      const edge = radius + fold * (y > 13 ? 0.5 : 0.4)
      if (out > edge || (y > 12 && out < edge - 2)) return BLOCK.air
      if (y === 12 || y === 13) return BLOCK.gold
      if (y === 17) return BLOCK.roofGold
      return fold > -0.2 ? BLOCK.plankRed : BLOCK.brown
    })
  }
}

export function pouch(grid, random) {
  pouchCloth(grid)
  for (const [x, y] of [
    [MID + 2, 20],
    [MID + 3, 19],
    [MID + 3, 18],
    [MID - 1, 19],
    [MID - 2, 18],
    [MID - 2, 17],
  ]) {
    let z = MID + 14
    while (!grid.get(x, y, z)) z--
    grid.set(x, y, z + 1, BLOCK.gold)
  }
  lamp(grid, 32, 30, 34, 5, 26)
  lamp(grid, 40, 22, 60, 6, 42, MOON)
  lamp(grid, 18, 12, 48, 2.6, 16)
  lamp(grid, 48, 16, 50, 4.6, 26)
  const pile = { dome: 4, count: 20, length: [6, 9], width: [1.2, 1.8], lean: 0.5 }
  return (shared, scene) => {
    heap(shared, scene, random, { center: [32.5, 24, 32.5], rx: 5, rz: 5, ...pile })
    spill(shared, scene, [
      [17, 45, 1.2, 0.5, false],
      [48, 44, 1.1, -0.6, true],
      [24, 50, 1.4, -0.3, false],
      [42, 50, 1.45, 0.3, false],
    ])
  }
}

export function stack(grid, random) {
  grid.box(18, 8, 22, 46, 8, 42, BLOCK.plankDark)
  grid.walls(18, 8, 22, 46, 8, 42, BLOCK.gold)
  grid.walls(22, 9, 24, 42, 9, 40, BLOCK.gold)
  lamp(grid, 32, 24, 46, 5, 30)
  lamp(grid, 20, 18, 40, 3, 22)
  lamp(grid, 44, 18, 40, 3, 22)
  lamp(grid, 32, 30, 30, 4, 24)
  const low = {
    rx: 12.5,
    rz: 8.5,
    dome: 3,
    count: 38,
    length: [7, 11],
    width: [1.4, 2],
    lean: 0.4,
    violet: 0.16,
  }
  const high = {
    rx: 5,
    rz: 4,
    dome: 3,
    count: 8,
    length: [10, 13],
    width: [1.7, 2.2],
    lean: 0.25,
    violet: 0.1,
  }
  return (shared, scene) => {
    heap(shared, scene, random, { center: [32.5, 10, 32.5], ...low })
    heap(shared, scene, random, { center: [32.5, 13, 32], ...high })
    gem(shared, scene, { at: [32.5, 14, 32.5], tilt: [0.04, 0.05], spin: 0.4, length: 18, width: 2.6 })
  }
}

export function cart(grid, random) {
  for (const z of [24, 40]) grid.box(6, 9, z, 57, 9, z, BLOCK.rail)
  for (let x = 8; x < 58; x += 5) grid.box(x, 8, 20, x + 1, 8, 44, BLOCK.plankDark)
  for (const x of [22, 42]) {
    const wheel = (px, py) => (Math.hypot(px - x, py - 12) < 1.2 ? BLOCK.gold : BLOCK.ironDark)
    for (const z of [23, 41]) grid.ball(x, 12, z, 3.2, 3.2, 0.8, wheel)
  }
  for (let y = 13; y < 24; y++) {
    const flare = Math.round((y - 13) / 4)
    const side = flare >> 1
    const band = y === 13 || y === 18 ? BLOCK.ironDark : BLOCK.roofBlue
    const [x0, z0, x1, z1] = [17 - flare, 24 - side, 47 + flare, 40 + side]
    if (y < 22) grid.box(x0, y, z0, x1, y, z1, BLOCK.slate)
    grid.walls(x0, y, z0, x1, y, z1, y === 23 ? BLOCK.gold : band)
    for (const x of [24, 32, 40]) for (const z of [z0, z1]) grid.set(x, y, z, BLOCK.ironDark)
  }
  lamp(grid, 32, 32, 34, 7, 32)
  lamp(grid, 20, 28, 44, 3, 22)
  lamp(grid, 44, 28, 44, 3, 22)
  lamp(grid, 32, 14, 48, 2.4, 20)
  const pile = { rx: 13.5, rz: 6.5, dome: 6, count: 42, length: [6, 10], width: [1.3, 2], lean: 0.7 }
  return (shared, scene) => {
    heap(shared, scene, random, { center: [32.5, 23, 32.5], ...pile })
    spill(shared, scene, [
      [16, 48, 1.3, 0.5, false],
      [50, 47, 1.2, -0.5, false],
    ])
  }
}

function chestBox(grid) {
  const planks = (x, y, z) => (hash(x >> 3, y, z, 2) < 0.3 ? BLOCK.plankRed : BLOCK.brown)
  const wood = (x, y, z) => (y % 5 === 2 ? BLOCK.plankDark : planks(x, y, z))
  grid.box(14, 8, 22, 50, 22, 42, wood)
  grid.box(16, 12, 24, 48, 22, 40, BLOCK.air)
  for (const x of [14, 22, 42, 50]) grid.box(x, 8, 42, x, 22, 43, BLOCK.gold)
  for (const x of [14, 50]) {
    grid.box(x, 8, 22, x, 22, 22, BLOCK.gold)
    grid.box(x, 22, 22, x, 22, 42, BLOCK.gold)
  }
  for (const y of [8, 22]) grid.box(14, y, 42, 50, y, 43, BLOCK.gold)
  grid.box(29, 16, 43, 35, 23, 44, BLOCK.gold)
  grid.box(31, 18, 45, 33, 20, 45, BLOCK.crystalPale)
  for (let k = 0; k <= 15; k++) {
    const y = 23 + k
    const z = 21 - Math.round(k * 0.28)
    const deep = k < 12 ? 3 : 16 - k
    grid.box(14, y, z - deep, 50, y, z, wood)
    for (const x of [14, 22, 42, 50]) grid.box(x, y, z - deep, x, y, z + 1, BLOCK.gold)
    if (k === 15) grid.box(14, y, z - 1, 50, y, z + 1, BLOCK.gold)
  }
}

export function chest(grid, random) {
  chestBox(grid)
  lamp(grid, 32, 30, 32, 9, 34)
  lamp(grid, 22, 28, 36, 4, 24)
  lamp(grid, 42, 28, 36, 4, 24)
  lamp(grid, 32, 12, 52, 3.4, 20)
  const pile = { rx: 15, rz: 7.5, dome: 7, count: 60, length: [6.5, 11], width: [1.3, 2.1], lean: 0.62 }
  const loose = [
    [14, 50, 1.25, 0.5, false],
    [50, 49, 1.2, -0.5, true],
    [24, 51, 1.4, 0.1, false],
    [42, 52, 1.45, -0.2, false],
    [34, 50, 1.35, 0.4, false],
  ]
  return (shared, scene) => {
    heap(shared, scene, random, { center: [32.5, 21, 32.5], ...pile })
    spill(shared, scene, loose, 6.5, 1.5)
  }
}
