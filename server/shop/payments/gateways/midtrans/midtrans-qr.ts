// The QR code of a payment whose reply has no text of it: a picture that the site fetches, so that buyers load nothing from
// the gateway and an address in a reply cannot lead anywhere else.
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import { readBytes } from '#server/platform/kernel/read-text.ts'
import { GatewayError } from '../payment-gateway.ts'

export type QrAction = { name: string; url: string }

/** In the order of preference: the second version has the frame that Indonesian apps expect. */
const NAMES = ['generate-qr-code-v2', 'generate-qr-code']
const HOSTS = ['midtrans.com', 'veritrans.co.id']
const MAX_BYTES = 512 * 1024
const MAX_PIXELS = 4_000_000
/** Wide enough for the modules of the longest code. */
const MAX_WIDTH = 600

type Access = { url: string; authorization: string }

/** As a data URL; null when no address may be used, or none gives a picture. */
export async function fetchQrPicture(
  actions: readonly QrAction[],
  access: Access,
  signal: AbortSignal,
): Promise<string | null> {
  const urls = NAMES.flatMap((name) => actions.find((action) => action.name === name)?.url ?? [])
  for (const url of urls) {
    const address = URL.parse(url)
    if (!address || !isListed(address, access)) continue
    const picture = await fetchPicture(address, access, signal).catch(() => null)
    if (picture) return picture
  }
  return null
}

/** Midtrans' own hosts, and the address that the owner has configured. */
function isListed({ protocol, origin, hostname }: URL, { url }: Access): boolean {
  if (origin === new URL(url).origin) return true
  return protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

async function fetchPicture(address: URL, { url, authorization }: Access, signal: AbortSignal) {
  const isOwn = address.origin === new URL(url).origin
  const response = await fetch(address, {
    redirect: 'manual',
    // The key is sent to the address that it was entered for, and to no other.
    headers: { accept: 'image/png', ...(isOwn && { authorization }) },
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    return null
  }
  const tooLarge = () => new GatewayError('unavailable', 'Midtrans sent a picture that is too large')
  return toDataUrl(await readBytes(response, MAX_BYTES, tooLarge))
}

/** Encoded again: what is stored is a picture and nothing else. */
async function toDataUrl(bytes: Buffer): Promise<string | null> {
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { format } = await picture.metadata()
  if (format !== 'png') return null
  const png = await picture
    .resize({ width: MAX_WIDTH, withoutEnlargement: true, kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
