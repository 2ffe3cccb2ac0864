// Houses, tiered towers and market stalls.
import { BLOCK } from '../engine/palette.js'
import { gable, joglo, limasan } from './roofs.js'

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
/** Door sides by number: 0 +z, 1 -z, 2 +x, 3 -x. */
const DOORS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]
const HOUSE = {
  w: 9,
  d: 7,
  h: 4,
  roof: 'joglo',
  post: BLOCK.logDark,
  base: BLOCK.wallStone,
  stilts: 0,
  dir: 0,
  glow: 1,
  foundation: 6,
}

export function house(grid, x, y, z, random, options = {}) {
  const block = random.pick([BLOCK.roofRed, BLOCK.roofDark, BLOCK.thatch, BLOCK.roofTeal])
  const wall = random.pick([BLOCK.wall, BLOCK.wallWarm, BLOCK.wall])
  const look = { ...HOUSE, block, wall, ...options }
  const x0 = x - (look.w >> 1)
  const z0 = z - (look.d >> 1)
  const plan = { x, y, z, x0, z0, x1: x0 + look.w - 1, z1: z0 + look.d - 1, floor: y + look.stilts }
  foot(grid, plan, look)
  frame(grid, plan, look)
  windows(grid, plan, look)
  door(grid, plan, look)
  roof(grid, plan, look)
}

function foot(grid, { x, y, z0, z1, x0, x1, floor }, { h, stilts, foundation, post, base }) {
  grid.box(x0, floor, z0, x1, floor + h + 8, z1, BLOCK.air)
  if (stilts) {
    for (const px of [x0, x, x1]) {
      for (const pz of [z0, z1]) {
        for (let k = floor - 1; k > 0 && (k >= y || !grid.get(px, k, pz)); k--) grid.set(px, k, pz, post)
      }
    }
  } else {
    const fill = (px, py, pz) => grid.get(px, py, pz) || BLOCK.stoneWarm
    grid.box(x0, y - foundation, z0, x1, y - 1, z1, fill)
  }
  grid.box(x0, floor, z0, x1, floor, z1, stilts ? BLOCK.plankDark : base)
}

function frame(grid, { x0, z0, x1, z1, floor }, { h, wall, post }) {
  grid.walls(x0, floor + 1, z0, x1, floor + h - 1, z1, wall)
  grid.walls(x0, floor + h, z0, x1, floor + h, z1, post)
  for (const px of [x0, x1]) for (const pz of [z0, z1]) grid.box(px, floor + 1, pz, px, floor + h, pz, post)
}

function windows(grid, { x0, z0, x1, z1, floor }, { glow, wall }) {
  const lit = (x, z, dx, dz) => {
    if (grid.get(x, floor + 2, z) !== wall) return
    grid.box(x, floor + 2, z, x, floor + 3, z, BLOCK.window)
    grid.lamp(x + dx, floor + 2, z + dz, [1, 0.55, 0.2], 0.32 * glow, 8)
  }
  for (let x = x0 + 2; x < x1 - 1; x += 3) {
    lit(x, z0, 0, -1)
    lit(x, z1, 0, 1)
  }
  for (let z = z0 + 2; z < z1 - 1; z += 3) {
    lit(x0, z, -1, 0)
    lit(x1, z, 1, 0)
  }
}

function door(grid, { x, z, x0, z0, x1, z1, floor }, { dir, wall, glow, stilts }) {
  const [dx, dz] = DOORS[dir]
  const px = [x0, x, x1][dx + 1]
  const pz = [z0, z, z1][dz + 1]
  grid.box(px, floor + 1, pz, px, floor + 2, pz, BLOCK.plankDark)
  grid.set(px, floor + 3, pz, wall)
  grid.set(px + dx, floor + 3, pz + dz, BLOCK.lamp)
  grid.lamp(px + dx, floor + 2, pz + dz, [1, 0.6, 0.24], 1.4 * glow, 13)
  if (!stilts) return
  for (let k = 0; k <= stilts + 1; k++) {
    for (let side = -1; side <= 1; side++) {
      grid.put(px + dx * (k + 1) + side * dz, floor - k, pz + dz * (k + 1) + side * dx, BLOCK.plank)
    }
  }
}

