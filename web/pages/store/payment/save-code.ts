// Downloads a code as a PNG file; false when the browser cannot render it.
import type { QrImage } from '#web/kit/ui/render-qr.ts'
import type { BarcodeImage } from './render-barcode.ts'

const MODULE_PIXELS = 12
const BAR_PIXELS = 6
const BARS_HEIGHT = 240
const TEXT_HEIGHT = 90
/** Safari reads the file after the click, so its URL is revoked later. */
const REVOKE_AFTER_MS = 60_000

export async function saveQr({ size, path }: QrImage, name: string): Promise<boolean> {
  const { canvas, context } = whiteCanvas(size * MODULE_PIXELS, size * MODULE_PIXELS)
  if (!context) return false
  context.scale(MODULE_PIXELS, MODULE_PIXELS)
  context.translate(0, 0.5)
  context.stroke(new Path2D(path))
  return download(canvas, name)
}

type File = { name: string; text: string }

export async function saveBarcode({ width, path }: BarcodeImage, { name, text }: File): Promise<boolean> {
  const margin = TEXT_HEIGHT / 2
  const { canvas, context } = whiteCanvas(width * BAR_PIXELS, margin + BARS_HEIGHT + TEXT_HEIGHT)
  if (!context) return false
  context.fillStyle = '#000'
  context.textAlign = 'center'
  context.font = '700 48px sans-serif'
  context.fillText(text, canvas.width / 2, margin + BARS_HEIGHT + TEXT_HEIGHT * 0.65)
  context.translate(0, margin)
  context.scale(BAR_PIXELS, BARS_HEIGHT)
  context.fill(new Path2D(path))
  return download(canvas, name)
}

function whiteCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
  }
  return { canvas, context }
}

async function download(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
  return true
}
