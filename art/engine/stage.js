// Puts one scene on the canvas: meshes, sun shadow, mirrored pass for the water, beauty pass, development.
import {
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  OrthographicCamera,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { blockMaterial } from './block-material.js'
import { meshGrid } from './mesher.js'
import { develop } from './post.js'
import { castSunShadow } from './shadow.js'
import { DUSK } from './sky.js'
import { skyMaterial } from './sky-material.js'
import { sharedUniforms } from './uniforms.js'
import { addWater } from './water.js'

function openRenderer(canvas, width, height) {
  const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
  renderer.setPixelRatio(1)
  renderer.setSize(width, height, false)
  renderer.outputColorSpace = LinearSRGBColorSpace
  return renderer
}

function openCamera({ from, to, fov = 40, ortho }, width, height) {
  const side = ortho ? (ortho * width) / height / 2 : 0
  const camera = ortho
    ? new OrthographicCamera(-side, side, ortho / 2, -ortho / 2, 0.1, 4000)
    : new PerspectiveCamera(fov, width / height, 0.3, 6000)
  camera.position.set(...from)
  camera.lookAt(...to)
  camera.updateMatrixWorld()
  return camera
}

/** Adds the sky and every layer. Returns the meshes that throw no shadow and the number of faces. */
function fill(scene, spec, sky, shared) {
  const dome = new Mesh(new SphereGeometry(10, 32, 24), skyMaterial(shared))
  dome.frustumCulled = false
  dome.renderOrder = 10
  scene.add(dome)
  const shadowless = [dome]
  let faces = 0
  for (const grid of spec.layers) {
    const near = grid === spec.layers[0]
    const geometry = meshGrid(grid, sky, near ? spec.bake : { ...spec.bake, floor: 0 }, spec.lit)
    const kind = { grain: grid.scale > 1.5 ? 0 : 1, soft: grid.soft, shaded: grid.shaded }
    const mesh = new Mesh(geometry, blockMaterial(shared, kind))
    mesh.userData.clipped = blockMaterial(shared, { ...kind, clip: true })
    mesh.frustumCulled = false
    if (!grid.shadow) shadowless.push(mesh)
    scene.add(mesh)
    faces += geometry.userData.faces
  }
  return { shadowless, faces }
}

function wholeGround(grid) {
  const center = grid.world(grid.w / 2, grid.h / 4, grid.d / 2)
  return { center, radius: Math.max(grid.w, grid.d) * grid.scale * 0.62 }
}

/** Where points of the scene and their images in the water are in the picture: left, top, top of the image (per cent), distance. */
function project(camera, points, level) {
  return points.map(({ x, y, z }) => {
    const [here, mirrored] = [y, 2 * level - y].map((height) => new Vector3(x, height, z).project(camera))
    const away = camera.position.distanceTo(new Vector3(x, y, z))
    return [(here.x + 1) * 50, (1 - here.y) * 50, (1 - mirrored.y) * 50, away]
  })
}

/** spec: { layers, lit, sky, fog, camera, water, shadow, bake, look, extra(shared, scene) } */
export function paint(canvas, spec, { width, height, samples = 2 }) {
  const sky = { ...DUSK, ...spec.sky }
  const shared = sharedUniforms(sky, spec.fog ?? { density: 0.002 })
  const renderer = openRenderer(canvas, width, height)
  const scene = new Scene()
  const { shadowless, faces } = fill(scene, spec, sky, shared)
  const camera = openCamera(spec.camera, width, height)
  spec.extra?.(shared, scene)
  castSunShadow(renderer, scene, shared, spec.shadow ?? wholeGround(spec.layers[0]), shadowless)
  const targetOptions = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter }
  const size = { width, height, samples, targetOptions }
  if (spec.water) addWater(renderer, scene, camera, shared, spec, size)
  const hdr = new WebGLRenderTarget(width * samples, height * samples, targetOptions)
  renderer.setRenderTarget(hdr)
  renderer.clear()
  renderer.render(scene, camera)
  develop(renderer, hdr, size, spec.look)
  renderer.getContext().finish()
  return { faces, places: project(camera, spec.places ?? [], spec.water?.level ?? 0) }
}
