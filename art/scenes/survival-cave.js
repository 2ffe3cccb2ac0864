// Survival 2: the mouth of a great cave; torches lead in, crystals wait behind.
import { Grid } from '../engine/grid.js';
import { Noise, rng, smooth, hash } from '../engine/noise.js';
import { BLOCK } from '../engine/palette.js';
import { scatter, isGrass } from '../builders/terrain.js';
import { oak, pine, flowers, banyan } from '../builders/trees.js';
import { torch, crystals, lantern, crate, bridge } from '../builders/props.js';

export default function cave() {
  const seed = 404, r = rng(seed), n = new Noise(seed), SEA = 6, g = new Grid(170, 96, 170);
  const path = (z) => 84 + Math.sin(z * 0.045) * 9;
  const height = (x, z) => {
    const wall = smooth(104, 60, z + n.fbm(x * 0.03, z * 0.03, 3) * 26), side = smooth(20, 74, Math.abs(x - 84) + n.fbm(x * 0.04, 7, 3) * 12) * smooth(150, 90, z);
    return 9 + n.fbm(x * 0.05, z * 0.05, 3) * 3 + wall * 58 * (0.75 + n.fbm(x * 0.03, z * 0.05, 3) * 0.6) + side * 22;
  };
  for (let x = 0; x < g.w; x++) for (let z = 0; z < g.d; z++) {
    const h = height(x, z), steep = Math.abs(height(x, z + 1) - height(x, z - 1)) + Math.abs(height(x + 1, z) - height(x - 1, z)) > 2.6 + hash(x >> 2, z >> 2, 3) * 1.6;
    for (let y = 0; y <= Math.min(h, 94); y++) {
      const px = path(z), open = Math.hypot((x - px) / (19 + n.fbm(z * 0.1, y * 0.1, 2) * 6 + smooth(30, 90, z) * 7), (y - 10) / (20 + smooth(20, 90, z) * 8 + n.fbm(x * 0.1, z * 0.1, 2) * 8));
      const inCave = y > 8 + (Math.abs(x - px) > 9 ? n.fbm(x * 0.2, z * 0.2, 2) * 3 + 1 : 0) && open < 1 && z > 12;
      if (inCave) continue;
      const d = h - y; let id = steep && d < 3 ? (hash(x >> 1, y, z >> 1) < 0.12 ? BLOCK.moss : n.at(x * 0.05, y * 0.2, z * 0.05) > 0.05 ? BLOCK.stoneWarm : BLOCK.stone) : d < 1 ? (n.fbm(x * 0.06, z * 0.06, 2) > 0.1 ? BLOCK.grassDark : BLOCK.grass) : d < 3 ? BLOCK.dirt : hash(x >> 1, y >> 1, z >> 1) < 0.22 ? BLOCK.stoneDark : n.at(x * 0.07, y * 0.16, z * 0.07) > 0.1 ? BLOCK.stoneWarm : BLOCK.stone;
      if (y <= 9 && Math.abs(x - px) < 3 + hash(x, z, 2) * 1.5) id = hash(x, z) < 0.35 ? BLOCK.gravel : BLOCK.path;
      else if (open < 1.3 && z < 84 && d > 3) id = hash(x, y, z, 8) < 0.006 ? BLOCK.crystalCyan : hash(x, y, z, 6) < 0.03 ? BLOCK.gold : id;
      g.set(x, y, z, id);
    }
  }
  for (let i = 0; i < 130; i++) { const z = r.int(16, 92), x = Math.round(path(z)) + r.int(-14, 14); for (let y = 12; y < 60; y++) if (g.get(x, y, z)) { const len = r.int(2, 8); for (let k = 1; k < len; k++) g.put(x, y - k, z, z > 70 ? BLOCK.moss : BLOCK.stoneDark); break; } }
  for (const z of [28, 40, 52, 64, 76, 88, 100, 112]) for (const s of [-1, 1]) { const x = Math.round(path(z) + s * (z > 96 ? 5 : 6.5)); torch(g, x, g.top(x, z) > 20 ? 9 : g.top(x, z) + 1, z); }
  for (const [x, z, h, k] of [[70, 42, 16, 0], [99, 50, 13, 1], [68, 62, 9, 1], [101, 68, 9, 0], [82, 22, 20, 0]]) crystals(g, x, 8, z, r, { h, n: 7, spread: 5, power: 11, ...(k ? { block: BLOCK.crystalViolet, tip: BLOCK.crystalPink, color: [0.7, 0.4, 1] } : { block: BLOCK.crystalCyan, tip: BLOCK.crystalCyan, color: [0.3, 0.85, 1] }) });
  crate(g, 94, 10, 106); crate(g, 98, 10, 103, 3); crate(g, 96, 13, 104, 1);
  for (const s of [-1, 1]) { g.box(84 + s * 15 - 1, 9, 92, 84 + s * 15 + 1, 30, 93, BLOCK.log); } g.box(66, 31, 92, 102, 32, 93, BLOCK.logDark); for (const x of [72, 78, 90, 96]) { g.set(x, 30, 92, BLOCK.ijuk); g.set(x, 29, 92, BLOCK.lamp); g.lamp(x, 28, 93, [1, 0.6, 0.25], 3.4, 16); }
  const free = (x, y, z) => Math.abs(x - path(z)) > 8 && !g.get(x, y + 1, z);
  scatter(g, r, 2600, (x, y, z, id) => isGrass(id) && free(x, y, z) && y < 84 && r.chance(z > 118 ? 0.05 : 0.2) && !(z > 76 && x > 56 && x < 116), (x, y, z) => (y > 26 ? pine(g, x, y, z, r) : r.chance(0.08) ? banyan(g, x, y, z, r, BLOCK.leafDark, 0.7) : oak(g, x, y, z, r)));
  flowers(g, r, 420, (x, y, z) => y < 26 && z < 138);
  lantern(g, 70, g.top(70, 118) + 1, 118, { h: 5, power: 4 });
  return {
    layers: [g],
    sky: { seed: 5, zenith: '#0b0f33', mid: '#2c3276', horizon: '#8d5a93', glow: '#ff9a58', low: '#181638', sun: [-0.15, 0.7, 0.7], glowDir: [0.8, 0, -0.6], sunColor: '#d8b8c8', sunPower: 0.55, glowPower: 0.6, nebula: 0.6, stars: 1.6, clouds: 0.4, ambient: 1.25 },
    fog: { density: 0.0042, base: 4, height: 50, start: 40, max: 0.8 },
    shadow: { center: [84, 20, 90], radius: 110, size: 4096, soft: 2 }, bake: { rays: 30, reach: 30 },
    camera: { from: [92, 17.5, 132], to: [83, 23, 70], fov: 50 }, look: { exposure: 1.2, bloom: 0.34 },
  };
}
