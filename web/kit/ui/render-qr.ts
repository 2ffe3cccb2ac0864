// QR codes as SVG paths. Payments are rendered by the page loader, so that public pages carry no encoder.
import { encode } from 'uqr'

/** `path` strokes the dark modules with lines one unit thick, half a unit below their coordinates. */
export type QrImage = { size: number; path: string }

/** Light modules that a scanner needs on each side. */
const QUIET_ZONE = 4
/** 666 bytes; QRIS allows 512. The modules of larger codes are too small for the camera of a cheap phone. */
const MAX_VERSION = 20

/** Null when the text is too long. */
export function renderQr(text: string): QrImage | null {
  const bytes = Array.from(new TextEncoder().encode(text))
  try {
    const { size, data } = encode(bytes, { ecc: 'M', border: QUIET_ZONE, maxVersion: MAX_VERSION })
    return { size, path: toPath(data) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** One horizontal line for each run of dark modules. In a row each begins where the last one ends, which compresses best. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    let end = 0
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x === start) continue
      path += `${end === 0 ? `M${start} ${y}` : `m${start - end} 0`}h${x - start}`
      end = x
    }
  }
  return path
}
