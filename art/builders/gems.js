// Faceted point crystals as meshes, and heaps of them.
import { BufferGeometry, Float32BufferAttribute, Mesh } from 'three'
import { crystalMaterial } from '../engine/crystal-material.js'

const AMBER = { base: '#f0600c', tip: '#ffd75e', shine: 1.2 }
const VIOLET = { base: '#3d1fb8', tip: '#c79bff', shine: 1.3 }
/** Rings of a gem from foot to tip: [height, radius]. */
const RINGS = [
  [-0.12, 0.35],
  [0, 0.85],
  [0.66, 1],
  [1, 0],
]

/** A prism with flat facets: short foot, straight body, pointed tip. */
function gemGeometry(length, width, sides = 6) {
  const position = []
  const rise = []
  const corner = (ring, i) => {
    const angle = (i / sides) * Math.PI * 2
    const [t, wide] = RINGS[ring]
    return [Math.cos(angle) * wide * width, t * length, Math.sin(angle) * wide * width, t]
  }
  const triangle = (...corners) => {
    for (const [x, y, z, t] of corners) {
      position.push(x, y, z)
      rise.push(t)
    }
  }
  for (let ring = 0; ring < 3; ring++) {
    for (let i = 0; i < sides; i++) {
      const [a, b] = [corner(ring, i), corner(ring, i + 1)]
      const [c, d] = [corner(ring + 1, i + 1), corner(ring + 1, i)]
      triangle(a, d, b)
      if (ring < 2) triangle(b, d, c)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('aRise', new Float32BufferAttribute(rise, 1))
  geometry.computeVertexNormals()
  return geometry
}

export function gem(shared, scene, { at, tilt = [0, 0], spin = 0, length, width, violet = false }) {
  const mesh = new Mesh(gemGeometry(length, width), crystalMaterial(shared, violet ? VIOLET : AMBER))
  mesh.position.set(...at)
  mesh.rotation.set(tilt[0], spin, tilt[1], 'XZY')
  scene.add(mesh)
}

/** Gems on a dome: spots on a spiral in an ellipse, leaning outwards. */
export function heap(shared, scene, random, options) {
  const { center, rx, rz, dome, count, length, width, violet = 0.2, lean } = options
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4 + random() * 0.6
    const out = Math.sqrt((i + 0.5) / count)
    const x = Math.cos(angle) * out
    const z = Math.sin(angle) * out
    gem(shared, scene, {
      at: [center[0] + x * rx, center[1] + dome * (1 - out * out) - 1, center[2] + z * rz],
      tilt: [z * lean + random.range(-0.25, 0.25), -x * lean + random.range(-0.25, 0.25)],
      spin: random() * 6,
      length: random.range(...length) * (1.15 - 0.35 * out),
      width: random.range(...width),
      violet: random.chance(violet),
    })
  }
}
