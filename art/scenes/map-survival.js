// Map card 1: the survival world from straight above, shaded relief like a printed map.

import { candi } from '../builders/candi.js'
import { house, meru } from '../builders/houses.js'
import { boat } from '../builders/props.js'
import { isGrass, scatter, terrain } from '../builders/terrain.js'
import { oak, palm, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function map() {
  const seed = 4242,
    r = rng(seed),
    n = new Noise(seed),
    SEA = 10,
    g = new Grid(420, 80, 250)
  const river = (x) => 118 + Math.sin(x * 0.022) * 26 + n.fbm(x * 0.02, 4, 3) * 34
  const height = (x, z) => {
    const edge = Math.hypot((x - 210) / 205, (z - 125) / 122),
      c = n.fbm(x * 0.013 + 3, z * 0.013, 5)
    let h =
      SEA +
      3 +
      c * 34 -
      smooth(0.55, 1.08, edge) * 24 +
      smooth(0.1, 0.42, n.fbm(x * 0.012 + 40, z * 0.012, 3)) * 30 * n.ridge(x * 0.03, z * 0.03, 4)
    const d = Math.abs(z - river(x))
    if (d < 9 && h > SEA - 2) h = h * smooth(2, 9, d) + (SEA - 3) * (1 - smooth(2, 9, d))
    return h
  }
  terrain(g, height, { sea: SEA, seed, snow: 38, rock: 4, beach: 1.4 })
  for (let x = 0; x < g.w; x++)
    for (let z = 0; z < g.d; z++) {
      const y = g.top(x, z),
        b = n.fbm(x * 0.011 + 80, z * 0.011, 3)
      if (!isGrass(g.get(x, y, z))) continue
      if (b > 0.2) g.set(x, y, z, BLOCK.grassDry)
      else if (b < -0.24) g.set(x, y, z, BLOCK.snow)
    }
  const spots = [
    [132, 92],
    [262, 84],
    [300, 158],
    [186, 168],
    [92, 150],
    [346, 110],
    [222, 128],
  ]
  const path = (a, b) => {
    for (let t = 0; t <= 1; t += 0.004) {
      const x = Math.round(a[0] + (b[0] - a[0]) * t + Math.sin(t * 9) * 5),
        z = Math.round(a[1] + (b[1] - a[1]) * t + Math.cos(t * 7) * 5)
      for (let i = 0; i < 2; i++)
        for (let j = 0; j < 2; j++) {
          const y = Math.max(g.top(x + i, z + j), SEA + 1)
          if (y < 45) g.set(x + i, y, z + j, y <= SEA + 1 ? BLOCK.plank : BLOCK.path)
        }
    }
  }
  for (const [a, b] of [
    [0, 6],
    [6, 1],
    [6, 2],
    [6, 3],
    [0, 4],
    [1, 5],
    [3, 4],
    [2, 5],
  ])
    path(spots[a], spots[b])
  for (const [x, z] of spots)
    for (let i = 0; i < 9; i++) {
      const px = x + r.int(-13, 13),
        pz = z + r.int(-13, 13),
        y = g.top(px, pz)
      if (y > SEA && y < 40 && g.get(px, y, pz) !== BLOCK.path && isGrass(g.get(px, y, pz)))
        house(g, px, y + 1, pz, r, { w: r.int(5, 8), d: r.int(5, 7), h: 3, roof: 'limasan', glow: 2 })
    }
  const c = spots[6]
  candi(g, c[0] + 18, g.top(c[0] + 18, c[1] - 14) + 1, c[1] - 14, {
    size: 10,
    terraces: 3,
    step: 3,
    rise: 2,
    tower: 12,
  })
  scatter(
    g,
    r,
    14000,
    (x, y, z, id) => isGrass(id) && y < 44 && !g.get(x, y + 2, z) && n.fbm(x * 0.03 + 9, z * 0.03, 3) > 0.1,
    (x, y, z) =>
      g.get(x, y - 1, z) === BLOCK.grassDry
        ? r.chance(0.3) && palm(g, x, y, z, r, 0.8)
        : y > 26
          ? pine(g, x, y, z, r, undefined, 0.8)
          : oak(g, x, y, z, r, undefined, 0.75),
  )
  for (const [x, z] of [
    [60, 220],
    [370, 40],
    [388, 200],
    [34, 60],
  ])
    boat(g, x, SEA, z, { len: 8 })
  return {
    layers: [g],
    sky: {
      zenith: '#3a3f86',
      mid: '#4a4a94',
      horizon: '#8a6aa0',
      glow: '#ff9a60',
      low: '#1a1c44',
      sun: [-0.75, 0.62, -0.5],
      sunColor: '#ffd2a0',
      sunPower: 2.5,
      glowPower: 0.3,
      nebula: 0,
      stars: 0,
      clouds: 0,
      ambient: 2.1,
    },
    fog: { density: 0 },
    water: { level: SEA + 0.7, deep: '#12305c', shallow: '#2fa8a4', ripple: 0.5, glint: 0 },
    shadow: { center: [210, 20, 125], radius: 230, size: 8192, soft: 2 },
    bake: { reach: 18, floor: SEA - 5 },
    camera: { from: [210, 300, 190], to: [210, 10, 125.5], fov: 38 },
    look: { exposure: 1.0, bloom: 0.3, vignette: 0.55 },
  }
}