function roof(grid, { x0, z0, x1, z1, floor }, look) {
  const eaves = floor + look.h + 1
  const edge = [x0 - 1, z0 - 1, x1 + 1, z1 + 1]
  if (look.roof === 'joglo') joglo(grid, x0 - 2, z0 - 2, x1 + 2, z1 + 2, eaves - 1, look.block)
  else if (look.roof === 'limasan') limasan(grid, ...edge, eaves, look.block)
  else gable(grid, ...edge, eaves, look.block, look.wall, look.w >= look.d ? 'x' : 'z')
}

const MERU = {
  tiers: 5,
  size: 5,
  block: BLOCK.ijuk,
  wall: BLOCK.wallWarm,
  trim: BLOCK.roofGold,
  base: 3,
  glow: 1,
}

/** A tiered tower in the spirit of a meru: stacked eaves that shrink to a spire. */
export function meru(grid, x, y, z, options = {}) {
  const { tiers, size, block, wall, trim, base, glow } = { ...MERU, ...options }
  const plate = (half, level, id) => grid.box(x - half, level, z - half, x + half, level, z + half, id)
  const keep = (px, py, pz) => grid.get(px, py, pz) || BLOCK.candi
  grid.box(x - size - 1, y - 6, z - size - 1, x + size + 1, y, z + size + 1, keep)
  let level = y + 1
  for (let tier = 0; tier < tiers; tier++) {
    const half = Math.max(1, size - tier)
    const inner = Math.max(1, half - 2)
    const tall = tier ? 2 : base
    const sill = level + tall - (tier ? 1 : 2)
    grid.box(x - inner, level, z - inner, x + inner, level + tall, z + inner, wall)
    for (const [dx, dz] of SIDES) {
      const [wx, wz] = [x + dx * inner, z + dz * inner]
      grid.box(wx, sill, wz, wx, level + tall - 1, wz, BLOCK.window)
      grid.lamp(wx + dx, level + tall - 1, wz + dz, [1, 0.58, 0.22], 1.3 * glow, 9)
    }
    level += tall + 1
    plate(half + 1, level - 1, block)
    plate(half, level, block)
    if (half > 2) plate(half - 1, level + 1, block)
    for (const dx of [-1, 1])
      for (const dz of [-1, 1]) grid.set(x + dx * (half + 1), level, z + dz * (half + 1), trim)
    level += half > 2 ? 2 : 1
  }
  grid.box(x, level, z, x, level + 3, z, trim)
  grid.set(x, level + 4, z, BLOCK.lamp)
  grid.lamp(x, level + 4, z, [1, 0.7, 0.3], 2, 12)
}

const GOODS = [
  BLOCK.red,
  BLOCK.orange,
  BLOCK.leafLime,
  BLOCK.yellow,
  BLOCK.crystalCyan,
  BLOCK.blue,
  BLOCK.green,
]

/** A market stall whose counter looks along x: face 1 to +x, -1 to -x. */
export function stall(grid, x, y, z, random, color, face) {
  for (const px of [x, x + 3]) for (const pz of [z, z + 6]) grid.box(px, y, pz, px, y + 5, pz, BLOCK.logDark)
  for (let px = x - 1; px <= x + 4; px++) {
    const rim = px < x || px > x + 3
    for (let pz = z - 1; pz <= z + 7; pz++)
      grid.set(px, y + (rim ? 5 : 6), pz, (pz - z) & 1 ? BLOCK.cloth : color)
  }
  const counter = face > 0 ? x + 3 : x
  for (let pz = z + 1; pz < z + 6; pz++) {
    grid.set(counter, y, pz, BLOCK.plank)
    grid.set(counter, y + 1, pz, random.pick(GOODS))
  }
  grid.set(x + 1, y + 5, z + 3, BLOCK.lamp)
  grid.lamp(x + 1, y + 4, z + 3, [1, 0.62, 0.26], 4, 19)
}
