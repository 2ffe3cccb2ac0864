// Light sources: lanterns, strings of lanterns, torches, fires and growing crystals.
import { BLOCK } from '../engine/palette.js'

export const WARM = [1, 0.6, 0.25]
export const COOL = [0.35, 0.85, 1]

const LANTERN = { h: 3, block: BLOCK.lamp, color: WARM, power: 3, radius: 14, post: BLOCK.logDark }

export function lantern(grid, x, y, z, options = {}) {
  const { h, block, color, power, radius, post } = { ...LANTERN, ...options }
  grid.box(x, y, z, x, y + h - 1, z, post)
  grid.set(x, y + h, z, block)
  grid.set(x, y + h + 1, z, BLOCK.ijuk)
  grid.lamp(x, y + h, z, color, power, radius)
}

/** Lanterns on a sagging string between two points. */
export function string(
  grid,
  from,
  to,
  { count = 6, sag = 3, blocks = [BLOCK.lamp], colors = [WARM], power = 1.6 } = {},
) {
  const at = (t, drop) => {
    const [x, y, z] = from.map((start, k) => start + (to[k] - start) * t)
    return [Math.round(x), Math.round(y - Math.sin(t * Math.PI) * sag - drop), Math.round(z)]
  }
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[2] - from[2]) * 1.5)
  for (let i = 0; i <= steps; i++) grid.put(...at(i / steps, 0), BLOCK.ijuk)
  for (let i = 1; i < count; i++) {
    const spot = at(i / count, 1)
    grid.set(...spot, blocks[i % blocks.length])
    grid.lamp(...spot, colors[i % colors.length], power, 11)
  }
}

export function campfire(grid, x, y, z) {
  for (const side of [-1, 1]) {
    grid.set(x + side, y, z, BLOCK.logDark)
    grid.set(x, y, z + side, BLOCK.logDark)
  }
  grid.set(x, y, z, BLOCK.ember)
  grid.set(x, y + 1, z, BLOCK.lamp)
  grid.lamp(x, y + 2, z, [1, 0.45, 0.15], 4.5, 18)
}

export function torch(grid, x, y, z) {
  grid.set(x, y, z, BLOCK.logDark)
  grid.set(x, y + 1, z, BLOCK.lamp)
  grid.lamp(x, y + 2, z, [1, 0.52, 0.18], 4.6, 18)
}

const CLUSTER = {
  n: 6,
  h: 7,
  spread: 3,
  block: BLOCK.crystal,
  tip: BLOCK.crystalPale,
  color: [1, 0.75, 0.3],
  power: 3,
  radius: 30,
}

/** A cluster of stepped crystals growing from a point. */
export function crystals(grid, x, y, z, random, options = {}) {
  const { n, h, spread, block, tip, color, power, radius } = { ...CLUSTER, ...options }
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 + random()
    const tall = h * (i ? random.range(0.35, 0.75) : 1)
    const out = i ? spread * 0.45 : 0
    for (let k = 0; k < tall; k++) {
      const t = k / tall
      const wide = Math.max((i ? 0.8 : 1.3) * Math.min(1, (1 - t) * 2.2), 0.5)
      const lean = out * (1 + t)
      const id = t > 0.7 ? tip : block
      grid.ball(x + Math.cos(angle) * lean, y + k, z + Math.sin(angle) * lean, wide, 0.6, wide, id)
    }
  }
  grid.lamp(x, y + h * 0.5, z, color, power, radius)
  grid.lamp(x, y + h + 1, z, color, power * 0.6, radius * 0.8)
}
