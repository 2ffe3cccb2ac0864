// Code 128 (ISO/IEC 15417) of a payment code, for the scanner of a shop. See docs/decisions/0012-hand-written.md.

/** `path` fills the bars with a height of one; the quiet zone of ten modules on each side is part of the width. */
export type BarcodeImage = { width: number; path: string }

/** Widths of bars and spaces of each symbol, the last one is the stop symbol. */
const SYMBOLS = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[]

const STOP = '2331112'
const START_B = 104
const START_C = 105
const TO_A = 101
const QUIET_MODULES = 10
const MAX_CHARACTERS = 32

/** Null for a text that has no Code 128, or whose bars would be too thin on a phone. */
export function renderBarcode(text: string): BarcodeImage | null {
  const code = text.replace(/\s/g, '')
  if (code === '' || code.length > MAX_CHARACTERS || !/^[\x21-\x7e]+$/.test(code)) return null
  const values = valuesOf(code)
  const checksum = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103
  const widths = [...values, checksum].map((value) => SYMBOLS[value]).join('') + STOP
  return toImage(widths)
}

/** Digits in pairs, so that the code is half as wide; a digit that is left over, and other characters, one by one. */
function valuesOf(code: string): number[] {
  const pairs = /^\d{4,}$/.test(code) ? (code.match(/\d\d/g) ?? []) : []
  const rest = [...code.slice(pairs.length * 2)].map((character) => character.charCodeAt(0) - 32)
  if (pairs.length === 0) return [START_B, ...rest]
  return [START_C, ...pairs.map(Number), ...(rest.length > 0 ? [TO_A, ...rest] : [])]
}

function toImage(widths: string): BarcodeImage {
  let x = QUIET_MODULES
  let path = ''
  for (const [place, width] of [...widths].entries()) {
    if (place % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`
    x += Number(width)
  }
  return { width: x + QUIET_MODULES, path }
}
