// Code 128 of a payment code, for the scanner of a shop. Runs in the page loader: the browser gets one SVG path.
import encode from 'jsbarcode'

/** `path` fills the bars with a height of one; the quiet zone of ten modules on each side is part of the width. */
export type BarcodeImage = { width: number; path: string }

const QUIET_MODULES = 10
const MAX_CHARACTERS = 32

/** Null for a text that has no Code 128, or whose bars would be too thin on a phone. */
export function renderBarcode(text: string): BarcodeImage | null {
  const code = text.replace(/\s/g, '')
  if (code === '' || code.length > MAX_CHARACTERS || !/^[\x21-\x7e]+$/.test(code)) return null
  const result: { encodings?: { data: string }[] } = {}
  encode(result, code, { format: 'CODE128' })
  /** One digit for each module, 1 for a bar. */
  const modules = (result.encodings ?? []).map(({ data }) => data).join('')
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: { length } }) => {
    return `M${QUIET_MODULES + index} 0h${length}v1h-${length}z`
  })
  return { width: modules.length + 2 * QUIET_MODULES, path: bars.join('') }
}
