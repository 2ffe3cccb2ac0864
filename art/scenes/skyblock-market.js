// SkyBlock 3: the night market street, lantern strings overhead, seen at eye height.

import { splitGate } from '../builders/candi.js'
import { house, meru, stall } from '../builders/houses.js'
import { crate, crystals, lantern, string } from '../builders/props.js'
import { clouds, islet } from '../builders/terrain.js'
import { blossom, oak } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

export default function market() {
  const r = rng(88),
    g = new Grid(150, 90, 190)
  islet(g, 75, 30, 92, 44, { seed: 71, hill: 0, depth: 30, stretch: 0.86 })
  const Y = 31
  for (let z = 34; z < 172; z++)
    for (let x = 60; x < 91; x++)
      if (g.get(x, 30, z)) {
        const e = Math.abs(x - 75)
        if (e < 7)
          g.set(
            x,
            30,
            z,
            hash(x, z) < 0.2 ? BLOCK.gravel : hash(x, z, 3) < 0.5 ? BLOCK.stoneWarm : BLOCK.path,
          )
        else if (e < 14) g.set(x, 30, z, hash(x, z, 5) < 0.3 ? BLOCK.path : BLOCK.plank)
      }
  const colors = [BLOCK.red, BLOCK.cyan, BLOCK.yellow, BLOCK.magenta, BLOCK.orange, BLOCK.purple]
  ;[58, 68, 78, 88, 98, 108].forEach((z, i) => {
    stallSide(g, 84, Y, z, r, colors[i % 6], -1)
    stallSide(g, 62, Y, z + 2, r, colors[(i + 3) % 6], 1)
  })
  for (const [x, z, roof, block, h] of [
    [101, 62, 'joglo', BLOCK.roofTeal, 6],
    [101, 82, 'limasan', BLOCK.roofRed, 8],
    [100, 102, 'gable', BLOCK.roofBlue, 6],
    [49, 66, 'limasan', BLOCK.roofPurple, 8],
    [48, 86, 'joglo', BLOCK.roofRed, 6],
    [49, 106, 'gable', BLOCK.roofTeal, 7],
  ])
    house(g, x, Y, z, r, { w: 11, d: 11, h, roof, block, dir: x > 75 ? 3 : 2, glow: 1.2, foundation: 1 })
  splitGate(g, 75, Y, 50, { h: 20, gap: 5, depth: 2 })
  meru(g, 75, Y, 34, { tiers: 7, size: 6, base: 5, block: BLOCK.ijuk, glow: 1.6 })
  const cols = [
      [1, 0.6, 0.25],
      [1, 0.6, 0.25],
      [0.35, 0.85, 1],
      [1, 0.6, 0.25],
      [1, 0.45, 0.8],
    ],
    bl = [BLOCK.lamp, BLOCK.lamp, BLOCK.lampCyan, BLOCK.lamp, BLOCK.lampPink]
  for (const z of [56, 66, 76, 86, 96, 106]) {
    g.box(60, Y, z + 3, 60, Y + 13, z + 3, BLOCK.logDark)
    g.box(90, Y, z - 1, 90, Y + 13, z - 1, BLOCK.logDark)
    string(g, [60, Y + 13, z + 3], [90, Y + 13, z - 1], {
      n: 8,
      sag: 2.5,
      blocks: bl,
      colors: cols,
      power: 4.5,
    })
  }
  crate(g, 83, Y, 117)
  crate(g, 86, Y, 119, 1)
  crate(g, 66, Y, 114, 2)
  crate(g, 67, Y + 3, 115, 1)
  blossom(g, 57, Y, 116, r, BLOCK.leafPink, 1.1)
  blossom(g, 94, Y, 48, r, BLOCK.leafPink, 1.1)
  for (const [x, y, z, R] of [
    [20, 60, 20, 9],
    [128, 66, 14, 10],
    [118, 46, 4, 7],
  ]) {
    islet(g, x, y, z, R, { seed: x })
    crystals(g, x, g.top(x, z) + 1, z, r, {
      h: 8,
      n: 6,
      block: BLOCK.crystalCyan,
      tip: BLOCK.crystalCyan,
      color: [0.3, 0.85, 1],
    })
  }
  const deck = new Grid(200, 12, 200, { scale: 5, origin: [-420, -50, -740], shadow: false })
  clouds(deck, { seed: 27, cover: -0.02, level: 4, puff: 4, freq: 0.045 })
  deck.cloud = 1
  return {
    layers: [g, deck],
    sky: {
      seed: 12,
      zenith: '#060a26',
      mid: '#173066',
      horizon: '#3c3f8c',
      glow: '#5fb0d8',
      low: '#101a44',
      sun: [-0.5, 0.7, 0.3],
      glowDir: [0.1, 0, -1],
      sunColor: '#8fb4ff',
      sunPower: 0.45,
      glowPower: 0.3,
      glowWidth: 3,
      nebula: 0.5,
      nebulaA: '#3a63e0',
      nebulaB: '#35d0d8',
      stars: 2,
      clouds: 0.3,
      ambient: 2,
      planet: { dir: [0.3, 0.02, -1], radius: 0.07 },
    },
    fog: { density: 0.003, base: 0, height: 60, start: 60, max: 0.85 },
    shadow: { center: [75, 35, 90], radius: 90, size: 4096, soft: 2 },
    bake: { rays: 30, reach: 24 },
    camera: { from: [81, 55, 150], to: [74, 36, 82], fov: 46 },
    look: { exposure: 1.2, bloom: 0.3 },
  }
}
function stallSide(g, x, y, z, r, color, face) {
  for (const [a, c] of [
    [x, z],
    [x + 3, z],
    [x, z + 6],
    [x + 3, z + 6],
  ])
    g.box(a, y, c, a, y + 5, c, BLOCK.logDark)
  for (let a = x - 1; a <= x + 4; a++)
    for (let c = z - 1; c <= z + 7; c++) {
      const edge = a < x || a > x + 3
      g.set(a, y + (edge ? 5 : 6), c, (c - z) & 1 ? BLOCK.cloth : color)
    }
  const f = face > 0 ? x + 3 : x
  for (let c = z + 1; c < z + 6; c++) {
    g.set(f, y, c, BLOCK.plank)
    g.set(
      f,
      y + 1,
      c,
      r.pick([
        BLOCK.red,
        BLOCK.orange,
        BLOCK.leafLime,
        BLOCK.yellow,
        BLOCK.crystalCyan,
        BLOCK.purple,
        BLOCK.green,
      ]),
    )
  }
  g.set(x + 1, y + 5, z + 3, BLOCK.lamp)
  g.lamp(x + 1, y + 4, z + 3, [1, 0.62, 0.26], 4, 19)
}
