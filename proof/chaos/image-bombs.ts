// T18: files that are small on the wire and large in memory, or that are something else; sent as an admin sends pictures.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { IMAGE_LIMIT_BYTES } from '#contract/platform/image-upload.ts'
import { exchange, parseResponse } from '#tests/security/raw-http.ts'
import { gifOf, pngChunk, pngOf } from '#tests/support/odd-pictures.ts'
import { OWNER_SETTINGS, type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, fact, none, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'
import { percentile } from './figures.ts'
import { memoryDuring, memoryRow } from './peak-memory.ts'
import type { Answer } from './request.ts'
import { visitorRow, visitWhile } from './run-while.ts'

const MEGABYTE = 1024 * 1024
const REFUSED_MS = 500
const MEMORY_MB = 60
const ROUNDS = 5
const QUICK_ROUNDS = 1
const HONEST = 8
const ICC_MARK = Buffer.from('ICC_PROFILE\0', 'latin1')
const ICC_PART_BYTES = 65_000
/** Formats that are decoded as a whole. */
const WHOLE = { progressive: true, chromaSubsampling: '4:4:4' }

type Sent = { what: string; bytes: Buffer; status: 200 | 400 | 413 | 415 }
type Result = Sent & { answer: Answer }

export const imageBombs: ChaosTest = {
  ids: ['T18'],
  alone: true,
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'T18', env: OWNER_SETTINGS })
    await world.start()
    const admin = await signIn(world.site.url)
    const files = await allFiles()
    const honest = await memoryDuring(world.site.pid(), () => honestPictures(admin))
    const storedBefore = await countStored(admin)
    const results: Result[] = []
    const rounds = options.quick ? QUICK_ROUNDS : ROUNDS
    let huge = ''
    const { result: grown, visited } = await visitWhile(world.site.url, () =>
      memoryDuring(world.site.pid(), async () => {
        for (let round = 0; round < rounds; round += 1) {
          for (const file of files) results.push({ ...file, answer: await upload(admin, file.bytes) })
        }
        huge = await hundredMegabytes(world, admin)
      }),
    )
    const taken = results.filter(({ status }) => status === 200).length
    return [
      ...verdictRows(results, huge),
      none(
        'T18',
        'rows of pictures beside those that are taken',
        (await countStored(admin)) - storedBefore - taken,
      ),
      fact('T18', `memory for ${HONEST} honest pictures of 5 MB`, `+${honest.toFixed(0)} MB`),
      memoryRow('T18', 'memory for all of these beyond that', grown, MEMORY_MB),
      visitorRow('T18', 'other requests meanwhile, p99', visited),
      none('T18', 'other requests that failed', visited.wrong),
    ]
  },
}

/** Warm-up: loads the decoder and grows the process to its normal size. */
async function honestPictures(admin: SignedInAdmin): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = sharp({ create: { width: 1_600, height: 1_020, channels: 3, background: '#333', noise } })
  const bytes = await image.png().toBuffer()
  for (let turn = 0; turn < HONEST; turn += 1) {
    const { status, text } = await upload(admin, bytes)
    if (status !== 200) throw new Error(`a picture of ${bytes.length} bytes is refused: ${text}`)
  }
}

function verdictRows(results: readonly Result[], huge: string): Row[] {
  const isRight = ({ status, answer }: Result) => status === answer.status
  const wrong = results.filter((one) => !isRight(one)).map(({ what, answer }) => `${what}: ${answer.status}`)
  const refused = results.filter(({ status }) => status !== 200)
  const taken = results.filter(({ status }) => status === 200)
  const slowest = percentile(
    refused.map(({ answer }) => answer.ms),
    1,
  )
  const names = wrong.length > 0 ? ` (${[...new Set(wrong)].join(', ')})` : ''
  return [
    all(
      'T18',
      `bombs, halves and other kinds: refused${names}`,
      refused.filter(isRight).length,
      refused.length,
    ),
    within('T18', 'the slowest refusal', slowest, REFUSED_MS),
    all(
      'T18',
      'just under 5 MB, and pictures with something behind: taken',
      taken.filter(isRight).length,
      taken.length,
    ),
    all(
      'T18',
      'a JPEG with a colour profile of 100 MB: refused by its length alone',
      Number(huge === '413 image_too_large'),
      1,
    ),
  ]
}

