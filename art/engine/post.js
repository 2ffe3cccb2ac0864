// After the render: bloom (a pyramid of blurs), ACES tone mapping, grade, and the supersampled resolve.
import {
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three'

const QUAD = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

const DOWN = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSource;
uniform vec2 uTexel;
uniform float uCut;
vec3 tap(float x, float y) {
  vec3 c = min(texture2D(uSource, vUv + vec2(x, y) * uTexel).rgb, vec3(24.0));
  return c * (uCut > 0.0 ? smoothstep(uCut, uCut * 2.2, max(c.r, max(c.g, c.b))) : 1.0);
}
void main() {
  vec3 corners = tap(-1.0, -1.0) + tap(1.0, -1.0) + tap(-1.0, 1.0) + tap(1.0, 1.0);
  vec3 cross4 = tap(-2.0, 0.0) + tap(2.0, 0.0) + tap(0.0, 2.0) + tap(0.0, -2.0);
  gl_FragColor = vec4((tap(0.0, 0.0) * 2.0 + corners + 0.5 * cross4) / 8.0, 1.0);
}`

const UP = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSource, uBelow;
uniform vec2 uTexel;
void main() {
  vec3 c = vec3(0.0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    float weight = (x == 0 ? 2.0 : 1.0) * (y == 0 ? 2.0 : 1.0);
    c += weight * texture2D(uSource, vUv + vec2(x, y) * uTexel).rgb;
  }
  gl_FragColor = vec4(texture2D(uBelow, vUv).rgb + c / 16.0 * 0.85, 1.0);
}`

const FINAL = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSource, uGlow;
uniform vec2 uTexel;
uniform float uSamples, uBloom, uExposure, uSaturation, uVignette, uContrast, uCalm;
uniform vec3 uLift, uShade;
vec3 aces(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
vec3 srgb(vec3 c) {
  return mix(12.92 * c, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}
void main() {
  vec3 glow = texture2D(uGlow, vUv).rgb * uBloom, c = vec3(0.0);
  for (float y = 0.0; y < uSamples; y++) for (float x = 0.0; x < uSamples; x++) {
    vec2 offset = (vec2(x, y) + 0.5) - uSamples * 0.5;
    c += aces((texture2D(uSource, vUv + offset * uTexel).rgb + glow) * uExposure);
  }
  c /= uSamples * uSamples;
  // Calm: where red and blue both stand above green, red gives way, so violet turns to indigo.
  float magenta = max(min(c.r, c.b) - c.g, 0.0);
  c.r -= magenta * uCalm; c.g += magenta * uCalm * 0.18;
  float light = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = mix(vec3(light), c, uSaturation);
  c += uLift * (1.0 - c) * (1.0 - light);
  c = mix(c, c * c * (3.0 - 2.0 * c), uContrast);
  vec2 q = vUv - 0.5;
  c *= 1.0 - uVignette * smoothstep(0.25, 0.95, dot(q, q) * 2.2);
  c *= 1.0 - uShade.z * smoothstep(uShade.y, uShade.x, vUv.x);
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  gl_FragColor = vec4(srgb(max(c, 0.0)) + grain / 255.0, 1.0);
}`

/** The default look of a scene. shade: [from, to, amount] darkens the picture's left side. */
const LOOK = {
  bloom: 0.3,
  bloomCut: 1.15,
  exposure: 1.1,
  saturation: 1.06,
  vignette: 0.35,
  contrast: 0.14,
  calm: 0.55,
  shade: [0, 1, 0],
}

function pass(fragmentShader, values) {
  const uniforms = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
  return new ShaderMaterial({
    vertexShader: QUAD,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  })
}

function blitter(renderer) {
  const scene = new Scene()
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const quad = new Mesh(new PlaneGeometry(2, 2))
  scene.add(quad)
  return (material, target) => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
  }
}

const texel = (target, scale = 1) => new Vector2(scale / target.width, scale / target.height)

function bloomOf(blit, hdr, { width, height, samples }, cut) {
  const options = { type: HalfFloatType, depthBuffer: false }
  const levels = []
  let source = hdr
  let size = [Math.ceil(width / 2), Math.ceil(height / 2)]
  while (levels.length < 7 && Math.min(...size) > 4) {
    const first = levels.length === 0
    const target = new WebGLRenderTarget(...size, options)
    const values = {
      uSource: source.texture,
      uTexel: texel(source, first ? samples : 1),
      uCut: first ? cut : 0,
    }
    blit(pass(DOWN, values), target)
    levels.push(target)
    source = target
    size = size.map((side) => Math.ceil(side / 2))
  }
  let sum = levels.pop()
  for (const level of levels.reverse()) {
    const target = new WebGLRenderTarget(level.width, level.height, options)
    blit(pass(UP, { uSource: sum.texture, uBelow: level.texture, uTexel: texel(sum) }), target)
    sum = target
  }
  return sum.texture
}

/** Develops the HDR image onto the canvas. */
export function develop(renderer, hdr, size, sceneLook) {
  const look = { ...LOOK, ...sceneLook }
  const blit = blitter(renderer)
  const values = {
    uSource: hdr.texture,
    uGlow: bloomOf(blit, hdr, size, look.bloomCut),
    uTexel: texel(hdr),
    uSamples: size.samples,
    uBloom: look.bloom,
    uExposure: look.exposure,
    uSaturation: look.saturation,
    uVignette: look.vignette,
    uContrast: look.contrast,
    uCalm: look.calm,
    uLift: new Vector3(0.006, 0.007, 0.02),
    uShade: new Vector3(...look.shade),
  }
  blit(pass(FINAL, values), null)
}
