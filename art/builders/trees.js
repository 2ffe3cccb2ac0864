// Trees and small plants. Every tree takes (grid, x, y, z, random) and stands on y.
import { BLOCK } from '../engine/palette.js'

const TURN = Math.PI * 2

export function oak(grid, x, y, z, random, leaf, size = random.range(0.8, 1.25)) {
  const leaves = leaf ?? random.pick([BLOCK.leaf, BLOCK.leafDark, BLOCK.leaf, BLOCK.leafLime])
  const tall = Math.round(random.range(4, 7) * size)
  const wide = 2.6 * size + random() * 0.8
  const seed = random.int(0, 999)
  const crown = { rough: 0.4, seed, only: true }
  grid.ball(x, y + tall + 0.6 * size, z, wide, 2.3 * size, wide, leaves, crown)
  for (let i = 0; i < 3; i++) {
    const px = x + random.range(-2, 2) * size
    const py = y + tall + random.range(-0.5, 2.4) * size
    const pz = z + random.range(-2, 2) * size
    const puff = { rough: 0.45, seed: seed + i, only: true }
    grid.ball(px, py, pz, wide * 0.6, 1.7 * size, wide * 0.6, leaves, puff)
  }
  grid.box(x, y, z, x, y + tall - 1, z, BLOCK.log)
}

export function pine(grid, x, y, z, random, leaf, size = random.range(0.8, 1.4)) {
  const leaves = leaf ?? random.pick([BLOCK.pine, BLOCK.leafDark, BLOCK.pine])
  const tall = Math.round(9 * size)
  for (let i = 2; i <= tall + 1; i++) {
    const rest = 1 - (i - 2) / (tall - 1)
    const wide = Math.max(rest * 3 * size * [0.62, 0.85, 1.08][i % 3], 0.4)
    grid.ball(x, y + i, z, wide, 0.6, wide, leaves, { rough: 0.3, seed: i + x, only: true })
  }
  grid.box(x, y, z, x, y + tall - 1, z, BLOCK.logDark)
}

export function palm(grid, x, y, z, random, size = random.range(0.85, 1.25)) {
  const tall = Math.round(9 * size)
  const angle = random() * TURN
  const lean = random.range(1, 4)
  let px = x
  let pz = z
  for (let i = 0; i < tall; i++) {
    const bend = (i / tall) ** 2 * lean
    px = Math.round(x + Math.cos(angle) * bend)
    pz = Math.round(z + Math.sin(angle) * bend)
    grid.set(px, y + i, pz, i % 3 ? BLOCK.log : BLOCK.logDark)
  }
  const top = y + tall
  for (let k = 0; k < 8; k++) {
    const way = (k / 8) * TURN + random() * 0.5
    const length = 5 * size + random()
    for (let s = 0; s <= length; s += 0.5) {
      const drop = -((s / length) ** 2) * 3.2 + Math.sin((s / length) * 3) * 1.1
      const fx = Math.round(px + Math.cos(way) * s)
      grid.put(fx, Math.round(top + drop), Math.round(pz + Math.sin(way) * s), BLOCK.palm)
    }
  }
  grid.put(px + 1, top - 1, pz, BLOCK.brown)
  grid.put(px, top - 1, pz + 1, BLOCK.brown)
  grid.set(px, top, pz, BLOCK.palm)
}

export function banyan(grid, x, y, z, random, leaf = BLOCK.leafDark, size = 1) {
  const tall = Math.round(8 * size)
  for (let i = 0; i < tall; i++) {
    grid.ball(x, y + i, z, 2.2 - i * 0.1, 0.7, 2.2 - i * 0.1, BLOCK.log, { rough: 0.3, seed: i })
  }
  for (let k = 0; k < 9; k++) {
    const angle = (k / 9) * TURN + random() * 0.4
    const out = random.range(0.35, 0.8) * 7 * size
    const [lx, lz] = [x + Math.cos(angle) * out, z + Math.sin(angle) * out]
    const ly = y + tall + random.range(-1, 2.5) * size
    grid.line(x, y + tall - 2, z, lx, ly, lz, BLOCK.log)
    const puff = { rough: 0.45, seed: k, only: true }
    grid.ball(lx, ly + 0.5, lz, 3.3 * size, 2.1 * size, 3.3 * size, leaf, puff)
    const roots = k % 2 ? random.int(3, 6) : 0
    for (let d = 1; d < roots; d++)
      grid.put(Math.round(lx), Math.round(ly - 1 - d), Math.round(lz), BLOCK.moss)
  }
  const crown = { rough: 0.4, seed: 77, only: true }
  grid.ball(x, y + tall + 2.5 * size, z, 4.5 * size, 2.8 * size, 4.5 * size, leaf, crown)
}

export function blossom(grid, x, y, z, random, leaf, size = random.range(0.9, 1.2)) {
  const petals = leaf ?? random.pick([BLOCK.leafPink, BLOCK.leafMagenta, BLOCK.leafPink])
  oak(grid, x, y, z, random, petals, size)
  for (let i = 0; i < 16; i++) {
    const px = x + random.int(-5, 5)
    const pz = z + random.int(-5, 5)
    const top = grid.top(px, pz)
    const level = top < y + 1 && top > y - 3
    if (level && grid.get(px, top, pz) === BLOCK.grass) grid.set(px, top, pz, petals)
  }
}

export function bamboo(grid, x, y, z, random) {
  for (let k = 0; k < 7; k++) {
    const px = x + random.int(-2, 2)
    const pz = z + random.int(-2, 2)
    const tall = random.int(7, 13)
    const top = grid.top(px, pz)
    if (Math.abs(top + 1 - y) > 1) continue
    for (let i = 0; i < tall; i++) grid.put(px, top + 1 + i, pz, BLOCK.bamboo)
    for (let i = 0; i < 6; i++) {
      const ly = top + tall + random.int(-3, 1)
      grid.put(px + random.int(-1, 1), ly, pz + random.int(-1, 1), BLOCK.leafLime)
    }
  }
}

const MEADOW = [
  BLOCK.flowerRed,
  BLOCK.flowerYellow,
  BLOCK.flowerWhite,
  BLOCK.flowerBlue,
  BLOCK.grassDry,
  BLOCK.leafLime,
  BLOCK.leafLime,
]

/** Tufts, and here and there a flower, on open grass. */
export function flowers(grid, random, tries, accept = () => true, kinds = MEADOW) {
  for (let i = 0; i < tries; i++) {
    const x = random.int(1, grid.w - 2)
    const z = random.int(1, grid.d - 2)
    const y = grid.top(x, z)
    const id = grid.get(x, y, z)
    if ((id !== BLOCK.grass && id !== BLOCK.grassDark) || !accept(x, y, z)) continue
    const tuft = id === BLOCK.grass ? BLOCK.leafLime : BLOCK.leaf
    grid.set(x, y + 1, z, random.chance(0.2) ? random.pick(kinds) : tuft)
  }
}
