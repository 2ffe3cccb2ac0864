// The shader of faceted gems: a glow that rises to the tip, bright rims, sun in the facets.
import { ShaderMaterial } from 'three'
import { SKY_GLSL } from './sky.js'
import { color } from './uniforms.js'

const VERTEX = /* glsl */ `
attribute float aRise;
varying vec3 vWorld, vNormal;
varying float vRise;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz; vNormal = mat3(modelMatrix) * normal; vRise = aRise;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

const FRAGMENT = /* glsl */ `
varying vec3 vWorld, vNormal;
varying float vRise;
uniform vec3 uBase, uTip;
uniform float uShine;
${SKY_GLSL}
void main() {
  vec3 n = normalize(vNormal), v = normalize(cameraPosition - vWorld), r = reflect(-v, n);
  float rim = pow(1.0 - max(dot(n, v), 0.0), 2.0), up = n.y * 0.5 + 0.5, facet = hash31(floor(n * 9.0 + 0.5));
  vec3 c = mix(uBase, uTip, pow(clamp(vRise, 0.0, 1.0), 1.4)) * (0.22 + 0.85 * facet + 0.2 * up);
  c += uTip * rim * 0.55 + uTip * pow(max(dot(r, uSunDir), 0.0), 18.0) * 1.6;
  c += uBase * 0.3 * smoothstep(0.5, 0.9, fbm(vWorld * 2.6 + r));
  gl_FragColor = vec4(c * uShine, 1.0);
}`

export function crystalMaterial(shared, { base, tip, shine = 1 }) {
  const own = { uBase: { value: color(base) }, uTip: { value: color(tip) }, uShine: { value: shine } }
  return new ShaderMaterial({
    uniforms: { ...shared, ...own },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
