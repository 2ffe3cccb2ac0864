// Malicious image files, built byte by byte: decompression bombs, polyglots, truncated files.
import { crc32, deflateSync } from 'node:zlib'

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

type Png = {
  width: number
  height: number
  /** Compressed rows; by default those of a black picture. */
  rows?: Buffer
  /** Chunks before the rows. */
  extra?: readonly Buffer[]
  colours?: 'grey' | 'rgb'
}

/** 8 bits per colour; its header may claim more pixels than its rows contain. */
export function pngOf({ width, height, rows, extra = [], colours = 'grey' }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colours === 'rgb' ? 2 : 0], 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', rows ?? deflateSync(Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Frames with one black pixel each, whatever size the header claims. */
export function gifOf({
  frames,
  width = 1,
  height = 1,
}: {
  frames: number
  width?: number
  height?: number
}) {
  const header = Buffer.from('47494638396100000000800000000000ffffff', 'hex')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
  frame.writeUInt16LE(width, 13)
  frame.writeUInt16LE(height, 15)
  return Buffer.concat([header, ...Array<Buffer>(frames).fill(frame), Buffer.from('3b', 'hex')])
}

/** A PNG or JPEG whose header claims other dimensions than its pixels have. */
export function withDimensions(file: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(file)
  if (claimed.subarray(0, 8).equals(PNG_SIGNATURE)) {
    claimed.writeUInt32BE(width, 16)
    claimed.writeUInt32BE(height, 20)
    claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
    return claimed
  }
  // The frame header of a JPEG: ff c0 (baseline) or ff c2 (progressive), length, precision, height, width.
  const frame = [0xc0, 0xc2].map((kind) => claimed.indexOf(Buffer.from([0xff, kind, 0]))).find((at) => at > 0)
  if (frame === undefined) throw new Error('no frame header')
  claimed.writeUInt16BE(height, frame + 5)
  claimed.writeUInt16BE(width, frame + 7)
  return claimed
}
