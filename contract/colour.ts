// Colours of the accent: contrast by WCAG, and the lighter and darker steps of one colour.
type Rgb = readonly [number, number, number]

/** The ground of every page. */
export const GROUND = '#0a0d1a'
/** Text on the accent. */
export const ON_ACCENT = '#1d1503'
/** WCAG 2.2 AA for text. */
export const TEXT_CONTRAST = 4.5

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The closest colour of the same hue that can be read on the ground and carry dark text. */
export function nearestReadable(colour: string): string {
  const reads = (step: string) =>
    contrast(step, GROUND) >= TEXT_CONTRAST && contrast(step, ON_ACCENT) >= TEXT_CONTRAST
  for (let share = 0; share < 1; share += 0.01) {
    const step = mix(colour, '#ffffff', share)
    if (reads(step)) return step
  }
  return '#ffffff'
}

/** `share` of the second colour, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [toRgb(one), toRgb(other)]
  return toHex(a.map((part, index) => part + ((b[index] ?? 0) - part) * share) as unknown as Rgb)
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
