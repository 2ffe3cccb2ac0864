// Culled faces with baked light per vertex; quads are split along the smoother diagonal.
import { BufferAttribute, BufferGeometry } from 'three'
import { Baker } from './bake.js'
import { FACES } from './faces.js'
import { hash } from './noise.js'
import { BLOCKS, UNLIT } from './palette.js'

class Buffer {
  constructor(Type) {
    this.array = new Type(1 << 18)
    this.length = 0
  }
  push(...values) {
    if (this.length + values.length > this.array.length) {
      const larger = new this.array.constructor(this.array.length * 2)
      larger.set(this.array)
      this.array = larger
    }
    for (const value of values) this.array[this.length++] = value
  }
  attribute(size, normalized) {
    return new BufferAttribute(this.array.subarray(0, this.length), size, normalized)
  }
}

function tint(block, x, y, z) {
  const bright = 1 + (hash(x, y, z, 5) - 0.5) * 2 * block.vary
  const warm = (hash(x, y, z, 9) - 0.5) * block.vary * 0.5
  const shades = [bright + warm, bright, bright - warm]
  return block.srgb.map((part, i) => Math.max(0, Math.min(255, part * shades[i] * 255)))
}

const luma = (light) => light[0] + light[1] + light[2]

class Mesh {
  constructor(grid, baker) {
    this.grid = grid
    this.baker = baker
    this.corners = 0
    this.position = new Buffer(Float32Array)
    this.light = new Buffer(Float32Array)
    this.color = new Buffer(Uint8Array)
    this.normal = new Buffer(Int8Array)
    this.uv = new Buffer(Uint8Array)
    this.index = new Buffer(Uint32Array)
  }

  quad(x, y, z, face, block) {
    const { normal, corners } = FACES[face]
    const rgb = tint(block, x, y, z)
    const lights = corners.map(([cx, cy, cz]) => this.baker.vertex(x + cx, y + cy, z + cz, face))
    const grain = hash(x, y, z, 3) * 255
    corners.forEach(([cx, cy, cz], k) => {
      this.position.push(...this.grid.world(x + cx, y + cy, z + cz))
      this.light.push(...lights[k])
      this.color.push(...rgb, Math.min(255, block.emit * 32))
      this.normal.push(normal[0] * 127, normal[1] * 127, normal[2] * 127, 0)
      this.uv.push(k === 1 || k === 2 ? 255 : 0, k > 1 ? 255 : 0, grain, 0)
    })
    const first = this.corners
    const turned = luma(lights[0]) + luma(lights[2]) < luma(lights[1]) + luma(lights[3])
    const order = turned ? [1, 2, 3, 1, 3, 0] : [0, 1, 2, 0, 2, 3]
    this.index.push(...order.map((corner) => first + corner))
    this.corners += 4
  }

  geometry() {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', this.position.attribute(3))
    geometry.setAttribute('normal', this.normal.attribute(4, true))
    geometry.setAttribute('aLight', this.light.attribute(3))
    geometry.setAttribute('aColor', this.color.attribute(4, true))
    geometry.setAttribute('aUv', this.uv.attribute(4, true))
    geometry.setIndex(this.index.attribute(1))
    geometry.userData.faces = this.corners / 4
    return geometry
  }
}

/** floor: faces below this height are skipped (under water, never seen). lit(x, y, z): the light at this place is on. */
export function meshGrid(grid, sky, { rays, reach, floor = 0 } = {}, lit = () => true) {
  const mesh = new Mesh(grid, new Baker(grid, sky, { rays, reach, lit }))
  grid.each((x, y, z, id) => {
    if (y < floor) return
    FACES.forEach(({ normal }, face) => {
      const below = y + normal[1] < 0
      if (below || grid.get(x + normal[0], y + normal[1], z + normal[2])) return
      mesh.quad(x, y, z, face, (lit(x, y, z) ? BLOCKS : UNLIT)[id])
    })
  })
  return mesh.geometry()
}
