// The shader of the sky dome: gradient, nebula, stars, a block planet with a ring, thin clouds.
import { BackSide, LessEqualDepth, ShaderMaterial } from 'three'
import { SKY_GLSL } from './sky.js'

const VERTEX = /* glsl */ `
varying vec3 vDir;
void main() {
  vDir = position;
  gl_Position = (projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0)).xyww;
}`

const PARTS = /* glsl */ `
vec3 starLayer(vec3 d, float n, float density, float size) {
  vec3 p = d * n + uSeed * 7.0, id = floor(p), f = fract(p) - 0.5;
  if (hash31(id) > density) return vec3(0.0);
  vec3 offset = (vec3(hash31(id + 3.1), hash31(id + 5.7), hash31(id + 9.2)) - 0.5) * 0.5;
  float k = hash31(id + 17.0);
  vec3 tint = mix(vec3(0.65, 0.78, 1.0), vec3(1.0, 0.86, 0.6), hash31(id + 21.0));
  return tint * smoothstep(size, size * 0.35, length(f - offset)) * (0.25 + 1.8 * k * k * k);
}
vec3 stars(vec3 d) {
  return starLayer(d, 190.0, 0.06, 0.2) + starLayer(d, 110.0, 0.05, 0.2) * 1.3
    + starLayer(d, 46.0, 0.022, 0.13) * 3.2;
}
vec3 nebula(vec3 c, vec3 d, float visible) {
  vec3 p = d * 2.1 + uSeed, w = vec3(fbm(p + 1.7), fbm(p + 5.2), fbm(p + 9.1));
  float band = exp(-pow(dot(d, normalize(vec3(0.5, 0.62, 0.35))) * 2.2, 2.0));
  float a = fbm(p * 1.5 + w * 1.9), b = fbm(p * 2.4 - w * 2.2 + 4.0);
  float m = smoothstep(0.38, 0.82, a) * (0.35 + 0.9 * band);
  vec3 cold = uNebulaB * smoothstep(0.45, 0.85, b) * (0.25 + 0.6 * band) * 0.6;
  c += (uNebulaA * m * 0.85 + cold + vec3(0.85, 0.85, 1.0) * pow(m, 3.0) * 0.3) * visible * uNebula;
  return c * (1.0 - 0.45 * smoothstep(0.5, 0.75, fbm(p * 3.5 + w)) * band * visible * min(uNebula, 1.0));
}
vec3 planet(vec3 c, vec3 d) {
  if (dot(d, uPlanetDir) <= 0.0) return c;
  vec3 u = normalize(cross(uPlanetDir, vec3(0.15, 1.0, 0.1))), v = cross(u, uPlanetDir);
  vec2 q = vec2(dot(d, u), dot(d, v)) / uPlanetRadius;
  const float N = 17.0;
  vec2 g = (floor(q * N) + 0.5) / N;
  float r = length(g), grain = hash31(vec3(floor(q * N), 3.0));
  c += vec3(1.0, 0.85, 0.62) * 0.1 * exp(-max(length(q) - 1.0, 0.0) * 3.0);
  if (r < 1.0) {
    vec3 n = vec3(g, sqrt(1.0 - r * r));
    float lit = smoothstep(-0.1, 0.6, dot(n, normalize(vec3(-0.75, 0.25, 0.55))));
    float stripe = smoothstep(0.42, 0.6, fbm(vec3(g * 2.4, 2.0)));
    vec3 face = mix(vec3(1.0, 0.82, 0.5), vec3(0.86, 0.52, 0.36), stripe) * (0.9 + 0.2 * grain);
    c = mix(mix(uZenith * 1.5, uNebulaA * 0.25, 0.35) + 0.01, face * 0.52, lit * 0.97);
  }
  vec2 t = mat2(0.94, 0.34, -0.34, 0.94) * g;
  t.y *= 3.6;
  float ring = length(t);
  if (ring > 1.32 && ring < 1.86 && (r >= 1.0 || t.y < 0.0)) {
    vec3 dust = mix(vec3(1.0, 0.78, 0.45), vec3(0.62, 0.56, 0.78), step(1.6, ring));
    float thick = ring > 1.54 && ring < 1.6 ? 0.15 : 0.75;
    c = mix(c, dust * (0.34 + 0.3 * hash31(vec3(floor(q * N), 5.0))), thick);
  }
  return c;
}
vec3 thinClouds(vec3 c, vec3 d) {
  vec2 q = d.xz / (abs(d.y) + 0.09);
  float n = fbm(vec3(q * vec2(0.55, 1.5) + uSeed, uSeed));
  float m = smoothstep(0.5, 0.78, n) * smoothstep(0.01, 0.1, d.y) * smoothstep(0.55, 0.12, d.y) * uClouds;
  vec3 lit = skyBase(normalize(vec3(d.x, 0.04, d.z))) * 1.1 + uGlow * 0.08;
  return mix(c, mix(lit, skyBase(normalize(vec3(d.x, 0.3, d.z))), 0.35), m * 0.75);
}`

const FRAGMENT = /* glsl */ `
varying vec3 vDir;
${SKY_GLSL}${PARTS}
void main() {
  vec3 d = normalize(vDir), c = skyBase(d);
  float visible = smoothstep(0.0, 0.22, d.y - 0.02);
  if (uNebula > 0.0) c = nebula(c, d, visible);
  if (uStars > 0.0) c += stars(d) * mix(0.15, 1.0, smoothstep(-0.02, 0.4, d.y)) * visible * uStars;
  if (uPlanetRadius > 0.0) c = planet(c, d);
  if (uClouds > 0.0) c = thinClouds(c, d);
  gl_FragColor = vec4(c, 1.0);
}`

export function skyMaterial(shared) {
  return new ShaderMaterial({
    uniforms: shared,
    side: BackSide,
    depthWrite: false,
    depthFunc: LessEqualDepth,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
