// Lays pictures out on one contact sheet for comparison.
import sharp from 'sharp'

const CELL = { width: 480, height: 270, gap: 8 }

export async function sheet(files: string[], target: string, columns = 4): Promise<void> {
  const stepX = CELL.width + CELL.gap
  const stepY = CELL.height + CELL.gap
  const tiles = await Promise.all(
    files.map(async (file, index) => {
      const fitted = sharp(file).resize({ width: CELL.width, height: CELL.height, fit: 'inside' }).png()
      const { data, info } = await fitted.toBuffer({ resolveWithObject: true })
      return {
        input: data,
        left: (index % columns) * stepX + Math.floor((stepX - info.width) / 2),
        top: Math.floor(index / columns) * stepY + Math.floor((stepY - info.height) / 2),
      }
    }),
  )
  const width = columns * stepX
  const height = Math.ceil(files.length / columns) * stepY
  const ground = sharp({ create: { width, height, channels: 3, background: '#05060f' } })
  await ground.composite(tiles).png().toFile(target)
}
