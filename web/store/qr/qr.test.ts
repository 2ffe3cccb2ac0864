// QR codes: against figures of the standard, against another encoder's drawings, and by reading them back.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { layoutOf, MAX_VERSION } from './codewords.ts'
import { drawQr, encodeQr, type QrCode, QUIET_ZONE } from './encode-qr.ts'
import { alignmentPlaces, createGrid, dataPath, drawFixed, formatBits, versionBits } from './grid.ts'
import { MASKS } from './mask.ts'
import { correctionOf, multiply } from './reed-solomon.ts'

const QRIS =
  '00020101021226570011ID.EXAMPLE.WWW0118936009140000000000021500000000000000303UMI52045734530336054057700055802ID5915ANGKASA NETWORK6007JAKARTA6304ABCD'

test('the correction of the example in ISO 18004 comes out', () => {
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ]
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('format and version carry the bits of the standard', () => {
  expect(Array.from({ length: 8 }, (_, mask) => formatBits(mask))).toEqual([
    0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0,
  ])
  expect([versionBits(7), versionBits(20)]).toEqual([0x07c94, 0x149a6])
})

test.each([
  [1, []],
  [2, [6, 18]],
  [7, [6, 22, 38]],
  [14, [6, 26, 46, 66]],
  [16, [6, 26, 50, 74]],
  [19, [6, 30, 58, 86]],
  [20, [6, 34, 62, 90]],
])('version %d has its alignment marks at %j', (version, places) => {
  expect(alignmentPlaces(version)).toEqual(places)
})

test.each([
  ['angkasa', 21, '316ff9f9529c760f'],
  ['x'.repeat(120), 45, 'b91b7e904d3e58a9'],
  [QRIS, 49, '20ad588121e63c64'],
  ['Angkasa '.repeat(83), 97, '2eb235fb8f198297'],
])('%.20s is drawn square for square as another encoder draws it', (text, size, digest) => {
  const code = encode(text)
  expect(code.size).toBe(size)
  expect(createHash('sha256').update(rowsOf(code).join('\n')).digest('hex').slice(0, 16)).toBe(digest)
})

test('every version can be read back, and its correction is whole', () => {
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    const text = 'Angkasa 0123456789 '.repeat(40).slice(0, capacityOf(version))
    const code = encode(text)
    expect([version, code.size]).toEqual([version, 17 + 4 * version])
    expect(read(code, version)).toBe(text)
  }
})

test('one sign too many for the largest code gives none', () => {
  expect(encode('x'.repeat(666)).size).toBe(97)
  expect(encodeQr('x'.repeat(667))).toBeNull()
})

test('the drawing keeps the quiet zone and every dark square', () => {
  const code = encode(QRIS)
  const drawing = drawQr(QRIS)
  const runs = [...(drawing?.lines ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) =>
    [x, y, length].map(Number),
  )
  expect(drawing?.size).toBe(code.size + 8)
  const drawn = new Set(
    runs.flatMap(([x = 0, y = 0, length = 0]) =>
      Array.from({ length }, (_, step) => `${x + step - QUIET_ZONE},${y - QUIET_ZONE}`),
    ),
  )
  const dark = rowsOf(code).flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '1' ? [`${x},${y}`] : [])),
  )
  expect([...drawn].sort()).toEqual(dark.sort())
})

function encode(text: string): QrCode {
  const code = encodeQr(text)
  if (!code) throw new Error('too long')
  return code
}

function rowsOf({ size, isDark }: QrCode): string[] {
  const places = Array.from({ length: size }, (_, place) => place)
  return places.map((y) => places.map((x) => (isDark(x, y) ? '1' : '0')).join(''))
}

function capacityOf(version: number): number {
  const { total, blocks, correction } = layoutOf(version)
  return Math.floor(((total - blocks * correction) * 8 - 4 - (version < 10 ? 8 : 16)) / 8)
}

/** The way back: format, mask, path, blocks, bytes. */
function read(code: QrCode, version: number): string {
  const codewords = readCodewords(code, version)
  const { total, blocks, correction } = layoutOf(version)
  const data = total - blocks * correction
  const lengths = Array.from(
    { length: blocks },
    (_, block) => Math.floor(data / blocks) + (block >= blocks - (data % blocks) ? 1 : 0),
  )
  const parts = lengths.map((length) => ({ length, signs: [] as number[] }))
  let at = 0
  for (let turn = 0; turn < Math.max(...lengths); turn += 1)
    for (const part of parts) if (turn < part.length) part.signs.push(codewords[at++] ?? 0)
  const all = parts.flatMap(({ signs }) => signs)
  for (let turn = 0; turn < correction; turn += 1)
    for (const part of parts) part.signs.push(codewords[at++] ?? 0)
  for (const { signs } of parts) expect(syndromes(signs, correction)).toEqual(new Array(correction).fill(0))
  const bits = all.map((sign) => sign.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const lengthEnd = version < 10 ? 12 : 20
  const length = Number.parseInt(bits.slice(4, lengthEnd), 2)
  return Array.from({ length }, (_, place) =>
    String.fromCharCode(Number.parseInt(bits.slice(lengthEnd + place * 8, lengthEnd + place * 8 + 8), 2)),
  ).join('')
}

function readCodewords(code: QrCode, version: number): number[] {
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce(
    (bits, y, place) => bits | (code.isDark(8, y) ? 1 << place : 0),
    0,
  )
  const mask = Array.from({ length: 8 }, (_, each) => each).find(
    (each) => (formatBits(each) & 0xff) === format,
  )
  const turns = MASKS[mask ?? -1]
  const fixed = createGrid(code.size)
  drawFixed(fixed, version)
  const bits = [...dataPath(fixed)]
    .map(([x, y]) => (code.isDark(x, y) !== turns?.(x, y) ? '1' : '0'))
    .join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

/** All zero when a block is a multiple of its divisor. */
function syndromes(signs: readonly number[], count: number): number[] {
  let root = 1
  return Array.from({ length: count }, () => {
    const value = signs.reduce((sum, sign) => multiply(sum, root) ^ sign, 0)
    root = multiply(root, 2)
    return value
  })
}