async function allFiles(): Promise<Sent[]> {
  const small = pngOf({ width: 20, height: 20 })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#333', noise } })
  const [png, jpeg] = [await image.png().toBuffer(), await image.jpeg().toBuffer()]
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#375' } })
  const clear = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })
  const few = deflateSync(Buffer.alloc(1_000))
  const large = deflateSync(Buffer.alloc(300 * MEGABYTE))
  const zip = Buffer.from('504b0304140000000800', 'hex')
  const script = Buffer.from('<script>alert(1)</script>')
  const filledTo = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
  return [
    {
      what: 'PNG of 50,000 × 50,000',
      bytes: pngOf({ width: 50_000, height: 50_000, rows: few }),
      status: 413,
    },
    {
      what: 'PNG of 2,147,483,647 × 1',
      bytes: pngOf({ width: 2_147_483_647, height: 1, rows: few }),
      status: 400,
    },
    {
      what: 'GIF of 65,535 × 65,535',
      bytes: gifOf({ frames: 1, width: 65_535, height: 65_535 }),
      status: 413,
    },
    { what: 'GIF of 10,000 frames', bytes: gifOf({ frames: 10_000 }), status: 413 },
    { what: 'GIF of 7,000 × 7,000', bytes: await flat(7_000, 7_000).gif().toBuffer(), status: 413 },
    {
      what: 'progressive JPEG of 25 million pixels',
      bytes: await flat(5_000, 5_000).jpeg(WHOLE).toBuffer(),
      status: 413,
    },
    {
      what: 'interlaced PNG of 25 million pixels',
      bytes: await clear(5_000, 5_000).png(WHOLE).toBuffer(),
      status: 413,
    },
    { what: 'PNG of 49,000 × 1,000', bytes: await clear(49_000, 1_000).png().toBuffer(), status: 413 },
    { what: 'half a PNG', bytes: png.subarray(0, png.length / 2), status: 400 },
    { what: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), status: 400 },
    { what: 'a head alone', bytes: png.subarray(0, 8), status: 400 },
    { what: 'a ZIP', bytes: zip, status: 415 },
    {
      what: 'a page behind the head of a PNG',
      bytes: Buffer.concat([png.subarray(0, 8), script]),
      status: 400,
    },
    { what: 'a script that begins like a GIF', bytes: Buffer.from('GIF89a=1;alert(1)//'), status: 400 },
    { what: 'exactly 5 MB', bytes: filledTo(IMAGE_LIMIT_BYTES), status: 413 },
    { what: '5 MB and a byte', bytes: filledTo(IMAGE_LIMIT_BYTES + 1), status: 413 },
    { what: '5 MB less a byte', bytes: filledTo(IMAGE_LIMIT_BYTES - 1), status: 200 },
    { what: 'a ZIP behind a PNG', bytes: Buffer.concat([small, zip, script]), status: 200 },
    {
      what: 'a ZIP inside a PNG',
      bytes: pngOf({ width: 20, height: 20, extra: [pngChunk('zTXt', zip)] }),
      status: 200,
    },
    { what: 'a JPEG with a page behind', bytes: Buffer.concat([jpeg, script]), status: 200 },
    { what: 'a JPEG with a colour profile of 4 MB', bytes: withProfile(jpeg, 4 * MEGABYTE), status: 200 },
    { what: 'a text that unpacks to 300 MB', bytes: withChunk('zTXt', 'Comment\0\0', large), status: 200 },
    {
      what: 'a colour profile that unpacks to 300 MB',
      bytes: withChunk('iCCP', 'icc\0\0', large),
      status: 200,
    },
  ]
}

function withChunk(type: string, head: string, packed: Buffer): Buffer {
  const chunk = pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]))
  return pngOf({ width: 20, height: 20, extra: [chunk] })
}

/** Split into segments, as the format requires. */
function withProfile(jpeg: Buffer, bytes: number): Buffer {
  const count = Math.ceil(bytes / ICC_PART_BYTES)
  const parts = Array.from({ length: count }, (_, place) => {
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    const body = Buffer.concat([ICC_MARK, Buffer.from([place + 1, count]), Buffer.alloc(ICC_PART_BYTES, 1)])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}

function upload(admin: SignedInAdmin, bytes: Buffer): Promise<Answer> {
  const form = new FormData()
  form.set('gamemode', 'creative')
  form.set('image', new Blob([new Uint8Array(bytes)]), 'a.png')
  return admin.ask('gamemode-images', { method: 'POST', form })
}

/** Sends only the length and the beginning: reading the whole body would never end. */
async function hundredMegabytes({ site }: ChaosWorld, { token }: SignedInAdmin): Promise<string> {
  const head = [
    'POST /api/admin/gamemode-images HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${100 * MEGABYTE}`,
  ]
  const { status, body } = parseResponse(await exchange(site.url, `${head.join('\r\n')}\r\n\r\n--x\r\n`))
  return `${status} ${JSON.parse(body).code}`
}

async function countStored(admin: SignedInAdmin): Promise<number> {
  return (await admin.getJson('gamemode-images')).images.length
}
