// Uniforms that all shaders share: sky and fog values, the sun's shadow map, and the GLSL that reads them.
import { Matrix4, Vector3 } from 'three'
import { linear, unit } from './sky.js'

export const vector = (list) => new Vector3(...list)
export const color = (hex) => vector(linear(hex))

export function sharedUniforms(sky, fog) {
  const values = {
    uZenith: color(sky.zenith),
    uMid: color(sky.mid),
    uHorizon: color(sky.horizon),
    uGlow: color(sky.glow),
    uLow: color(sky.low),
    uSunDir: vector(unit(sky.sun)),
    uSunColor: color(sky.sunColor).multiplyScalar(sky.sunPower),
    uNebulaA: color(sky.nebulaA),
    uNebulaB: color(sky.nebulaB),
    uPlanetDir: vector(unit(sky.planet?.dir ?? [0, -1, 0])),
    uPlanetRadius: sky.planet?.radius ?? 0,
    uGlowDir: vector(unit(sky.glowDir ?? sky.sun)),
    uGlowPower: sky.glowPower,
    uGlowWidth: sky.glowWidth,
    uGain: sky.gain,
    uStars: sky.stars,
    uNebula: sky.nebula,
    uClouds: sky.clouds,
    uSeed: sky.seed,
    uFogDensity: fog.density,
    uFogBase: fog.base ?? 0,
    uFogHeight: fog.height ?? 60,
    uFogStart: fog.start ?? 0,
    uFogMax: fog.max ?? 1,
    uMistHeight: fog.mist ?? 16,
    uShadow: null,
    uShadowMatrix: new Matrix4(),
    uShadowTexel: 1 / 4096,
    uShadowSoft: 1.6,
    uShadowWorld: 0.05,
    uHasShadow: 0,
    uClipY: -1e6,
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}

/** Haze grows with distance; mist lies low and far, and dissolves the foot of distant land. */
export const FOG_GLSL = /* glsl */ `
uniform float uFogDensity, uFogBase, uFogHeight, uFogStart, uFogMax, uMistHeight;
vec3 applyFog(vec3 c, vec3 p) {
  vec3 view = p - cameraPosition, direction = normalize(view);
  float away = max(length(view) - uFogStart, 0.0), above = max(p.y - uFogBase, 0.0);
  float haze = 1.0 - exp(-away * uFogDensity * (0.35 + 0.65 * exp(-above / uFogHeight)));
  float mist = exp(-max(above / uMistHeight - 0.4, 0.0)) * smoothstep(200.0, 720.0, away);
  mist *= step(1e-5, uFogDensity);
  vec3 air = skyBase(normalize(vec3(direction.x, max(direction.y, 0.015), direction.z)));
  return mix(c, air, clamp(max(haze, mist) * uFogMax, 0.0, 1.0));
}`

export const SHADOW_GLSL = /* glsl */ `
uniform sampler2D uShadow;
uniform mat4 uShadowMatrix;
uniform float uShadowTexel, uShadowSoft, uShadowWorld, uHasShadow;
float sunVisible(vec3 p, vec3 n) {
  if (uHasShadow < 0.5) return 1.0;
  vec4 q = uShadowMatrix * vec4(p + n * uShadowWorld * 2.2 + uSunDir * uShadowWorld * 1.5, 1.0);
  vec3 s = q.xyz * 0.5 + 0.5;
  if (s.x < 0.0 || s.y < 0.0 || s.x > 1.0 || s.y > 1.0 || s.z > 1.0) return 1.0;
  float turn = hash31(vec3(gl_FragCoord.xy, 1.0)) * 6.2831, lit = 0.0;
  for (int i = 0; i < 9; i++) {
    float r = sqrt((float(i) + 0.5) / 9.0), a = turn + float(i) * 2.39996;
    vec2 tap = s.xy + vec2(cos(a), sin(a)) * r * uShadowTexel * uShadowSoft;
    lit += step(s.z - 0.0004, texture2D(uShadow, tap).r);
  }
  return lit / 9.0;
}`
