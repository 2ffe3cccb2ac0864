import type { QrDrawing } from './encode-qr.ts'

/** Pixels of each square: large enough for a gallery, small enough for an old phone. */
const SQUARE = 12
/** Safari reads the file only after the click; by then it must still be there. */
const KEPT_MS = 60_000

/** Gives the code to the visitor as a picture file; tells whether that worked. */
export async function saveQr({ size, lines }: QrDrawing, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = size * SQUARE
  canvas.height = size * SQUARE
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(SQUARE, SQUARE)
  pen.translate(0, 0.5)
  pen.stroke(new Path2D(lines))
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
  return true
}
