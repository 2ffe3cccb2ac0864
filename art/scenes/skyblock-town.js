// SkyBlock 2: a town of islets held together by hanging bridges.

import { house, meru } from '../builders/houses.js'
import { bridge, crops, crystals, lantern } from '../builders/props.js'
import { clouds, isGrass, islet } from '../builders/terrain.js'
import { blossom, flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function town() {
  const r = rng(33),
    g = new Grid(260, 130, 230)
  const I = [
    [124, 52, 120, 27, 1],
    [66, 44, 142, 19, 2],
    [184, 58, 132, 18, 3],
    [92, 68, 70, 16, 4],
    [158, 80, 62, 19, 5],
    [212, 84, 84, 13, 6],
    [38, 74, 74, 11, 7],
    [206, 40, 176, 12, 8],
    [110, 34, 178, 12, 9],
    [120, 100, 26, 12, 10],
    [226, 108, 34, 12, 11],
    [30, 102, 26, 9, 12],
  ]
  for (const [x, y, z, R, s] of I) islet(g, x, y, z, R, { seed: s + 40, depth: R * 1.2, hill: 2 })
  const top = (x, z) => g.top(x, z) + 1
  const H = (x, z, o) => house(g, x, top(x, z), z, r, { glow: 1.2, foundation: 2, ...o })
  H(114, 112, { w: 11, d: 9, roof: 'joglo', block: BLOCK.roofTeal })
  H(134, 128, { w: 9, d: 7, roof: 'limasan', block: BLOCK.roofRed })
  H(112, 132, { w: 8, d: 7, roof: 'gable', block: BLOCK.thatch })
  meru(g, 134, top(134, 110), 108, { tiers: 6, size: 5, block: BLOCK.roofTeal })
  H(64, 138, { w: 10, d: 8, roof: 'joglo', block: BLOCK.roofRed })
  H(74, 150, { w: 7, d: 6, roof: 'gable', block: BLOCK.roofBlue })
  H(184, 130, { w: 10, d: 9, roof: 'joglo', block: BLOCK.roofBlue })
  H(94, 68, { w: 9, d: 8, roof: 'limasan', block: BLOCK.roofTeal })
  H(154, 60, { w: 10, d: 8, roof: 'joglo', block: BLOCK.roofRed })
  H(168, 66, { w: 7, d: 6, roof: 'gable', block: BLOCK.thatch })
  H(212, 84, { w: 8, d: 7, roof: 'joglo', block: BLOCK.roofTeal })
  crops(g, 54, 146, 62, 152)
  crystals(g, 38, top(38, 74), 74, r, {
    block: BLOCK.crystalCyan,
    tip: BLOCK.crystalCyan,
    color: [0.3, 0.85, 1],
    h: 11,
    n: 8,
    power: 5,
  })
  crystals(g, 120, top(120, 26), 26, r, { h: 11, n: 7, power: 5 })
  const cyan = { block: BLOCK.lampCyan, color: [0.35, 0.85, 1] }
  bridge(g, [82, 46, 138], [100, 53, 126], { sag: 3 })
  bridge(g, [148, 54, 124], [168, 59, 130], { sag: 3 })
  bridge(g, [96, 69, 84], [112, 54, 100], { sag: 4, ...cyan })
  bridge(g, [106, 70, 66], [142, 81, 62], { sag: 6, ...cyan })
  bridge(g, [174, 81, 68], [202, 85, 80], { sag: 5, ...cyan })
  bridge(g, [190, 60, 118], [208, 84, 94], { sag: 2 })
  bridge(g, [48, 75, 74], [80, 69, 72], { sag: 6, ...cyan })
  bridge(g, [112, 36, 168], [118, 52, 146], { sag: 2 })
  bridge(g, [190, 58, 148], [202, 42, 166], { sag: 2 })
  for (const [x, z] of [
    [124, 142],
    [104, 120],
    [142, 120],
    [60, 150],
    [78, 140],
    [178, 142],
    [192, 122],
    [88, 78],
    [160, 74],
    [124, 118],
    [110, 176],
    [206, 174],
    [218, 92],
    [146, 66],
    [100, 60],
  ])
    if (top(x, z) > 20) lantern(g, x, top(x, z), z, { h: 3 })
  for (const [x, , z, R] of I)
    for (let i = 0; i < R * 0.5; i++) {
      const a = r() * 6.28,
        q = r.range(0.35, 0.85) * R,
        px = Math.round(x + Math.cos(a) * q),
        pz = Math.round(z + Math.sin(a) * q),
        t = g.top(px, pz)
      if (
        isGrass(g.get(px, t, pz)) &&
        !g.get(px + 2, t + 3, pz) &&
        !g.get(px - 2, t + 3, pz) &&
        !g.get(px, t + 3, pz + 2)
      )
        (r.chance(0.2) ? blossom : r.chance(0.2) ? palm : oak)(g, px, t + 1, pz, r, undefined, 0.8)
    }
  flowers(g, r, 2600)
  const deck = new Grid(280, 14, 280, { scale: 5, origin: [-560, -96, -820], shadow: false })
  clouds(deck, { seed: 17, cover: -0.02, level: 5, puff: 5, freq: 0.04 })
  deck.cloud = 1
  return {
    layers: [g, deck],
    sky: {
      seed: 8,
      zenith: '#081038',
      mid: '#1b3878',
      horizon: '#6f5496',
      glow: '#ffa765',
      low: '#2c3c78',
      sun: [0.75, 0.36, 0.4],
      glowDir: [1, 0, -0.35],
      sunColor: '#ffb47c',
      sunPower: 2.7,
      glowPower: 0.8,
      glowWidth: 3.5,
      nebula: 0.6,
      nebulaA: '#3d6fe0',
      nebulaB: '#35c8d8',
      stars: 1.5,
      clouds: 0.4,
      ambient: 2,
    },
    fog: { density: 0.0024, base: -50, height: 80, start: 110 },
    shadow: { center: [125, 60, 105], radius: 140, size: 8192, soft: 2.2 },
    bake: { reach: 24 },
    camera: { from: [92, 92, 262], to: [128, 58, 100], fov: 42 },
    look: { exposure: 1.1, bloom: 0.3 },
  }
}
