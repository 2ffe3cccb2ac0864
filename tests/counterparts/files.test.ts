// Files that other programs open: exports, feeds and QR codes, against readers that others wrote.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { parseAtomFeed } from 'feedsmith'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { createBuyer } from '#tests/support/buyer.ts'
import { POST_FORM } from '#tests/support/forms.ts'
import { startOwned } from '#tests/support/site.ts'
import { renderQr } from '#web/kit/ui/render-qr.ts'

test('csv-parse reads the export of orders: every row has the cells of the head', async () => {
  await using site = await startOwned()
  const buyer = createBuyer(site.url)
  const { reference } = await buyer.order({ username: 'Csv_Buyer', paymentMethod: 'BRIVA' })
  const bytes = await (await site.admin.ask('/export/orders')).text()
  const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true, delimiter: [',', ';'] })
  const row = rows.find((one) => Object.values(one).includes(reference))
  expect(Object.values(row ?? {})).toContain('Csv_Buyer')
})

test('feedsmith reads the feeds of news and status', async () => {
  await using site = await startOwned()
  const post = { ...POST_FORM, title: { en: 'News & “more”', id: 'Kabar' } }
  expect((await site.admin.ask('/posts', 'POST', post)).ok).toBe(true)
  for (const path of ['/en/news.xml', '/en/status.xml']) {
    const feed = parseAtomFeed(await site.text(path))
    expect(feed.id, path).toMatch(/^https:/)
    expect(
      feed.links?.map(({ rel }) => rel),
      path,
    ).toContain('self')
  }
  const { entries } = parseAtomFeed(await site.text('/en/news.xml'))
  expect(entries?.[0]?.title).toMatchObject({ value: 'News & “more”' })
})

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
const QRIS =
  '00020101021226670016COM.NOBUBANK.WWW01189360050300000879140214844519767362640303UMI51440014ID.CO.QRIS.WWW0215ID20222359387440303UMI5204481253033605405770005802ID5914DEMO JANGAN BY6007JAKARTA61051011062070703A016304'

test.each([
  ['a QRIS payment', `${QRIS}A1B2`],
  ['the longest QRIS payment', QRIS.padEnd(512, '0')],
  ['an address with other letters', 'https://angkasa.test/id/store/checkout/AB12?x=銀河'],
])('zxing reads the QR code of %s', async (_, text) => {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })
  const qr = renderQr(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -0.5 ${qr?.size} ${qr?.size}"><rect y="-1" width="100%" height="110%" fill="#fff"/><path stroke="#000" d="${qr?.path}"/></svg>`
  const picture = await sharp(Buffer.from(svg)).resize(720).png().toBuffer()
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
  expect(found?.text).toBe(text)
})
