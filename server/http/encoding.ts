// Which form of a body a browser takes, and the making of the forms.
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The smallest form that the request allows; `q=0` means that a form is refused. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
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
/** For what is sent once. */
const QUICK_BROTLI_QUALITY = 5
/** 64 kB: larger than our pages. The usual window costs ten times the time for nothing. */
const BROTLI_WINDOW_BITS = 16

export type Forms = Record<Encoding, Buffer>

export async function toForms(body: Buffer): Promise<Forms> {
  const [br, gzipped] = await Promise.all([
    brotli(body, brotliOptions(body, BROTLI_QUALITY)),
    zip(body, { level: 9 }),
  ])
  return { br, gzip: gzipped, identity: body }
}

/**
 * For a body that is sent once: small where it costs little, and only in the form that is wanted. On this thread: it
 * takes half a millisecond, and what waits for another one under load is memory that the process does not give back.
 */
export function toQuickForms(body: Buffer, wanted: Encoding): Forms {
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
