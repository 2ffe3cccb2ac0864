// Creative 3: the great candi at night, lanterns rising from it, mirrored in a still pool.

import { candi, splitGate, stupa } from '../builders/candi.js'
import { lantern } from '../builders/props.js'
import { ranges } from '../builders/terrain.js'
import { banyan, blossom, flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function landmark() {
  const r = rng(1945),
    n = new Noise(5),
    g = new Grid(240, 130, 240),
    SEA = 8,
    cx = 120,
    cz = 96
  for (let x = 0; x < 240; x++)
    for (let z = 0; z < 240; z++) {
      const pool = Math.abs(x - cx) < 44 && z > 138 && z < 214,
        walk = Math.abs(x - cx) < 5
      const rim = Math.max(Math.abs(x - cx) - 44, 138 - z, z - 214)
      let h =
        10 +
        (rim > 10
          ? smooth(10, 60, rim) *
            (8 + n.fbm(x * 0.04, z * 0.04, 3) * 12) *
            (Math.abs(x - cx) > 60 || z < 50 ? 1 : 0)
          : 0)
      if (pool && !walk) h = 3
      const paved =
        (rim >= 0 && rim < 5) || (walk && z > 110) || (Math.abs(x - cx) < 40 && Math.abs(z - cz) < 40)
      for (let y = 0; y <= h; y++)
        g.set(
          x,
          y,
          z,
          y < Math.floor(h)
            ? paved
              ? BLOCK.candiDark
              : BLOCK.dirt
            : paved
              ? hash(x, z) < 0.3
                ? BLOCK.candi
                : BLOCK.candiLight
              : hash(x >> 2, z >> 2, 4) < 0.35
                ? BLOCK.grassDark
                : BLOCK.grass,
        )
    }
  candi(g, cx, 11, cz, { size: 30, terraces: 5, step: 4, rise: 4, tower: 30 })
  splitGate(g, cx, 11, 143, { h: 17, gap: 6, depth: 2 })
  for (let z = 146; z < 214; z += 9)
    for (const s of [-4, 4]) lantern(g, cx + s, 11, z, { h: 2, power: 2.6, post: BLOCK.candiLight })
  for (const s of [-1, 1])
    for (let z = 142; z < 212; z += 14) {
      stupa(g, cx + s * 47, 12, z, 2, true)
    }
  for (let i = 0; i < 90; i++) {
    // lanterns let go into the night, more of them higher and further
    const a = r() * 6.28,
      q = r.range(10, 90),
      x = Math.round(cx + Math.cos(a) * q),
      z = Math.round(cz + 20 + Math.sin(a) * q * 0.8),
      y = Math.round(r.range(34, 122))
    if (Math.hypot(x - cx, z - cz) < 34 - y * 0.2 || z > 190) continue
    g.set(x, y, z, BLOCK.lamp)
    g.set(x, y + 1, z, BLOCK.window)
    g.lamp(x, y - 1, z, [1, 0.6, 0.25], 2, 16)
  }
  for (let i = 0; i < 26; i++) {
    const x = cx + r.pick([-1, 1]) * r.int(9, 40),
      z = r.int(146, 208)
    g.set(x, SEA, z, BLOCK.leafMagenta)
    g.set(x, SEA + 1, z, BLOCK.lampPink)
    g.lamp(x, SEA + 2, z, [1, 0.5, 0.8], 1.5, 9)
  } // lotus lights
  for (let i = 0; i < 520; i++) {
    const x = r.int(4, 235),
      z = r.int(4, 220),
      y = g.top(x, z),
      id = g.get(x, y, z)
    if (
      (id === BLOCK.grass || id === BLOCK.grassDark) &&
      !g.get(x + 2, y + 3, z) &&
      !g.get(x - 2, y + 3, z) &&
      !(z > 140 && Math.abs(x - cx) < 54)
    )
      r.pick([blossom, palm, oak, blossom])(g, x, y + 1, z, r)
  }
  banyan(g, 56, 12, 150, r, BLOCK.leafDark, 1.2)
  flowers(g, r, 900)
  const far = new Grid(240, 50, 200, { scale: 6, origin: [-600, -20, -1330], shadow: false })
  ranges(far, { seed: 29, peak: 40, inner: 0.1, outer: 1.5, snow: 33, freq: 0.026, octaves: 2 })
  return {
    layers: [g, far],
    sky: {
      seed: 18,
      zenith: '#090828',
      mid: '#231a58',
      horizon: '#6c3a80',
      glow: '#ff7a8a',
      low: '#1c123c',
      sun: [-0.7, 0.5, 0.5],
      glowDir: [0.1, 0, -1],
      sunColor: '#b49cff',
      sunPower: 1.6,
      glowPower: 0.5,
      glowWidth: 5,
      nebula: 0.6,
      nebulaA: '#a83fc8',
      nebulaB: '#4a5ae8',
      stars: 2,
      clouds: 0.3,
      ambient: 2,
    },
    fog: { density: 0.003, base: 8, height: 50, start: 110 },
    water: { level: SEA + 0.6, deep: '#1a1450', shallow: '#4a3f9a', ripple: 0.5 },
    shadow: { center: [120, 30, 110], radius: 140, size: 8192, soft: 2.2 },
    bake: { reach: 26, floor: 2 },
    camera: { from: [152, 27, 226], to: [114, 40, 100], fov: 46 },
    look: { exposure: 1.15, bloom: 0.32 },
  }
}
