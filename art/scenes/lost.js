// Not found: a small astronaut sits on a drifting islet, a lantern beside, planets far away.

import { crystals, lantern } from '../builders/props.js'
import { islet } from '../builders/terrain.js'
import { Grid } from '../engine/grid.js'
import { rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

function astronaut(g, x, y, z) {
  g.box(x - 3, y + 3, z - 2, x + 3, y + 9, z + 2, BLOCK.suit)
  g.box(x - 3, y + 3, z - 2, x + 3, y + 3, z + 2, BLOCK.suitGrey) // body, belt
  g.box(x - 1, y + 6, z + 3, x + 1, y + 7, z + 3, BLOCK.suitGrey)
  g.set(x - 1, y + 7, z + 3, BLOCK.red)
  g.set(x + 1, y + 7, z + 3, BLOCK.lampCyan)
  g.box(x - 4, y + 10, z - 4, x + 4, y + 18, z + 4, BLOCK.suit)
  for (const a of [-4, 4])
    for (const b of [10, 18]) for (const c of [-4, 4]) g.set(x + a, y + b, z + c, BLOCK.air)
  g.box(x - 3, y + 12, z + 4, x + 3, y + 17, z + 5, BLOCK.visor)
  g.box(x - 3, y + 12, z + 5, x + 3, y + 17, z + 5, BLOCK.visor)
  g.set(x - 2, y + 16, z + 6, BLOCK.white)
  g.set(x - 1, y + 16, z + 6, BLOCK.glass)
  g.set(x - 2, y + 15, z + 6, BLOCK.glass)
  g.box(x - 4, y + 11, z + 5, x + 4, y + 11, z + 5, BLOCK.yellow)
  g.box(x - 4, y + 18, z + 4, x + 4, y + 18, z + 4, BLOCK.yellow)
  g.box(x - 3, y + 4, z - 5, x + 3, y + 10, z - 3, BLOCK.suitGrey)
  g.box(x + 4, y + 18, z, x + 4, y + 22, z, BLOCK.suitGrey)
  g.set(x + 4, y + 23, z, BLOCK.lampRed)
  g.lamp(x + 4, y + 23, z, [1, 0.3, 0.2], 1.6, 10)
  for (const s of [-1, 1]) {
    g.box(x + s * 2 - 1, y, z, x + s * 2 + 1 - (s > 0 ? 0 : 1), y + 2, z + 8, BLOCK.suit)
    g.box(x + s * 2 - 1, y, z + 8, x + s * 2 + 1 - (s > 0 ? 0 : 1), y + 4, z + 9, BLOCK.suitGrey)
  }
  g.box(x + 4, y + 4, z - 1, x + 5, y + 9, z + 1, BLOCK.suit)
  g.box(x + 4, y + 4, z, x + 5, y + 5, z + 4, BLOCK.suit)
  g.box(x + 4, y + 4, z + 4, x + 5, y + 5, z + 5, BLOCK.orange) // right arm rests
  g.box(x - 5, y + 7, z - 1, x - 4, y + 9, z + 1, BLOCK.suit)
  g.line(x - 5, y + 8, z, x - 8, y + 13, z + 3, BLOCK.suit)
  g.line(x - 5, y + 9, z, x - 8, y + 14, z + 3, BLOCK.suit)
  g.box(x - 9, y + 14, z + 3, x - 8, y + 15, z + 4, BLOCK.orange) // left arm waves
}

export default function lost() {
  const r = rng(404),
    g = new Grid(150, 110, 110)
  islet(g, 96, 44, 54, 22, {
    seed: 44,
    hill: 1,
    depth: 30,
    grass: BLOCK.slate,
    dark: BLOCK.stoneDark,
    rock: BLOCK.slate,
    rock2: BLOCK.basalt,
  })
  for (let x = 60; x < 130; x++)
    for (let z = 20; z < 90; z++) {
      const y = g.top(x, z)
      if (y > 40 && g.get(x, y, z) && (Math.hypot(x - 88, z - 66) < 4 || Math.hypot(x - 108, z - 44) < 5))
        g.set(x, y, z, BLOCK.basalt)
    }
  const y = g.top(94, 56) + 1
  astronaut(g, 94, y, 56)
  lantern(g, 112, g.top(112, 58) + 1, 58, { h: 8, power: 8, radius: 30 })
  crystals(g, 80, g.top(80, 46) + 1, 46, r, {
    h: 13,
    n: 8,
    spread: 6,
    block: BLOCK.crystalViolet,
    tip: BLOCK.crystalPink,
    color: [0.7, 0.4, 1],
    power: 6,
  })
  crystals(g, 110, g.top(110, 42) + 1, 42, r, { h: 8, n: 6, spread: 5, power: 5 })
  for (const [x, yy, z, R] of [
    [26, 70, 20, 6],
    [44, 28, 70, 5],
    [136, 80, 14, 6],
    [14, 40, 40, 4],
    [132, 22, 70, 4],
    [62, 88, 10, 3],
  ])
    islet(g, x, yy, z, R, {
      seed: x,
      grass: BLOCK.slate,
      dark: BLOCK.stoneDark,
      rock: BLOCK.slate,
      rock2: BLOCK.basalt,
      depth: R * 1.6,
    })
  for (let i = 0; i < 60; i++) {
    const x = r.int(4, 145),
      yy = r.int(10, 100),
      z = r.int(4, 60)
    if (Math.hypot(x - 96, yy - 40) > 40) g.set(x, yy, z, r.pick([BLOCK.stoneDark, BLOCK.slate, BLOCK.stone]))
  }
  return {
    layers: [g],
    sky: {
      seed: 27,
      zenith: '#080a20',
      mid: '#12153c',
      horizon: '#161a48',
      glow: '#4a3fa0',
      low: '#0d1030',
      sun: [-0.75, 0.5, 0.55],
      sunColor: '#ffd9a8',
      sunPower: 2.4,
      glowDir: [-0.5, 0, -1],
      glowPower: 0.15,
      glowWidth: 3,
      nebula: 0.9,
      nebulaA: '#6a44d8',
      nebulaB: '#2f8fd6',
      stars: 2,
      clouds: 0,
      ambient: 2.4,
      planet: { dir: [-0.22, 0.1, -1], radius: 0.12 },
    },
    fog: { density: 0.0006 },
    shadow: { center: [90, 46, 54], radius: 70, size: 4096, soft: 2.4 },
    bake: { rays: 40, reach: 26 },
    camera: { from: [70, 60, 146], to: [82, 52, 54], fov: 40 },
    look: { exposure: 1.12, bloom: 0.3 },
  }
}
