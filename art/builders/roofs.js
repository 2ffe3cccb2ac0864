// Roof shapes that borrow lightly from limasan, gable and joglo houses.
import { BLOCK } from '../engine/palette.js'

export function limasan(grid, x0, z0, x1, z1, y, block) {
  for (let i = 0; x0 + i <= x1 - i && z0 + i <= z1 - i; i++) {
    grid.box(x0 + i, y + i, z0 + i, x1 - i, y + i, z1 - i, block)
  }
}

/** A gable whose ridge runs along 'x' or 'z', with the wall closed under it. */
export function gable(grid, x0, z0, x1, z1, y, block, wall, along = 'x') {
  const span = along === 'x' ? z1 - z0 : x1 - x0
  for (let i = 0; i <= span / 2; i++) {
    const closed = i > 0 && i < span / 2 - 0.5
    if (along === 'x') {
      grid.box(x0, y + i, z0 + i, x1, y + i, z1 - i, block)
      if (closed) for (const x of [x0, x1]) grid.box(x, y + i - 1, z0 + i + 1, x, y + i - 1, z1 - i - 1, wall)
    } else {
      grid.box(x0 + i, y + i, z0, x1 - i, y + i, z1, block)
      if (closed) for (const z of [z0, z1]) grid.box(x0 + i + 1, y + i - 1, z, x1 - i - 1, y + i - 1, z, wall)
    }
  }
}

/** Joglo: a wide shallow skirt, then a steep crown with a ridge. */
export function joglo(grid, x0, z0, x1, z1, y, block, ridge = BLOCK.roofGold) {
  const skirt = Math.max(2, Math.floor(Math.min(x1 - x0, z1 - z0) * 0.24))
  const slab = (inset, level, id) =>
    grid.box(x0 + inset, level, z0 + inset, x1 - inset, level, z1 - inset, id)
  const room = (inset) => Math.min(x1 - x0, z1 - z0) - 2 * inset
  let level = y
  let inset = 0
  for (; inset < skirt; inset++) {
    slab(inset, level, block)
    if (inset % 2) level++
  }
  for (level++; room(inset) >= 0; inset++) {
    slab(inset, level++, block)
    if (room(inset) > 1) slab(inset, level++, block)
  }
  inset--
  slab(inset, level, ridge)
  grid.set(x0 + inset, level + 1, z0 + inset, ridge)
  grid.set(x1 - inset, level + 1, z1 - inset, ridge)
}
