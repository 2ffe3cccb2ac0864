// The sun's shadow map: one depth image of everything that throws a shadow.
import {
  DepthTexture,
  DoubleSide,
  MeshBasicMaterial,
  OrthographicCamera,
  UnsignedIntType,
  WebGLRenderTarget,
} from 'three'

/** Renders the depth seen from the sun into the shared uniforms; `hidden` meshes throw none. */
export function castSunShadow(renderer, scene, shared, { center, radius, size = 4096, soft = 1.6 }, hidden) {
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 1, radius * 5)
  camera.position.set(...center).addScaledVector(shared.uSunDir.value, radius * 2.5)
  camera.lookAt(...center)
  camera.updateMatrixWorld()
  const depthTexture = new DepthTexture(size, size, UnsignedIntType)
  const target = new WebGLRenderTarget(size, size, { depthTexture })
  for (const mesh of hidden) mesh.visible = false
  scene.overrideMaterial = new MeshBasicMaterial({ side: DoubleSide, colorWrite: false })
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, camera)
  scene.overrideMaterial = null
  for (const mesh of hidden) mesh.visible = true
  shared.uShadow.value = depthTexture
  shared.uShadowMatrix.value.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
  shared.uShadowTexel.value = 1 / size
  shared.uShadowSoft.value = soft
  shared.uShadowWorld.value = (2 * radius) / size
  shared.uHasShadow.value = 1
}
