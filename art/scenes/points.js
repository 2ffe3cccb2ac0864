// Premium points, five packs: star crystals from a handful to a full chest, on a plinth in the dark.

import { gem, heap } from '../builders/gems.js'
import { Grid } from '../engine/grid.js'
import { hash, rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const AMBER = [1, 0.6, 0.2],
  C = 32
function plinth(g, radius) {
  for (let x = 0; x < 64; x++)
    for (let z = 0; z < 64; z++)
      for (let y = 0; y < 8; y++) {
        const q = Math.hypot(x - C + 0.5, z - C + 0.5),
          R = radius - (7 - y) * (y < 6 ? 1.6 : 0.5) + hash(x >> 1, y >> 1, z >> 1) * 2.4
        if (q < R)
          g.set(
            x,
            y,
            z,
            hash(x, y, z, 2) < 0.2
              ? BLOCK.stoneDark
              : hash(x >> 2, y, z >> 2, 5) < 0.35
                ? BLOCK.slate
                : BLOCK.basalt,
          )
      }
}
const PACKS = {
  handful(g, r) {
    for (const [x, z, s] of [
      [27, 30, 3],
      [37, 34, 3],
      [32, 37, 2],
    ])
      g.ball(x, 8, z, s, s * 0.7, s, BLOCK.slate, { rough: 0.3 })
    g.lamp(32, 14, 32, AMBER, 7, 30)
    const set = [
      [32, 31, 15, 2.4, 0, 0],
      [25.5, 33, 10, 1.9, 0.12, 0.42],
      [38.5, 33, 11, 1.9, 0.1, -0.4],
      [29, 38, 7, 1.5, 0.55, 0.2],
      [36.5, 39, 6, 1.4, 0.6, -0.3],
      [22, 39, 5, 1.2, 0.7, 0.7],
      [43, 38, 5, 1.2, 0.5, -0.8],
    ]
    return (T, sh, sc) =>
      set.forEach(([x, z, l, w, a, b], i) =>
        gem(T, sh, sc, { at: [x, 8, z], tilt: [a, b], spin: i, length: l, width: w, violet: i === 4 }),
      )
  },
  pouch(g, r) {
    for (let y = 0; y < 17; y++) {
      const t = y / 17,
        R = y < 14 ? 5.6 + 6.2 * Math.sqrt(Math.max(0, 1 - ((y - 5) / 8.6) ** 2)) : 5.6 + (y - 13) * 0.9
      for (let x = -13; x <= 13; x++)
        for (let z = -13; z <= 13; z++) {
          const q = Math.hypot(x, z)
          if (q < R && (y < 13 || q > R - 2.2))
            g.set(
              C + x,
              8 + y,
              C + z,
              y === 12 || y === 13
                ? BLOCK.gold
                : Math.round((Math.atan2(z, x) * 7) / 1.6) & 1
                  ? BLOCK.plankRed
                  : BLOCK.brown,
            )
        }
    }
    for (let a = 0; a < 6.28; a += 0.02)
      for (const y of [20, 21])
        g.set(Math.round(C + Math.cos(a) * 6.6), y, Math.round(C + Math.sin(a) * 6.6), BLOCK.gold)
    g.lamp(32, 28, 32, AMBER, 6, 26)
    g.lamp(30, 20, 58, [0.8, 0.7, 1], 5, 36)
    g.lamp(20, 12, 46, AMBER, 2.5, 14)
    g.lamp(44, 12, 46, AMBER, 2.5, 14)
    g.set(40, 20, 40, BLOCK.gold)
    g.set(40, 19, 41, BLOCK.gold)
    return (T, sh, sc) => {
      heap(T, sh, sc, r, {
        center: [32.5, 22, 32.5],
        rx: 5.4,
        rz: 5.4,
        dome: 3.5,
        count: 15,
        length: [6, 9],
        width: [1.2, 1.8],
        lean: 0.62,
      })
      for (const [x, z, a, b, v] of [
        [18, 44, 1.2, 0.5, 0],
        [46, 44, 1.1, -0.6, 1],
        [24, 49, 1.4, -0.3, 0],
        [41, 49, 1.45, 0.3, 0],
      ])
        gem(T, sh, sc, { at: [x, 9, z], tilt: [a, b], spin: x, length: 6, width: 1.4, violet: !!v })
    }
  },
  stack(g, r) {
    for (const [x0, x1, y, z0, z1] of [
      [18, 46, 8, 22, 42],
      [22, 42, 9, 24, 40],
    ])
      g.walls(x0, y, z0, x1, y, z1, BLOCK.gold)
    g.box(18, 8, 22, 46, 8, 42, BLOCK.plankDark)
    g.walls(18, 8, 22, 46, 8, 42, BLOCK.gold)
    g.lamp(32, 24, 46, AMBER, 5, 30)
    g.lamp(20, 18, 40, AMBER, 3, 22)
    g.lamp(44, 18, 40, AMBER, 3, 22)
    g.lamp(32, 30, 30, AMBER, 4, 24)
    return (T, sh, sc) => {
      heap(T, sh, sc, r, {
        center: [32.5, 10, 32.5],
        rx: 12.5,
        rz: 8.5,
        dome: 3,
        count: 38,
        length: [7, 11],
        width: [1.4, 2],
        lean: 0.4,
        violet: 0.16,
      })
      heap(T, sh, sc, r, {
        center: [32.5, 13, 32],
        rx: 5,
        rz: 4,
        dome: 3,
        count: 8,
        length: [10, 13],
        width: [1.7, 2.2],
        lean: 0.25,
        violet: 0.1,
      })
      gem(T, sh, sc, { at: [32.5, 14, 32.5], tilt: [0.04, 0.05], spin: 0.4, length: 18, width: 2.6 })
    }
  },
  cart(g, r) {
    for (let x = 6; x < 58; x++) for (const z of [24, 40]) g.set(x, 9, z, BLOCK.rail)
    for (let x = 8; x < 58; x += 5) g.box(x, 8, 20, x + 1, 8, 44, BLOCK.plankDark)
    for (const x of [22, 42])
      for (const z of [23, 41])
        g.ball(x, 12, z, 3.2, 3.2, 0.8, (a, b) =>
          Math.hypot(a - x, b - 12) < 1.2 ? BLOCK.gold : BLOCK.ironDark,
        )
    for (let y = 13; y < 24; y++) {
      const f = Math.round((y - 13) / 4)
      g.walls(
        17 - f,
        y,
        24 - (f >> 1),
        47 + f,
        y,
        40 + (f >> 1),
        y === 23 ? BLOCK.gold : y === 13 || y === 18 ? BLOCK.ironDark : BLOCK.roofBlue,
      )
    }
    for (let y = 13; y < 24; y++)
      for (const x of [24, 32, 40]) {
        const f = Math.round((y - 13) / 4) >> 1
        g.set(x, y, 40 + f, BLOCK.ironDark)
        g.set(x, y, 24 - f, BLOCK.ironDark)
      }
    g.box(17, 13, 24, 47, 21, 40, BLOCK.slate)
    for (let y = 14; y < 24; y++) {
      const f = Math.round((y - 13) / 4)
      g.box(18 - f, y, 25 - (f >> 1), 46 + f, y, 39 + (f >> 1), y < 22 ? BLOCK.slate : BLOCK.air)
    }
    g.lamp(32, 32, 34, AMBER, 7, 32)
    g.lamp(20, 28, 44, AMBER, 3, 22)
    g.lamp(44, 28, 44, AMBER, 3, 22)
    g.lamp(32, 14, 48, AMBER, 2.4, 20)
    return (T, sh, sc) => {
      heap(T, sh, sc, r, {
        center: [32.5, 23, 32.5],
        rx: 13.5,
        rz: 6.5,
        dome: 6,
        count: 42,
        length: [6, 10],
        width: [1.3, 2],
        lean: 0.7,
      })
      for (const [x, z, a, b] of [
        [16, 48, 1.3, 0.5],
        [50, 47, 1.2, -0.5],
      ])
        gem(T, sh, sc, { at: [x, 9, z], tilt: [a, b], spin: x, length: 6, width: 1.4 })
    }
  },
  chest(g, r) {
    const wood = (x, y, z) =>
      y % 5 === 2 ? BLOCK.plankDark : hash(x >> 3, y, z, 2) < 0.3 ? BLOCK.plankRed : BLOCK.brown
    g.box(14, 8, 22, 50, 22, 42, wood)
    g.box(16, 12, 24, 48, 22, 40, BLOCK.air)
    for (const x of [14, 22, 42, 50]) g.box(x, 8, 42, x, 22, 43, BLOCK.gold)
    for (const x of [14, 50]) {
      g.box(x, 8, 22, x, 22, 22, BLOCK.gold)
    }
    g.box(14, 22, 42, 50, 22, 43, BLOCK.gold)
    g.box(14, 8, 42, 50, 8, 43, BLOCK.gold)
    g.box(14, 22, 22, 14, 22, 42, BLOCK.gold)
    g.box(50, 22, 22, 50, 22, 42, BLOCK.gold)
    g.box(29, 16, 43, 35, 23, 44, BLOCK.gold)
    g.box(31, 18, 45, 33, 20, 45, BLOCK.lampPink)
    for (let k = 0; k <= 15; k++) {
      const y = 23 + k,
        z = 21 - Math.round(k * 0.28),
        dpt = k < 12 ? 3 : 16 - k
      g.box(14, y, z - dpt, 50, y, z, wood)
      for (const x of [14, 22, 42, 50]) g.box(x, y, z - dpt, x, y, z + 1, BLOCK.gold)
      if (k === 15) g.box(14, y, z - 1, 50, y, z + 1, BLOCK.gold)
    }
    g.lamp(32, 30, 32, AMBER, 9, 34)
    g.lamp(22, 28, 36, AMBER, 4, 24)
    g.lamp(42, 28, 36, AMBER, 4, 24)
    g.lamp(32, 12, 52, AMBER, 3.4, 20)
    return (T, sh, sc) => {
      heap(T, sh, sc, r, {
        center: [32.5, 21, 32.5],
        rx: 15,
        rz: 7.5,
        dome: 7,
        count: 60,
        length: [6.5, 11],
        width: [1.3, 2.1],
        lean: 0.62,
      })
      for (const [x, z, a, b, v] of [
        [14, 50, 1.25, 0.5, 0],
        [50, 49, 1.2, -0.5, 1],
        [24, 51, 1.4, 0.1, 0],
        [42, 52, 1.45, -0.2, 0],
        [34, 50, 1.35, 0.4, 0],
      ])
        gem(T, sh, sc, { at: [x, 9, z], tilt: [a, b], spin: x, length: 6.5, width: 1.5, violet: !!v })
    }
  },
}

export default function points({ format }) {
  const r = rng(360 + format.length),
    g = new Grid(64, 48, 64),
    near = { handful: 0.8, pouch: 0.92, stack: 1, cart: 1.14, chest: 1.18 }[format]
  plinth(g, near > 1 ? 28 : 21)
  const gems = PACKS[format](g, r)
  g.lamps.forEach((l) => {
    l.power *= 2.2
  })
  const mid = { handful: 13, pouch: 17, stack: 18, cart: 18, chest: 20 }[format]
  return {
    layers: [g],
    sky: {
      seed: 40,
      zenith: '#0a0c1c',
      mid: '#0d0f22',
      horizon: '#121431',
      glow: '#2a2560',
      low: '#0a0b18',
      sun: [-0.6, 0.75, 0.5],
      sunColor: '#d6c4ff',
      sunPower: 1.3,
      glowDir: [0, 0, -1],
      glowPower: 0.6,
      glowWidth: 6,
      nebula: 0.12,
      stars: 0.5,
      clouds: 0,
      ambient: 4.5,
    },
    fog: { density: 0.0001 },
    shadow: { center: [32, 14, 32], radius: 42, size: 4096, soft: 4 },
    bake: { rays: 48, reach: 24 },
    camera: { from: [32 + 30 * near, mid + 19 * near, 32 + 78 * near], to: [32.5, mid - 1.5, 32], fov: 31 },
    look: { exposure: 1.12, bloom: 0.3, bloomCut: 0.8, vignette: 0.45 },
    extra: (T, shared, scene) => {
      gems(T, shared, scene)
      return []
    },
  }
}
