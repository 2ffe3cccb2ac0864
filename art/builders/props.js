// Things people made: bridges, boats, docks, fields, crates.
import { hash } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'
import { lantern, WARM } from './lights.js'

const BRIDGE = {
  width: 1,
  sag: 3,
  every: 8,
  rail: BLOCK.logDark,
  plank: BLOCK.plank,
  block: BLOCK.lamp,
  color: WARM,
}

/** Plank bridge with rails and lanterns; sag > 0 hangs, sag < 0 arches. every: 0 leaves it dark. */
export function bridge(grid, from, to, options = {}) {
  const { width, sag, every, rail, plank, block, color } = { ...BRIDGE, ...options }
  const [dx, dy, dz] = to.map((end, k) => end - from[k])
  const length = Math.hypot(dx, dz)
  const steps = Math.ceil(length * 1.6)
  const gap = Math.round(every * 1.6)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const y = Math.round(from[1] + dy * t - Math.sin(t * Math.PI) * sag)
    const across = (side) => [
      Math.round(from[0] + dx * t - (dz / length) * side),
      Math.round(from[2] + dz * t + (dx / length) * side),
    ]
    for (let side = -width; side <= width; side += 0.5) {
      const [x, z] = across(side)
      grid.set(x, y, z, hash(i >> 2, 3, side) < 0.25 ? BLOCK.plankDark : plank)
    }
    for (const side of [-width - 1, width + 1]) {
      const [x, z] = across(side)
      grid.set(x, y + 1, z, rail)
      if (i % 5 === 0) grid.set(x, y, z, rail)
      if (!every || i % gap !== gap >> 1) continue
      grid.set(x, y + 2, z, rail)
      grid.set(x, y + 3, z, block)
      grid.lamp(x, y + 3, z, color, 2.4, 12)
    }
  }
}

const BOAT = { len: 11, dir: 1, sail: BLOCK.cloth, hull: BLOCK.plankRed }

/** A two-masted boat; dir 1 lies along x, 0 along z. */
export function boat(grid, x, y, z, options = {}) {
  const { len, dir, sail, hull } = { ...BOAT, ...options }
  const place = (along, height, across, id) => {
    if (dir) grid.set(x + along, height, z + across, id)
    else grid.set(x + across, height, z + along, id)
  }
  for (let i = -len; i <= len; i++) {
    const t = Math.abs(i) / len
    const half = Math.round((1 - t ** 2.4) * 3)
    const deck = y + Math.round(t ** 3 * 3)
    for (let side = -half; side <= half; side++) {
      const rim = Math.abs(side) === half
      place(i, deck - 1, side, hull)
      place(i, deck, side, rim ? hull : BLOCK.plank)
      if (rim) place(i, deck + 1, side, hull)
    }
  }
  for (const [mast, share] of [
    [-3, 1.25],
    [3, 1.6],
  ]) {
    const tall = len * share
    for (let k = 1; k <= tall; k++) place(mast, y + k, 0, BLOCK.logDark)
    for (let k = 3; k < tall; k++) {
      const wide = Math.round((1 - k / tall) * len * 0.62)
      for (let i = 1; i <= wide; i++) place(mast - i, y + k, 0, k % 5 === 0 ? BLOCK.wallWarm : sail)
    }
  }
  for (const end of [-len + 2, len - 2]) {
    place(end, y + 4, 0, BLOCK.lamp)
    if (dir) grid.lamp(x + end, y + 4, z, WARM, len * 0.16, 13)
    else grid.lamp(x, y + 4, z + end, WARM, len * 0.16, 13)
  }
}

export function canoe(grid, x, y, z, dir = 1, hull = BLOCK.plankRed) {
  for (let i = -4; i <= 4; i++) {
    const half = Math.abs(i) > 3 ? 0 : 1
    for (let side = -half; side <= half; side++) {
      const [px, pz] = dir ? [x + i, z + side] : [x + side, z + i]
      const rim = Math.abs(side) === 1 || Math.abs(i) === 4
      grid.set(px, y, pz, rim ? hull : BLOCK.plank)
      if (Math.abs(i) === 4) grid.set(px, y + 1, pz, hull)
    }
  }
}

/** A pier of planks on posts that runs len blocks in direction [dx, dz] and ends with a lantern. */
export function dock(grid, x, y, z, len, [dx, dz]) {
  for (let i = 0; i < len; i++) {
    for (let side = -1; side <= 1; side++) {
      const px = x + dx * i + side * dz
      const pz = z + dz * i + side * dx
      grid.set(px, y, pz, hash(i, side) < 0.3 ? BLOCK.plankDark : BLOCK.plank)
      if (i % 4 === 3 && side) for (let k = y - 1; k > y - 7; k--) grid.put(px, k, pz, BLOCK.logDark)
    }
  }
  lantern(grid, x + dx * (len - 1) + dz, y + 1, z + dz * (len - 1) + dx, { h: 2 })
}

/** Field rows, five wide, with a water furrow between them. */
export function crops(grid, x0, z0, x1, z1, kinds = [BLOCK.wheat, BLOCK.rice]) {
  for (let x = x0; x <= x1; x++) {
    const row = Math.floor((x - x0) / 5)
    for (let z = z0; z <= z1; z++) {
      const y = grid.top(x, z)
      if (y < 1) continue
      const furrow = (x - x0) % 5 === 4
      grid.set(x, y, z, furrow ? BLOCK.paddy : BLOCK.dirtDark)
      if (!furrow && hash(x, z, 1) < 0.9) grid.set(x, y + 1, z, kinds[row % kinds.length])
    }
  }
}

export function crate(grid, x, y, z, size = 2) {
  grid.box(x, y, z, x + size, y + size, z + size, (px, py, pz) => {
    const edges = [px - x, py - y, pz - z].filter((step) => step === 0 || step === size)
    return edges.length >= 2 ? BLOCK.plankDark : BLOCK.plank
  })
}
