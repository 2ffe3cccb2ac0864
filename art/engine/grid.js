// A dense voxel box. Builders write block ids into it; lamps are listed apart for the light bake.
import { hash } from './noise.js'

const AMBER = [1, 0.6, 0.25]

export class Grid {
  /**
   * w, h, d: size in blocks. shadow: throws one. shaded: receives the others' shadows.
   * soft: wraps the sun around edges, for clouds and far land.
   */
  constructor(w, h, d, { scale = 1, origin = [0, 0, 0], shadow = true, shaded = true, soft = 0 } = {}) {
    Object.assign(this, { w, h, d, scale, origin, shadow, shaded, soft })
    this.data = new Uint8Array(w * h * d)
    this.lamps = []
  }

  inside(x, y, z) {
    return x >= 0 && y >= 0 && z >= 0 && x < this.w && y < this.h && z < this.d
  }

  get(px, py, pz) {
    const x = Math.floor(px)
    const y = Math.floor(py)
    const z = Math.floor(pz)
    return this.inside(x, y, z) ? this.data[x + this.w * (z + this.d * y)] : 0
  }

  set(px, py, pz, id) {
    const x = Math.floor(px)
    const y = Math.floor(py)
    const z = Math.floor(pz)
    if (this.inside(x, y, z)) this.data[x + this.w * (z + this.d * y)] = id
  }

  /** Sets a block only where there is air. */
  put(x, y, z, id) {
    if (!this.get(x, y, z)) this.set(x, y, z, id)
  }

  /** Calls visit(x, y, z, id) for every block that is not air. */
  each(visit) {
    const { w, h, d, data } = this
    let index = 0
    for (let y = 0; y < h; y++) {
      for (let z = 0; z < d; z++) {
        for (let x = 0; x < w; x++) {
          const id = data[index++]
          if (id) visit(x, y, z, id)
        }
      }
    }
  }

  /** Calls visit(x, z) for every column. */
  columns(visit) {
    for (let x = 0; x < this.w; x++) for (let z = 0; z < this.d; z++) visit(x, z)
  }

  box(x0, y0, z0, x1, y1, z1, id) {
    const pick = typeof id === 'function' ? id : () => id
    for (let y = y0; y <= y1; y++) {
      for (let z = z0; z <= z1; z++) for (let x = x0; x <= x1; x++) this.set(x, y, z, pick(x, y, z))
    }
  }

  /** The four vertical walls of a box. */
  walls(x0, y0, z0, x1, y1, z1, id) {
    this.box(x0, y0, z0, x1, y1, z0, id)
    this.box(x0, y0, z1, x1, y1, z1, id)
    this.box(x0, y0, z0, x0, y1, z1, id)
    this.box(x1, y0, z0, x1, y1, z1, id)
  }

  /** An ellipsoid; rough eats into its skin, only keeps what is there already. */
  ball(cx, cy, cz, rx, ry, rz, id, { rough = 0, seed = 0, only = false } = {}) {
    const pick = typeof id === 'function' ? id : () => id
    for (let y = Math.floor(cy - ry - 1); y <= cy + ry + 1; y++) {
      for (let z = Math.floor(cz - rz - 1); z <= cz + rz + 1; z++) {
        for (let x = Math.floor(cx - rx - 1); x <= cx + rx + 1; x++) {
          const reach = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + ((z - cz) / rz) ** 2
          if (reach > 1 - rough * hash(x, y, z, seed)) continue
          if (only) this.put(x, y, z, pick(x, y, z))
          else this.set(x, y, z, pick(x, y, z))
        }
      }
    }
  }

  line(x0, y0, z0, x1, y1, z1, id) {
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), Math.abs(z1 - z0))) || 1
    const at = (from, to, i) => Math.round(from + ((to - from) * i) / steps)
    for (let i = 0; i <= steps; i++) this.set(at(x0, x1, i), at(y0, y1, i), at(z0, z1, i), id)
  }

  /** Height of the highest block in a column, or -1. */
  top(px, pz) {
    const x = Math.floor(px)
    const z = Math.floor(pz)
    for (let y = this.h - 1; y >= 0; y--) if (this.get(x, y, z)) return y
    return -1
  }

  lamp(x, y, z, color = AMBER, power = 3, radius = 14) {
    this.lamps.push({ x: x + 0.5, y: y + 0.5, z: z + 0.5, color, power, radius })
  }

  world(x, y, z) {
    const [ox, oy, oz] = this.origin
    return [ox + x * this.scale, oy + y * this.scale, oz + z * this.scale]
  }
}
