// Objects in the air: drifting islets and decks of blocky clouds.
import { hash, Noise, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const ISLET = {
  seed: 1,
  hill: 2,
  stretch: 1,
  grass: BLOCK.grass,
  dark: BLOCK.grassDark,
  rock: BLOCK.stone,
  rock2: BLOCK.cliff,
}

/** A drifting islet: a flat mossy top over a hanging root of rock. */
export function islet(grid, cx, cy, cz, radius, options = {}) {
  const look = { depth: radius * 1.1, ...ISLET, ...options }
  const noise = new Noise(look.seed)
  const reach = Math.ceil(radius * Math.max(1, look.stretch) * 1.35)
  for (let z = -reach; z <= reach; z++) {
    for (let x = -reach; x <= reach; x++) {
      const angle = Math.atan2(z, x)
      const bay = 0.22 * noise.at(Math.cos(angle) * 1.5 + 9, 0, Math.sin(angle) * 1.5)
      const edge = 1 + bay + 0.1 * noise.at(x * 0.2, 0, z * 0.2)
      const out = Math.hypot(x / look.stretch, z * look.stretch) / (radius * edge)
      if (out <= 1) isletColumn(grid, [cx, cy, cz], x, z, out, look, noise)
    }
  }
}

function isletColumn(grid, [cx, cy, cz], x, z, out, look, noise) {
  const { seed } = look
  const top = Math.round(look.hill * (0.5 + noise.fbm(x * 0.06, z * 0.06, 3)) * smooth(1, 0.5, out))
  const ragged = 0.25 * (hash(x >> 1, z >> 1, 0, seed) - 0.5)
  const drip = 0.72 + 0.5 * noise.fbm(x * 0.13, z * 0.13 + 40, 3) + ragged
  const low = -Math.max(1, Math.round(look.depth * (1 - out) ** 0.75 * drip))
  for (let y = low; y <= top; y++) {
    const depth = top - y
    let id = noise.at(x * 0.12, y * 0.2, z * 0.12) > 0.15 ? look.rock2 : look.rock
    if (depth < 3) id = depth === 2 && hash(x, y, z, seed) < 0.3 ? BLOCK.dirtDark : BLOCK.dirt
    if (depth === 0) id = noise.fbm(x * 0.09, z * 0.09, 2) > 0.13 ? look.dark : look.grass
    grid.set(cx + x, cy + y, cz + z, id)
  }
  if (out < 0.72 || hash(x, 7, z, seed) > 0.3) return
  const vine = 2 + hash(x, 8, z, seed) * 5
  for (let k = 1; k < vine; k++) grid.put(cx + x, cy + low + 1 - k, cz + z, BLOCK.moss)
}

/** A deck of blocky clouds in a coarse grid. */
export function clouds(
  grid,
  { seed = 1, cover = 0.1, level = 2, puff = 4, freq = 0.045, block = BLOCK.cloud } = {},
) {
  const noise = new Noise(seed)
  grid.columns((x, z) => {
    const swell = noise.fbm(x * freq, z * freq, 4) - cover
    if (swell < 0) return
    const tall = Math.min(puff, Math.ceil(swell * puff * 3.2))
    grid.box(x, level - Math.ceil(tall * 0.4), z, x, level + tall, z, block)
  })
}
