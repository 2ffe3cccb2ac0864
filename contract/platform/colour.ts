// The accent: one colour of the owner, from which the others of a button are derived, with contrast by WCAG.
import { fromOklch, type Rgb, toHex, toLinear, toOklch, toRgb } from './oklch.ts'

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
