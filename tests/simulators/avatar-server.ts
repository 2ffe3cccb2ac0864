// An avatar service on loopback, with simulated faults: `/avatar/{name}/{size}`.
import { deflateSync } from 'node:zlib'
import { listenHttp } from '#simulators/http.ts'
import { chance } from '#simulators/player-names.ts'
import { type Answering, HTTP_FAULTS } from './http-faults.ts'
import { pngOf } from './odd-pictures.ts'

export type AvatarFault = keyof typeof FAULTS

const PATH = /^\/avatar\/([^/]+)\/(\d{1,3})$/

export async function startAvatarServer({ known }: { known?: (name: string) => boolean } = {}) {
  let fault: AvatarFault | null = null
  const requests: string[] = []
  const { origin, close } = await listenHttp(({ url = '/' }, response) => {
    requests.push(url)
    const [, encoded = '', size = '0'] = PATH.exec(url) ?? []
    const name = decodeURIComponent(encoded)
    const picture = renderFace(name, Number(size))
    if (fault) return FAULTS[fault]({ response, body: picture })
    if (known?.(name) === false)
      return response.writeHead(404, { 'content-type': 'text/plain' }).end('no such player')
    response.setHeader('content-type', 'image/png').end(picture)
  })
  return {
    origin,
    /** As a source of the settings. */
    url: `${origin}/avatar/{name}/{size}`,
    setFault(next: AvatarFault | null) {
      fault = next
    },
    /** Requested paths, oldest first. */
    requests,
    close,
  }
}

const FAULTS = {
  ...HTTP_FAULTS,
  'too-many': ({ response }) => response.writeHead(429, { 'retry-after': '120' }).end(),
  html: ({ response }) => response.setHeader('content-type', 'image/png').end('<html><script>1</script>'),
  svg: ({ response }) =>
    response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  bomb: ({ response }) =>
    response.end(pngOf({ width: 50_000, height: 50_000, rows: deflateSync(Buffer.alloc(1_000)) })),
  tiny: ({ response }) => response.end(pngOf({ width: 1, height: 1 })),
} satisfies Record<string, (answering: Answering) => void>

/** In one colour that follows from the name. */
function renderFace(name: string, size: number): Buffer {
  const colour = ['red', 'green', 'blue'].map((part) => Math.floor(chance(`${name}/${part}`) * 256))
  const row = [0, ...Array<number[]>(size).fill(colour).flat()]
  const rows = deflateSync(Buffer.from(Array<number[]>(size).fill(row).flat()))
  return pngOf({ width: size, height: size, rows, colours: 'rgb' })
}
