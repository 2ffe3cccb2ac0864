// Content encodings: which one a request accepts, and bodies in each of them.
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A browser sends a tenth of it; a header of 16 kB would take longer to read than a page takes to send. */
const LONGEST_ACCEPT = 256

/** The smallest encoding that the request accepts; `q=0` refuses one. */
export function pickEncoding(header = ''): Encoding {
  const accept = header.slice(0, LONGEST_ACCEPT)
  if (allows(accept, 'br')) return 'br'
  return allows(accept, 'gzip') ? 'gzip' : 'identity'
}

function allows(accept: string, encoding: string): boolean {
  return accept.split(',').some((part) => {
    const [name = '', ...options] = part.toLowerCase().split(';')
    if (name.trim() !== encoding) return false
    return !options.some((option) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(option))
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages are compressed once and sent often; the next step up costs five times the time for 2 %. */
const BROTLI_QUALITY = 9
/** For a body that is sent once. */
const QUICK_BROTLI_QUALITY = 5
/** 64 kB, larger than our pages. The default window takes ten times as long for the same size. */
const BROTLI_WINDOW_BITS = 16

export type Bodies = Record<Encoding, Buffer>

export async function encodeBody(body: Buffer): Promise<Bodies> {
  const [br, gzipped] = await Promise.all([
    brotli(body, brotliOptions(body, BROTLI_QUALITY)),
    zip(body, { level: 9 }),
  ])
  return { br: ownMemory(br), gzip: ownMemory(gzipped), identity: ownMemory(body) }
}

/** A small buffer is a piece of Node's pool: a cached one would hold the whole 64 kB of it. */
function ownMemory(body: Buffer): Buffer {
  return body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer)
}

/** For a body that is sent once, in the encoding of its request. Synchronous: it takes half a millisecond. */
export function encodeOnce(body: Buffer, wanted: Encoding): Bodies {
  const options = brotliOptions(body, QUICK_BROTLI_QUALITY)
  return { br: wanted === 'br' ? brotliCompressSync(body, options) : body, gzip: body, identity: body }
}

function brotliOptions(body: Buffer, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return { params }
}
