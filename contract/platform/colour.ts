// The accent: one colour of the owner, from which the others of a button are derived, with contrast by WCAG.

/** The accent is read on these backgrounds, which have the values of web/kit/styles/tokens.css. */
export const SURFACES = { ground: '#0a0d1a', slab: '#121730', raised: '#1b2140' } as const
/** Rank 1 of the boards. */
export const GOLD = '#ffc53d'
/** WCAG 2.2 AA for text. */
export const TEXT_CONTRAST = 4.5

export type Accent = {
  /** The button, and the accent as text. */
  face: string
  /** Its lit top edge, and its face under the pointer. */
  hi: string
  /** Its side face. */
  lip: string
  /** Text on it. */
  on: string
}

/** Made by hand. */
export const DEFAULT_ACCENT: Accent = { face: '#ffd23f', hi: '#ffe58a', lip: '#b97f10', on: '#1d1503' }

const HI_SHARE = 0.4
const HI_CONTRAST = 1.08
const LIP = { lightness: 0.72, chroma: 0.9 }
const ON = { lightness: 0.2, chroma: 0.05 }

export function accentOf(face: string): Accent {
  if (face === DEFAULT_ACCENT.face) return DEFAULT_ACCENT
  const { lightness, chroma, hue } = toOklch(face)
  return {
    face,
    hi: edgeOf(face),
    lip: fromOklch({ lightness: lightness * LIP.lightness, chroma: chroma * LIP.chroma, hue }),
    on: fromOklch({ lightness: ON.lightness, chroma: Math.min(chroma, ON.chroma), hue }),
  }
}

/** Lighter; darker where that would not be seen, on a face that is nearly white. */
function edgeOf(face: string): string {
  const lighter = mix(face, '#ffffff', HI_SHARE)
  return contrast(lighter, face) > HI_CONTRAST ? lighter : mix(face, '#000000', 0.12)
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The lowest ratios that the accent has as text on a surface, and with the dark words on it. */
export function accentContrasts(face: string): { asText: number; wordsOnIt: number; gold: number } {
  const { hi, on } = accentOf(face)
  return {
    asText: Math.min(...Object.values(SURFACES).map((surface) => contrast(face, surface))),
    wordsOnIt: Math.min(contrast(face, on), contrast(hi, on)),
    gold: contrast(face, GOLD),
  }
}

export function isReadable(face: string): boolean {
  const { asText, wordsOnIt } = accentContrasts(face)
  return asText >= TEXT_CONTRAST && wordsOnIt >= TEXT_CONTRAST
}

const LIGHTNESS_STEP = 0.005

/** The closest lighter colour of the same hue that can be read on every surface and carry dark words. */
export function nearestReadable(colour: string): string {
  const { lightness, chroma, hue } = toOklch(colour)
  for (let step = lightness; step < 1; step += LIGHTNESS_STEP) {
    const lighter = step === lightness ? colour : fromOklch({ lightness: step, chroma, hue })
    if (isReadable(lighter)) return lighter
  }
  return '#ffffff'
}

/** `share` of the second colour, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toRgb(one), toRgb(other)]
  return toHex(a.map((part, index) => part + ((b[index] ?? 0) - part) * share) as unknown as Rgb)
}

export function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map(toLinear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Rgb = readonly [number, number, number]
/** A hue that the eye calls the same has the same number. */
type Oklch = { lightness: number; chroma: number; hue: number }

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** 0 to 255 as encoded in sRGB, to 0 to 1 as light. */
function toLinear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function fromLinear(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return share * 255
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toRgb(hex).map(toLinear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** Where sRGB has no such colour, the one of the same lightness and hue with the most chroma. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  let [inside, outside] = [0, chroma]
  if (isInGamut(toSrgb(lightness, chroma, hue))) inside = chroma
  for (let step = 0; step < 20 && inside < chroma; step += 1) {
    const middle = (inside + outside) / 2
    if (isInGamut(toSrgb(lightness, middle, hue))) inside = middle
    else outside = middle
  }
  const parts = toSrgb(lightness, inside, hue).map((part) => Math.min(255, Math.max(0, part)))
  return toHex(parts as unknown as Rgb)
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part > -0.5 && part < 255.5)
}

function toSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}
