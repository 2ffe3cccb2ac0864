// Which form of a body a browser takes, and the making of the forms.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export type Forms = Record<Encoding, Buffer>

export async function toForms(body: Buffer): Promise<Forms> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gzipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })])
  return { br, gzip: gzipped, identity: body }
}
