import type { QrImage } from '../../ui/qr-image.ts'

const MODULE_PIXELS = 12
/** Safari reads the file after the click, so its URL is revoked later. */
const REVOKE_AFTER_MS = 60_000

/** Downloads the code as a PNG file; false when the browser cannot render it. */
export async function saveQr({ size, path }: QrImage, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE_PIXELS
  canvas.height = size * MODULE_PIXELS
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(MODULE_PIXELS, MODULE_PIXELS)
  context.translate(0, 0.5)
  context.stroke(new Path2D(path))
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
  return true
}
