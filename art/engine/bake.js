// Light bake: rays from every vertex gather sky light, one coloured bounce and the lamps in reach.
import { FACES } from './faces.js'
import { BLOCKS } from './palette.js'
import { linear, skyBase, unit } from './sky.js'

const CELL = 8
const SPAN = 512
const AXES = [0, 1, 2]
const cellKey = (x, y, z) => x + SPAN * (y + SPAN * z)

function hemisphere(normal, count) {
  const golden = Math.PI * (3 - Math.sqrt(5))
  const tangent = Math.abs(normal[1]) > 0.5 ? [1, 0, 0] : [0, 1, 0]
  const [nx, ny, nz] = normal
  const [tx, ty, tz] = tangent
  const across = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx]
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / count)
    const angle = i * golden + 0.4
    const lift = Math.sqrt(1 - radius * radius)
    const x = radius * Math.cos(angle)
    const y = radius * Math.sin(angle)
    return unit(AXES.map((k) => normal[k] * lift + tangent[k] * x + across[k] * y))
  })
}

/** Lamps by the cells they reach, so that a vertex asks only its neighbours. */
function lampCells(lamps) {
  const cells = new Map()
  for (const lamp of lamps) {
    const low = (value) => Math.floor((value - lamp.radius) / CELL)
    const high = (value) => Math.floor((value + lamp.radius) / CELL)
    for (let x = low(lamp.x); x <= high(lamp.x); x++) {
      for (let y = low(lamp.y); y <= high(lamp.y); y++) {
        for (let z = low(lamp.z); z <= high(lamp.z); z++) {
          const key = cellKey(x, y, z)
          const list = cells.get(key)
          if (list) list.push(lamp)
          else cells.set(key, [lamp])
        }
      }
    }
  }
  return cells
}

export class Baker {
  constructor(grid, sky, { rays = 28, reach = 22, lit = () => true } = {}) {
    this.grid = grid
    this.reach = reach
    this.cache = new Map()
    this.hitFace = 0
    this.cells = lampCells(grid.lamps.filter(({ x, y, z }) => lit(x, y, z)))
    this.rays = FACES.map(({ normal }) =>
      hemisphere(normal, rays).map((dir) => ({
        dir,
        sky: skyBase(sky, dir).map((part) => part * sky.ambient),
      })),
    )
    this.bounce = this.bounceBySide(sky)
  }

  /** Light leaving a surface, by the side that was hit: a bit of sky plus a bit of sun. */
  bounceBySide(sky) {
    const sunDir = unit(sky.sun)
    const sun = linear(sky.sunColor).map((part) => part * sky.sunPower)
    const views = [
      [1, 0.3, 0],
      [-1, 0.3, 0],
      [0, 1, 0],
    ].map((dir) => skyBase(sky, dir))
    return FACES.map(({ normal }) => {
      const facing = Math.max(0, normal[0] * sunDir[0] + normal[1] * sunDir[1] + normal[2] * sunDir[2])
      return AXES.map((i) => {
        const around = (views[0][i] + views[1][i] + views[2][i]) / 3
        return around * 0.5 * sky.ambient + sun[i] * facing * 0.3
      })
    })
  }

  /** Walks a ray through the grid. Returns the block id that was hit, or 0. */
  cast(ox, oy, oz, dx, dy, dz, max) {
    const { data, w, h, d } = this.grid
    let x = Math.floor(ox + dx * 1e-3)
    let y = Math.floor(oy + dy * 1e-3)
    let z = Math.floor(oz + dz * 1e-3)
    const stepX = 1 / (Math.abs(dx) + 1e-9)
    const stepY = 1 / (Math.abs(dy) + 1e-9)
    const stepZ = 1 / (Math.abs(dz) + 1e-9)
    let nextX = (dx > 0 ? x + 1 - ox : ox - x) * stepX
    let nextY = (dy > 0 ? y + 1 - oy : oy - y) * stepY
    let nextZ = (dz > 0 ? z + 1 - oz : oz - z) * stepZ
    for (let way = 0; way <= max; ) {
      if (x < 0 || y < 0 || z < 0 || x >= w || y >= h || z >= d) return 0
      const id = data[x + w * (z + d * y)]
      if (id) return id
      if (nextX < nextY && nextX < nextZ) {
        way = nextX
        nextX += stepX
        x += dx > 0 ? 1 : -1
        this.hitFace = dx > 0 ? 1 : 0
      } else if (nextY < nextZ) {
        way = nextY
        nextY += stepY
        y += dy > 0 ? 1 : -1
        this.hitFace = dy > 0 ? 3 : 2
      } else {
        way = nextZ
        nextZ += stepZ
        z += dz > 0 ? 1 : -1
        this.hitFace = dz > 0 ? 5 : 4
      }
    }
    return 0
  }

  /** Light that arrives at a corner of a block's side, as linear RGB. */
  vertex(x, y, z, face) {
    const key = x + 2048 * (z + 2048 * (y * 6 + face))
    const known = this.cache.get(key)
    if (known) return known
    const { normal } = FACES[face]
    const origin = [x + normal[0] * 0.01, y + normal[1] * 0.01, z + normal[2] * 0.01]
    const light = this.gather(origin, face)
    const cell = cellKey(Math.floor(x / CELL), Math.floor(y / CELL), Math.floor(z / CELL))
    for (const lamp of this.cells.get(cell) ?? []) this.addLamp(light, origin, normal, lamp)
    this.cache.set(key, light)
    return light
  }

  gather(origin, face) {
    const light = [0, 0, 0]
    const rays = this.rays[face]
    for (const { dir, sky } of rays) {
      this.hitFace = face ^ 1
      const id = this.cast(...origin, ...dir, this.reach)
      const albedo = BLOCKS[id].linear
      const bounce = this.bounce[this.hitFace]
      for (let i = 0; i < 3; i++) light[i] += id ? albedo[i] * bounce[i] : sky[i]
    }
    return light.map((part) => part / rays.length)
  }

  addLamp(light, [ox, oy, oz], normal, lamp) {
    const dx = lamp.x - ox
    const dy = lamp.y - oy
    const dz = lamp.z - oz
    const square = dx * dx + dy * dy + dz * dz
    const away = Math.sqrt(square)
    if (away > lamp.radius) return
    const facing = (dx * normal[0] + dy * normal[1] + dz * normal[2]) / away
    if (facing <= -0.2) return
    if (away > 1.3 && this.cast(ox, oy, oz, dx / away, dy / away, dz / away, away - 1.2)) return
    const fall = (1 - away / lamp.radius) ** 2
    const energy = (lamp.power * Math.max(0.08, facing * 0.8 + 0.2) * fall) / (1.3 + square * 0.09)
    for (let i = 0; i < 3; i++) light[i] += lamp.color[i] * energy
  }
}
