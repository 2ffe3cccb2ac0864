// QRIS by the text of the code, else by its picture, else not at all.
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import { listenHttp } from '#simulators/http.ts'
import { TEST_NOW, TEST_REQUEST } from '#tests/support/gateway-worlds.ts'
import { openMidtrans } from '#tests/support/shop-gateways.ts'
import { testWith } from '#tests/support/test-with.ts'
import { fetchQrPicture } from './midtrans-qr.ts'

const PICTURE = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/
const REQUEST = { ...TEST_REQUEST, expiresAt: new Date(TEST_NOW.getTime() + 59 * 60_000) }

const inMidtrans = testWith(async () => {
  const { close, ...midtrans } = await openMidtrans(() => TEST_NOW, { isTest: false })
  return { ...midtrans, [Symbol.asyncDispose]: close }
})

inMidtrans('the text of the code wins', async ({ gateway, requests }) => {
  const opened = await gateway.open(REQUEST)
  expect(opened.qrString).toContain('DEMO JANGAN DIBAYAR')
  expect(opened.qrUrl).toBeNull()
  expect(requests.filter((request) => request.includes('qr-code'))).toEqual([])
})

inMidtrans('without the text the framed picture is fetched by the address of the reply', async (midtrans) => {
  midtrans.setQr('actions')
  const opened = await midtrans.gateway.open(REQUEST)
  expect(opened).toMatchObject({ qrString: null, qrUrl: expect.stringMatching(PICTURE) })
  const pictures = midtrans.requests.filter((request) => request.includes('qr-code'))
  expect(pictures).toEqual([expect.stringContaining('/v4/qris/frame-')])
})

test.each(['none', 'actions'] as const)(
  'a QRIS payment without a code (%s) is refused as a method, and its charge is cancelled',
  async (form) => {
    const { close, ...midtrans } = await openMidtrans(() => TEST_NOW, { isTest: false })
    onTestFinished(close)
    midtrans.setQr(form, true)
    const refusal = {
      kind: 'refused',
      about: 'method',
      message: expect.stringContaining('without a QR code'),
    }
    await expect(midtrans.gateway.open(REQUEST)).rejects.toMatchObject(refusal)
    expect(midtrans.transactions()).toMatchObject([{ status: 'FAILED' }])
  },
)

async function png(width = 8): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp({ create: { width, height: width, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
}

const fetchFrom = (url: string, own = 'https://api.midtrans.com') =>
  fetchQrPicture(
    [{ name: 'generate-qr-code', url }],
    { url: own, authorization: 'Basic secret' },
    AbortSignal.timeout(5_000),
  )

test.each([
  'http://api.midtrans.com/qr',
  'https://midtrans.com.evil.test/qr',
  'https://evilmidtrans.com/qr',
  'https://user@evil.test/?midtrans.com',
  'http://127.0.0.1/qr',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'no address',
])('%s is not asked', async (url) => {
  using spy = vi.spyOn(globalThis, 'fetch')
  expect(await fetchFrom(url)).toBeNull()
  expect(spy).not.toHaveBeenCalled()
})

test.each(['https://api.midtrans.com/v4/qris/x/qr-code', 'https://api.veritrans.co.id/v2/qris/x/qr-code'])(
  '%s is asked, the key goes only to the configured address',
  async (url) => {
    const body = new Uint8Array(await png())
    using spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body))
    expect(await fetchFrom(url)).toMatch(PICTURE)
    const headers = new Headers(spy.mock.calls[0]?.[1]?.headers)
    expect(headers.has('authorization')).toBe(new URL(url).hostname === 'api.midtrans.com')
  },
)

test('only a picture in the form of PNG is used, of a limited size, and no redirect is followed', async () => {
  const sharp = await loadSharp()
  const jpeg = await sharp(await png())
    .jpeg()
    .toBuffer()
  const replies: Record<string, [number, Buffer]> = {
    '/png': [200, await png()],
    '/jpeg': [200, jpeg],
    '/html': [200, Buffer.from('<h1>503</h1>')],
    '/svg': [200, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    '/huge': [200, Buffer.alloc(600 * 1024)],
    '/wide': [200, await png(2_100)],
    '/away': [503, await png()],
    '/moved': [302, await png()],
  }
  const { origin, close } = await listenHttp(({ url = '' }, response) => {
    const [status, bytes] = replies[url] ?? [404, Buffer.alloc(0)]
    response.writeHead(status, { location: '/png' }).end(bytes)
  })
  onTestFinished(close)
  const works = await Promise.all(
    Object.keys(replies).map(async (path) => [path, (await fetchFrom(origin + path, origin)) !== null]),
  )
  expect(Object.fromEntries(works)).toEqual({
    ...Object.fromEntries(Object.keys(replies).map((path) => [path, false])),
    '/png': true,
  })
})
