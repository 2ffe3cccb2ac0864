// Text as the codewords of a QR code: byte mode, error correction M, versions 1 to 20.
import { correctionOf } from './reed-solomon.ts'

export const MAX_VERSION = 20

/** Per version, from 1: how many signs of correction each block has, and how many blocks there are. */
const CORRECTION_SIGNS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

const BYTE_MODE = 0b0100
const MODE_BITS = 4
const PADDING = [0xec, 0x11]

export type Layout = { version: number; total: number; blocks: number; correction: number }

export function layoutOf(version: number): Layout {
  return {
    version,
    total: Math.floor(freeModules(version) / 8),
    blocks: BLOCKS[version - 1] ?? 1,
    correction: CORRECTION_SIGNS[version - 1] ?? 0,
  }
}

/** The squares that are left when all fixed patterns are drawn. */
function freeModules(version: number): number {
  const whole = (16 * version + 128) * version + 64
  if (version < 2) return whole
  const marks = Math.floor(version / 7) + 2
  return whole - ((25 * marks - 10) * marks - 55) - (version >= 7 ? 36 : 0)
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function dataSigns({ total, blocks, correction }: Layout): number {
  return total - blocks * correction
}

/** The smallest code that holds so many bytes; null when even the largest does not. */
export function findLayout(bytes: number): Layout | null {
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    const layout = layoutOf(version)
    if (MODE_BITS + lengthBits(version) + bytes * 8 <= dataSigns(layout) * 8) return layout
  }
  return null
}

/** Mode, length, bytes, an end of four zeros where there is room, then padding. */
function toData(bytes: Uint8Array, layout: Layout): number[] {
  const size = dataSigns(layout)
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  push(BYTE_MODE, MODE_BITS)
  push(bytes.length, lengthBits(layout.version))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, size * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  const data: number[] = []
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let turn = 0; data.length < size; turn += 1) data.push(PADDING[turn % 2] ?? 0)
  return data
}

/** Data and correction of all blocks, dealt out in turns; the first blocks may be one sign shorter. */
export function toCodewords(bytes: Uint8Array, layout: Layout): number[] {
  const data = toData(bytes, layout)
  const short = Math.floor(data.length / layout.blocks)
  const firstLong = layout.blocks - (data.length % layout.blocks)
  const blocks: number[][] = []
  for (let block = 0, at = 0; block < layout.blocks; block += 1) {
    const end = at + short + (block >= firstLong ? 1 : 0)
    blocks.push(data.slice(at, end))
    at = end
  }
  const corrections = blocks.map((block) => correctionOf(block, layout.correction))
  return [...inTurns(blocks, short + 1), ...inTurns(corrections, layout.correction)]
}

function inTurns(lists: readonly (readonly number[])[], longest: number): number[] {
  const dealt: number[] = []
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const value = list[turn]
      if (value !== undefined) dealt.push(value)
    }
  }
  return dealt
}
