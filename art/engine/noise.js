// Seeded randomness and gradient noise. Everything in a picture derives from the scene's seed.

export function rng(seed) {
  let a = seed >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.range = (lo, hi) => lo + (hi - lo) * next()
  next.int = (lo, hi) => Math.floor(lo + (hi - lo + 1) * next())
  next.pick = (list) => list[Math.floor(next() * list.length)]
  next.chance = (p) => next() < p
  return next
}

export function hash(x, y, z = 0, seed = 0) {
  let h =
    Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a, b, t) => a + (b - a) * t
export const clamp = (v, lo = 0, hi = 1) => Math.min(hi, Math.max(lo, v))
export const smooth = (lo, hi, v) => {
  const t = clamp((v - lo) / (hi - lo))
  return t * t * (3 - 2 * t)
}
export const lerp = mix

export class Noise {
  constructor(seed) {
    this.seed = seed | 0
  }
  grad(ix, iy, iz, dx, dy, dz) {
    const a = hash(ix, iy, iz, this.seed) * Math.PI * 2
    const b = hash(iy, iz, ix, this.seed + 7) * 2 - 1
    const r = Math.sqrt(1 - b * b)
    return Math.cos(a) * r * dx + Math.sin(a) * r * dz + b * dy
  }
  /** Gradient noise in about -1..1. */
  at(x, y = 0, z = 0) {
    const ix = Math.floor(x),
      iy = Math.floor(y),
      iz = Math.floor(z)
    const fx = x - ix,
      fy = y - iy,
      fz = z - iz
    const u = fade(fx),
      v = fade(fy),
      w = fade(fz)
    const g = (a, b, c) => this.grad(ix + a, iy + b, iz + c, fx - a, fy - b, fz - c)
    const low = mix(mix(g(0, 0, 0), g(1, 0, 0), u), mix(g(0, 0, 1), g(1, 0, 1), u), w)
    if (fy === 0) return low * 1.6
    const high = mix(mix(g(0, 1, 0), g(1, 1, 0), u), mix(g(0, 1, 1), g(1, 1, 1), u), w)
    return mix(low, high, v) * 1.6
  }
  fbm(x, z, octaves = 4, y = 0) {
    let sum = 0,
      amp = 0.5,
      f = 1
    for (let i = 0; i < octaves; i++, amp *= 0.5, f *= 2.03)
      sum += amp * this.at(x * f, y * f, z * f + i * 17)
    return sum
  }
  ridge(x, z, octaves = 4) {
    let sum = 0,
      amp = 0.5,
      f = 1
    for (let i = 0; i < octaves; i++, amp *= 0.5, f *= 2.1)
      sum += amp * (1 - Math.abs(this.at(x * f, 0, z * f + i * 31)) * 1.6)
    return sum
  }
}
