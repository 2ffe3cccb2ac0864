// An avatar service on loopback, with simulated faults: `/avatar/{name}/{size}`.
import { deflateSync } from 'node:zlib'
import { listenHttp } from '#simulators/http.ts'
import { chance } from '#simulators/player-names.ts'
import { type Answering, HTTP_FAULTS } from './http-faults.ts'
import { pngOf } from './odd-pictures.ts'

export type AvatarFault = keyof typeof FAULTS

type Options = { known?: (name: string) => boolean }

const FACE_PX = 8
const PATH = /^\/avatar\/([^/]+)\/(\d{1,3})$/

export async function startAvatarServer({ known = () => true }: Options = {}) {
  let fault: AvatarFault | null = null
  const requests: string[] = []
  const { origin, close } = await listenHttp(({ url = '/' }, response) => {
    requests.push(url)
    const [, encoded = '', size = '0'] = PATH.exec(url) ?? []
    const name = decodeURIComponent(encoded)
    const picture = renderFace(name, Number(size))
    if (fault) return FAULTS[fault]({ response, body: picture })
    if (!known(name)) return response.writeHead(404, { 'content-type': 'text/plain' }).end('no such player')
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

/** A head of eight by eight coloured pixels that follows from the name: symmetric, like most faces. */
function renderFace(name: string, size: number): Buffer {
  const hue = chance(`${name}/hue`) * 360
  const rows: Buffer[] = []
  for (let y = 0; y < size; y += 1) {
    const row = Buffer.alloc(1 + size * 3)
    for (let x = 0; x < size; x += 1) {
      const [column, line] = [Math.floor((x * FACE_PX) / size), Math.floor((y * FACE_PX) / size)]
      const half = Math.min(column, FACE_PX - 1 - column)
      row.set(colourOf(hue, chance(`${name}/${half}/${line}`)), 1 + x * 3)
    }
    rows.push(row)
  }
  return pngOf({ width: size, height: size, rows: deflateSync(Buffer.concat(rows)), colours: 'rgb' })
}

function colourOf(hue: number, light: number): number[] {
  const wave = (shift: number) => 0.5 + 0.5 * Math.cos(((hue + shift) * Math.PI) / 180)
  return [0, 240, 120].map((shift) => Math.round((0.25 + 0.75 * light) * (60 + 180 * wave(shift))))
}
