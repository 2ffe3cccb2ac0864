// Survival 1: a village on a lake, late sun through pines, rice terraces on the hill.

import { house } from '../builders/houses.js'
import { bridge, campfire, canoe, crops, dock, lantern } from '../builders/props.js'
import { isGrass, ranges, scatter, terrain } from '../builders/terrain.js'
import { bamboo, banyan, flowers, oak, palm, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function lake() {
  const seed = 61,
    r = rng(seed),
    n = new Noise(seed),
    SEA = 10,
    g = new Grid(260, 90, 240)
  const height = (x, z) => {
    const lakeQ = Math.hypot((x - 112) / 64, (z - 150) / 50) + n.fbm(x * 0.025, z * 0.025, 3) * 0.35
    let h = SEA - 7 + 10 * smooth(0.62, 1.12, lakeQ) + n.fbm(x * 0.03, z * 0.03, 4) * 4
    const hill = smooth(0.95, 2.3, lakeQ) * smooth(185, 60, z)
    h += hill * 38 * (0.55 + n.ridge(x * 0.018, z * 0.018, 3) * 0.75)
    if (h > SEA + 6 && x > 150 && z > 60 && z < 150) h = Math.round(h / 3) * 3 // rice terraces
    return h
  }
  const at = terrain(g, height, { sea: SEA, seed, snow: 62, beach: 1, rock: 4.2 })
  const ground = (x, z) => Math.max(SEA + 1, Math.floor(at(x, z)) + 1)
  for (let x = 152; x < 232; x++)
    for (let z = 66; z < 148; z++) {
      const y = g.top(x, z)
      if (isGrass(g.get(x, y, z)) && y > SEA + 5)
        g.set(
          x,
          y,
          z,
          n.at(x * 0.09, 3, z * 0.09) > 0.1
            ? BLOCK.rice
            : n.at(x * 0.07, 9, z * 0.07) > 0.05
              ? BLOCK.riceYoung
              : BLOCK.paddy,
        )
      for (let k = 1; k < 5; k++)
        if (g.get(x, y - k, z) !== BLOCK.air) g.set(x, y - k, z, k === 1 ? BLOCK.moss : BLOCK.grassDark)
    }
  const homes = [
    [166, 160, 3, 'joglo', 11, 9, 0],
    [176, 178, 3, 'limasan', 9, 8, 0],
    [152, 172, 3, 'gable', 8, 7, 3],
    [150, 148, 3, 'limasan', 8, 7, 3],
    [184, 154, 3, 'gable', 9, 7, 0],
    [144, 132, 0, 'joglo', 9, 8, 2],
    [172, 138, 3, 'gable', 9, 8, 0],
    [128, 112, 0, 'gable', 9, 7, 0],
    [110, 106, 0, 'joglo', 10, 8, 0],
    [92, 110, 0, 'limasan', 8, 7, 0],
    [192, 172, 3, 'joglo', 10, 8, 0],
  ]
  for (const [x, z, dir, roof, w, d, stilts] of homes)
    house(g, x, stilts ? SEA + 1 : ground(x, z), z, r, { dir, roof, w, d, stilts, glow: 1.1 })
  dock(g, 146, SEA + 1, 164, 20, [-1, 0])
  dock(g, 110, SEA + 1, 114, 14, [0, 1])
  bridge(g, [146, SEA + 3, 138], [150, SEA + 3, 146], { sag: 0, lamp: false })
  canoe(g, 120, SEA, 158)
  canoe(g, 96, SEA, 140, 1, BLOCK.roofTeal)
  canoe(g, 134, SEA, 178, 0)
  for (const [x, z] of [
    [158, 162],
    [160, 150],
    [168, 170],
    [142, 120],
    [118, 116],
    [102, 116],
    [180, 164],
    [136, 118],
    [186, 182],
    [160, 184],
  ])
    lantern(g, x, ground(x, z), z, { power: 3 })
  campfire(g, 162, ground(162, 188), 188)
  const free = (x, y, z) =>
    ![
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [0, 0],
    ].some(([a, b]) => g.get(x + a * 2, y + 2, z + b * 2) || g.get(x + a, y + 1, z + b))
  scatter(
    g,
    r,
    9000,
    (x, y, z, id) =>
      isGrass(id) &&
      y > SEA &&
      free(x, y, z) &&
      (z < 150 || x < 60 || x > 196) &&
      n.fbm(x * 0.03 + 5, z * 0.03, 2) > -0.02 &&
      r.chance(0.28),
    (x, y, z) =>
      y > 30 || r.chance(0.35)
        ? pine(g, x, y, z, r)
        : r.chance(0.05)
          ? banyan(g, x, y, z, r, BLOCK.leafDark, 0.8)
          : oak(g, x, y, z, r),
  )
  scatter(
    g,
    r,
    2500,
    (x, y, z, id) => id === BLOCK.sand && y >= SEA && free(x, y, z) && r.chance(0.05),
    (x, y, z) => (r.chance(0.6) ? palm(g, x, y, z, r) : bamboo(g, x, y, z, r)),
  )
  flowers(g, r, 1100, (x, y, z) => Math.hypot(x - 78, z - 226) > 26)
  const far = new Grid(300, 46, 300, { scale: 5, origin: [-620, SEA - 14, -640], shadow: false })
  ranges(far, { seed: 8, peak: 34, inner: 0.42, outer: 1.2, snow: 25, freq: 0.024, octaves: 3 })
  return {
    layers: [g, far],
    sky: {
      seed: 9,
      zenith: '#141a4c',
      mid: '#4a4a9a',
      horizon: '#c9778a',
      glow: '#ffb060',
      low: '#2a2850',
      sun: [-0.75, 0.3, 0.3],
      glowDir: [-0.55, 0, -0.8],
      sunColor: '#ffc08c',
      sunPower: 2.7,
      glowPower: 0.9,
      glowWidth: 3,
      nebula: 0.22,
      stars: 0.9,
      clouds: 0.85,
      ambient: 1.25,
    },
    fog: { density: 0.0034, base: SEA, height: 40, start: 70 },
    water: { level: SEA + 0.75, deep: '#123a55', shallow: '#3fae8f', ripple: 0.8 },
    shadow: { center: [130, 20, 130], radius: 140, size: 8192, soft: 2.2 },
    bake: { floor: SEA - 4 },
    camera: { from: [78, 26, 226], to: [142, 19, 122], fov: 42 },
    look: { exposure: 1.1, bloom: 0.26 },
  }
}
