// The shader of blocks: baked light, sun with shadow, faint pixel grain, glow of lamps, fog.
import { ShaderMaterial } from 'three'
import { SKY_GLSL } from './sky.js'
import { FOG_GLSL, SHADOW_GLSL } from './uniforms.js'

const VERTEX = /* glsl */ `
attribute vec3 aLight;
attribute vec4 aColor, aUv;
varying vec3 vWorld, vNormal, vLight;
varying vec4 vColor, vUv;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz; vNormal = mat3(modelMatrix) * normal.xyz; vLight = aLight; vColor = aColor; vUv = aUv;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

const FRAGMENT = /* glsl */ `
varying vec3 vWorld, vNormal, vLight;
varying vec4 vColor, vUv;
uniform float uClipY, uGrain, uSoft, uShaded;
${SKY_GLSL}${FOG_GLSL}${SHADOW_GLSL}
void main() {
#ifdef CLIP
  if (vWorld.y < uClipY) discard;
#endif
  vec3 n = normalize(vNormal), v = normalize(cameraPosition - vWorld), albedo = pow(vColor.rgb, vec3(2.2));
  float near = clamp(1.0 - length(vWorld - cameraPosition) / 160.0, 0.0, 1.0) * uGrain;
  albedo *= 1.0 + (hash31(vec3(floor(vUv.xy * 7.999), vUv.z * 255.0)) - 0.5) * 0.11 * near;
  vec2 e = min(vUv.xy, 1.0 - vUv.xy);
  albedo *= mix(1.0, 0.9 + 0.1 * smoothstep(0.0, 0.055, min(e.x, e.y)), near);
  float facing = dot(n, uSunDir), sun = clamp(mix(facing, facing * 0.6 + 0.4, uSoft), 0.0, 1.0);
  if (sun * uShaded > 0.0) sun *= sunVisible(vWorld, n);
  vec3 c = albedo * (vLight + uSunColor * sun) + albedo * vColor.a * 7.97;
  c += uSunColor * pow(1.0 - max(dot(n, v), 0.0), 4.0) * max(dot(-v, uSunDir), 0.0) * 0.05;
  gl_FragColor = vec4(applyFog(c, vWorld), 1.0);
}`

/** soft: wraps the sun around edges (clouds, far land). clip: only for the mirror, discard is slow. */
export function blockMaterial(shared, { grain = 1, soft = 0, shaded = true, clip = false } = {}) {
  return new ShaderMaterial({
    uniforms: {
      ...shared,
      uGrain: { value: grain },
      uSoft: { value: soft },
      uShaded: { value: shaded ? 1 : 0 },
    },
    defines: clip ? { CLIP: 1 } : {},
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
