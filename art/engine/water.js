// The water plane: a mirrored pass of the scene, and the height of the ground under the surface.
import {
  DataTexture,
  DoubleSide,
  LinearFilter,
  Matrix4,
  Mesh,
  PlaneGeometry,
  RedFormat,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three'
import { waterMaterial } from './water-material.js'

function groundTexture(grid) {
  const heights = new Uint8Array(grid.w * grid.d)
  for (let z = 0; z < grid.d; z++) {
    for (let x = 0; x < grid.w; x++) heights[x + z * grid.w] = Math.min(255, Math.max(0, grid.top(x, z)) + 1)
  }
  const texture = new DataTexture(heights, grid.w, grid.d, RedFormat, UnsignedByteType)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}

/** Renders from below the water: a camera mirrored at the level, then flipped upright again. */
function mirrorPass(renderer, scene, camera, target, shared, level) {
  const mirrored = camera.clone()
  const mirror = new Matrix4().set(1, 0, 0, 0, 0, -1, 0, 2 * level, 0, 0, 1, 0, 0, 0, 0, 1)
  const flip = new Matrix4().makeScale(1, -1, 1)
  mirrored.matrixAutoUpdate = false
  mirrored.matrixWorldAutoUpdate = false
  mirrored.matrixWorld.copy(mirror).multiply(camera.matrixWorld).multiply(flip)
  mirrored.matrixWorldInverse.copy(mirrored.matrixWorld).invert()
  mirrored.projectionMatrix.copy(camera.projectionMatrix).multiply(flip)
  mirrored.projectionMatrixInverse.copy(mirrored.projectionMatrix).invert()
  const restore = []
  scene.traverse((object) => {
    if (!object.material) return
    const { material } = object
    const { side } = material
    restore.push(() => {
      object.material = material
      material.side = side
    })
    if (object.userData.clipped) object.material = object.userData.clipped
    object.material.side = DoubleSide
  })
  shared.uClipY.value = level - 0.05
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, mirrored)
  shared.uClipY.value = -1e6
  for (const undo of restore) undo()
}

export function addWater(renderer, scene, camera, shared, spec, { width, height, samples, targetOptions }) {
  const { level } = spec.water
  const ground = spec.layers[0]
  const size = [Math.ceil((width * samples) / 2), Math.ceil((height * samples) / 2)]
  const target = new WebGLRenderTarget(...size, targetOptions)
  mirrorPass(renderer, scene, camera, target, shared, level)
  const material = waterMaterial(shared, spec.water)
  material.uniforms.uReflect.value = target.texture
  material.uniforms.uResolution.value.set(width * samples, height * samples)
  material.uniforms.uSea.value = (level - ground.origin[1]) / ground.scale
  material.uniforms.uGround.value = groundTexture(ground)
  const [x, , z] = ground.origin
  material.uniforms.uGroundBox.value.set(x, z, ground.w * ground.scale, ground.d * ground.scale)
  const plane = new Mesh(new PlaneGeometry(9000, 9000).rotateX(-Math.PI / 2), material)
  plane.position.y = level
  plane.frustumCulled = false
  scene.add(plane)
}
