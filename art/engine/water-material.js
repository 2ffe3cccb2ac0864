// The shader of the sea: ripples over a mirrored image, shallow ground shining through, foam at the shore.
import { ShaderMaterial, Vector2, Vector4 } from 'three'
import { SKY_GLSL } from './sky.js'
import { color, FOG_GLSL, SHADOW_GLSL } from './uniforms.js'

const VERTEX = /* glsl */ `
varying vec3 vWorld;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

const FRAGMENT = /* glsl */ `
varying vec3 vWorld;
uniform sampler2D uReflect, uGround;
uniform vec2 uResolution;
uniform vec4 uGroundBox;
uniform float uSea, uRipple, uGlint;
uniform vec3 uDeep, uShallow;
${SKY_GLSL}${FOG_GLSL}${SHADOW_GLSL}
float wave(vec2 p) {
  return valueNoise(vec3(p * vec2(0.55, 0.75), uSeed)) + 0.5 * valueNoise(vec3(p * 1.7, 4.0))
    + 0.25 * valueNoise(vec3(p * 4.1, 8.0));
}
float groundDepth(vec2 p) {
  vec2 q = (p - uGroundBox.xy) / uGroundBox.zw;
  if (q.x < 0.0 || q.y < 0.0 || q.x > 1.0 || q.y > 1.0) return 9.0;
  return uSea - texture2D(uGround, q).r * 255.0;
}
void main() {
  vec3 v = cameraPosition - vWorld;
  float away = length(v), e = 0.15 + away * 0.004;
  v /= away;
  vec2 p = vWorld.xz;
  float w = wave(p);
  vec2 slope = vec2(wave(p + vec2(e, 0.0)) - w, wave(p + vec2(0.0, e)) - w) / e;
  float calm = uRipple / (1.0 + away * 0.012);
  vec3 n = normalize(vec3(-slope.x * 0.1 * calm, 1.0, -slope.y * 0.1 * calm));
  float fresnel = 0.05 + 0.95 * pow(1.0 - max(dot(n, v), 0.0), 4.0);
  vec2 uv = gl_FragCoord.xy / uResolution + vec2(n.x * 0.25, -abs(n.z) * 0.55) * 0.55;
  vec3 mirrored = texture2D(uReflect, clamp(uv, 0.001, 0.999)).rgb;
  float depth = groundDepth(p), lit = sunVisible(vWorld + vec3(0.0, 0.1, 0.0), vec3(0.0, 1.0, 0.0));
  vec3 air = skyBase(vec3(0.0, 1.0, 0.0)) + skyBase(normalize(vec3(uGlowDir.x, 0.2, uGlowDir.z))) * 0.5;
  vec3 body = mix(uDeep, uShallow, exp(-max(depth, 0.0) * 0.33)) * (air * 0.8 + uSunColor * 0.22 * lit);
  vec3 c = mix(body, mirrored, clamp(fresnel + 0.14, 0.0, 1.0));
  vec3 facet = normalize(vec3(-slope.x * 0.32, 1.0, -slope.y * 0.32));
  c += uSunColor * pow(max(dot(facet, normalize(v + uSunDir)), 0.0), 220.0) * 1.4 * lit * uGlint;
  float sparkle = step(0.9965, hash31(vec3(floor(p * 2.0), 2.0)));
  c += (uGlow * 0.5 + 0.15) * sparkle * 0.35 * exp(-away * 0.012);
  float foam = smoothstep(0.9, 0.2, depth) * smoothstep(0.35, 0.6, valueNoise(vec3(p * 1.3, 1.0)));
  c += (air * 0.55 + uSunColor * 0.12 * lit) * foam;
  gl_FragColor = vec4(applyFog(c, vWorld), 1.0);
}`

export function waterMaterial(shared, { deep = '#0e2a4a', shallow = '#2fa39b', ripple = 1, glint = 1 }) {
  const own = {
    uReflect: null,
    uResolution: new Vector2(1, 1),
    uGround: null,
    uGroundBox: new Vector4(0, 0, 1, 1),
    uSea: 0,
    uDeep: color(deep),
    uShallow: color(shallow),
    uRipple: ripple,
    uGlint: glint,
  }
  const wrapped = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]))
  return new ShaderMaterial({
    uniforms: { ...shared, ...wrapped },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
