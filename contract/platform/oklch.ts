// Colours as lightness, chroma and hue (OKLCH): what the eye calls the same hue keeps the same number.
export type Rgb = readonly [number, number, number]
export type Oklch = { lightness: number; chroma: number; hue: number }

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** 0 to 255 as encoded in sRGB, to 0 to 1 as light. */
export function toLinear(part: number): number {
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
