// The sky's gradient, once in GLSL and once in JS, so that fog, mirror images and the light bake agree.
import { clamp } from './noise.js'

export const linear = (hex) => [1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2)

export function unit(vector) {
  const length = Math.hypot(...vector)
  return vector.map((part) => part / length)
}

/** Indigo dusk: what a scene does not say about its sky. */
export const DUSK = {
  zenith: '#070a26',
  mid: '#1d2c68',
  horizon: '#7d6478',
  glow: '#ffb066',
  low: '#12163a',
  sun: [-0.8, 0.2, -0.5],
  sunColor: '#ffb070',
  sunPower: 2.6,
  ambient: 1,
  glowPower: 1,
  glowWidth: 3,
  gain: 1,
  stars: 1,
  nebula: 0.5,
  nebulaA: '#3f4fd0',
  nebulaB: '#2f8fd6',
  planet: null,
  clouds: 0.5,
  seed: 1,
}

/** Colour of the bare sky in a direction: indigo all around, warm where the sun went down. */
export function skyBase(sky, direction) {
  const [dx, height, dz] = direction
  const up = Math.max(height, 0)
  const toGlow = sky.glowDir ?? sky.sun
  const glowAxis = unit([toGlow[0], 0, toGlow[2]])
  const flat = Math.hypot(dx, dz) || 1
  const facing = clamp(((dx * glowAxis[0] + dz * glowAxis[2]) / flat) * 0.5 + 0.5)
  const warmth = facing ** (sky.glowWidth * 0.6)
  const toMid = 1 - Math.exp(-up * 7)
  const toZenith = 1 - Math.exp(-up * 2.2)
  const glow = facing ** sky.glowWidth * Math.exp(-Math.abs(height) * 5.5) * sky.glowPower
  const below = clamp(-height * 3.5)
  const tone = Object.fromEntries(
    ['zenith', 'mid', 'horizon', 'glow', 'low'].map((name) => [name, linear(sky[name])]),
  )
  return [0, 1, 2].map((i) => {
    const rim = tone.mid[i] * 1.1 * (1 - warmth) + tone.horizon[i] * warmth
    const middle = rim * (1 - toMid) + tone.mid[i] * toMid
    const above = middle * (1 - toZenith) + tone.zenith[i] * toZenith + tone.glow[i] * glow
    return (above * (1 - below) + tone.low[i] * below) * sky.gain
  })
}

export const SKY_GLSL = /* glsl */ `
uniform vec3 uZenith, uMid, uHorizon, uGlow, uLow, uNebulaA, uNebulaB;
uniform vec3 uSunDir, uSunColor, uPlanetDir, uGlowDir;
uniform float uGlowPower, uGlowWidth, uGain, uStars, uNebula, uPlanetRadius, uClouds, uSeed;
vec3 skyBase(vec3 d) {
  float up = max(d.y, 0.0);
  float facing = clamp(dot(normalize(d.xz + 1e-5), normalize(uGlowDir.xz)) * 0.5 + 0.5, 0.0, 1.0);
  float toMid = 1.0 - exp(-up * 7.0), toZenith = 1.0 - exp(-up * 2.2);
  vec3 c = mix(mix(uMid * 1.1, uHorizon, pow(facing, uGlowWidth * 0.6)), uMid, toMid);
  c = mix(c, uZenith, toZenith) + uGlow * pow(facing, uGlowWidth) * exp(-abs(d.y) * 5.5) * uGlowPower;
  return mix(c, uLow, clamp(-d.y * 3.5, 0.0, 1.0)) * uGain;
}
float hash31(vec3 p) { p = fract(p * 0.1031); p += dot(p, p.yzx + 33.33); return fract((p.x + p.y) * p.z); }
vec4 corners(vec3 i) {
  return vec4(hash31(i), hash31(i + vec3(1, 0, 0)), hash31(i + vec3(0, 1, 0)), hash31(i + vec3(1, 1, 0)));
}
float valueNoise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 plane = mix(corners(i), corners(i + vec3(0, 0, 1)), f.z);
  return mix(mix(plane.x, plane.y, f.x), mix(plane.z, plane.w, f.x), f.y);
}
float fbm(vec3 p) {
  float sum = 0.0, amplitude = 0.5;
  for (int i = 0; i < 5; i++) { sum += amplitude * valueNoise(p); p = p * 2.03 + 11.7; amplitude *= 0.5; }
  return sum;
}
`
