import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoQris } from '#simulators/demo-qris.ts'
import { type QrImage, renderQr } from './render-qr.ts'

const QRIS =
  '00020101021226570011ID.EXAMPLE.WWW0118936009140000000000021500000000000000303UMI52045734530336054057700055802ID5915ANGKASA NETWORK6007JAKARTA6304ABCD'
const QUIET_ZONE = 4

// The digests belong to codes that the independent decoder jsQR read back to the same text.
test.each([
  ['a QRIS payload', QRIS, 49, '1c1ed0b1fac3915b'],
  ['a QRIS payload with a reference', demoQris(77_000, 'T0001'), 61, 'be4ff2593a35c353'],
  ['the longest QRIS payload, 512 characters', QRIS.repeat(4).slice(0, 512), 89, '4fa20135d6ea6dbc'],
  ['the longest text that is rendered', 'x'.repeat(666), 97, '4cfcc1a81a9c19e8'],
])('renders %s to the known modules', (_, text, modules, digest) => {
  const rows = rowsOf(renderQr(text))
  expect(rows).toHaveLength(modules + 2 * QUIET_ZONE)
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest)
})

test('surrounds the code with four light modules', () => {
  const rows = rowsOf(renderQr(QRIS))
  const light = '0'.repeat(rows.length)
  expect([...rows.slice(0, QUIET_ZONE), ...rows.slice(-QUIET_ZONE)]).toEqual(Array(8).fill(light))
  for (const row of rows) expect(row).toMatch(/^0000.*0000$/)
})

test('uses error correction level M, which survives 15 % of damage', () => {
  const rows = rowsOf(renderQr(QRIS))
  const formatRow = rows[8 + QUIET_ZONE] ?? ''
  // The first two format bits are XOR-masked with 10; level M is 00.
  expect(formatRow.slice(QUIET_ZONE, QUIET_ZONE + 2)).toBe('10')
})

test('returns null for a text that is too long', () => {
  expect(renderQr('x'.repeat(667))).toBeNull()
})

/** The modules as rows of 0 and 1, read from the path. */
function rowsOf(image: QrImage | null): string[] {
  if (!image) throw new Error('not rendered')
  const rows = Array.from({ length: image.size }, () => Array(image.size).fill('0'))
  let [x, y] = [0, 0]
  for (const [, move, right, down, length] of image.path.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)) {
    if (move === 'M') [x, y] = [0, 0]
    x += Number(right)
    y += Number(down)
    rows[y]?.fill('1', x, x + Number(length))
    x += Number(length)
  }
  return rows.map((row) => row.join(''))
}
