// Stone landmarks: a stepped candi with stupas, and the split gate (candi bentar).
import { hash } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

function stone(x, y, z) {
  const v = hash(x, y, z, 4)
  if (v < 0.16) return BLOCK.candiDark
  return v < 0.34 ? BLOCK.candiLight : BLOCK.candi
}

export function stupa(grid, x, y, z, size = 2, lit = true) {
  grid.ball(x, y + size * 0.5, z, size + 0.4, size * 1.05, size + 0.4, stone)
  const neck = y + Math.round(size * 1.5)
  grid.box(x, neck, z, x, neck + size + 1, z, BLOCK.candiLight)
  if (!lit) return
  grid.set(x, neck + size + 2, z, BLOCK.lamp)
  grid.lamp(x, neck + size + 2, z, [1, 0.62, 0.26], 1.6, 9)
}

/** Calls visit(dx, dz) for the spots at distance `across` along each of the four sides at `out`. */
function onSides(across, out, visit) {
  visit(across, out)
  visit(across, -out)
  visit(out, across)
  visit(-out, across)
}

function square(grid, x, z, half, low, high, id) {
  grid.box(x - half, low, z - half, x + half, high, z + half, id)
}

function terrace(grid, x, y, z, half, { rise, first, last, dim }) {
  const around = (id) => (px, py, pz) => grid.get(px, py, pz) || id
  square(grid, x, z, half, y - (first ? 8 : 0), y + rise - 1, stone)
  square(grid, x, z, half + 1, y + rise - 1, y + rise - 1, around(BLOCK.candiLight))
  square(grid, x, z, half + 1, y, y, around(BLOCK.candiDark))
  for (let k = -half + 2; k <= half - 2; k += 4) {
    if (Math.abs(k) <= 3) continue
    onSides(k, half, (dx, dz) => {
      grid.box(x + dx, y + 1, z + dz, x + dx, y + 2, z + dz, dim ? BLOCK.windowDim : BLOCK.candiDark)
    })
  }
  if (last) return
  for (let k = -half + 2; k <= half - 1; k += Math.max(4, Math.floor(half / 2.4))) {
    if (Math.abs(k) > 4) onSides(k, half - 1, (dx, dz) => stupa(grid, x + dx, y + rise, z + dz, 1))
  }
}

function stairs(grid, x, y, z, { size, step, rise, terraces }) {
  for (let k = 0; k < rise * terraces; k++) {
    const edge = size - Math.floor(k / rise) * step + (rise - (k % rise)) - 1
    for (let across = -2; across <= 2; across++) {
      onSides(across, edge, (dx, dz) => {
        const id = Math.abs(across) === 2 ? BLOCK.candiDark : BLOCK.candiLight
        grid.box(x + dx, y, z + dz, x + dx, y + k, z + dz, id)
        grid.box(x + dx, y + k + 1, z + dz, x + dx, y + k + 5, z + dz, BLOCK.air)
      })
    }
  }
}

function crown(grid, x, y, z, width, tall) {
  let level = y
  for (let half = width, left = tall; half > 1 && left > 0; half -= 2) {
    const storey = Math.max(3, Math.round(half * 0.9))
    const niche = Math.max(1, half >> 2)
    square(grid, x, z, half, level, level + storey, stone)
    const cornice = level + storey
    square(grid, x, z, half + 1, cornice, cornice, (px, py, pz) => grid.get(px, py, pz) || BLOCK.candiLight)
    for (const [dx, dz] of SIDES) {
      const [nx, nz] = [x + dx * half, z + dz * half]
      const [ax, az] = [Math.abs(dz) * niche, Math.abs(dx) * niche]
      grid.box(nx - ax, level + 1, nz - az, nx + ax, cornice - 1, nz + az, BLOCK.window)
      grid.lamp(nx + dx * 2, level + 2, nz + dz * 2, [1, 0.6, 0.24], 3.6, 15)
    }
    for (const [dx, dz] of CORNERS) stupa(grid, x + dx * half, cornice + 1, z + dz * half, 1, false)
    level += storey + 1
    left -= storey + 1
  }
  stupa(grid, x, level, z, 2)
  grid.lamp(x, level + 7, z, [1, 0.7, 0.35], 4, 20)
}

/** Square terraces with corner stupas, four stairs, a tall tower on top. */
export function candi(grid, x, y, z, { terraces = 4, size = 22, step = 4, rise = 4, tower = 24 } = {}) {
  for (let t = 0; t < terraces; t++) {
    const place = { rise, first: t === 0, last: t === terraces - 1, dim: t % 2 === 1 }
    terrace(grid, x, y + t * rise, z, size - t * step, place)
  }
  stairs(grid, x, y, z, { size, step, rise, terraces })
  const width = Math.max(4, size - (terraces - 1) * step - 3)
  crown(grid, x, y + terraces * rise, z, width, tower)
}

/** Candi bentar: two mirrored stepped halves, left and right of a gap. */
export function splitGate(grid, x, y, z, { h = 16, gap = 3, depth = 2 } = {}) {
  for (let k = 0; k <= h; k++) {
    const course = k % 4
    const wide = Math.max(1, Math.ceil((1 - (k - course) / h) * h * 0.3) + (course === 0 ? 1 : 0))
    const deep = Math.max(0, Math.round(depth * (1 - k / h)))
    for (let i = 0; i < wide; i++) {
      for (let q = -deep; q <= deep; q++) {
        const pale = course === 0 || hash(i, k, q) < 0.12
        for (const side of [-1, 1])
          grid.set(x + side * (gap + i), y + k, z + q, pale ? BLOCK.brickLight : BLOCK.brick)
      }
    }
  }
  for (const side of [-1, 1]) {
    for (const q of [-depth - 1, depth + 1]) {
      grid.set(x + side * (gap + 1), y + 5, z + q, BLOCK.lamp)
      grid.lamp(x + side * (gap + 1), y + 5, z + q, [1, 0.6, 0.25], 3, 14)
    }
  }
}
