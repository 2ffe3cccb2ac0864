import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvRow } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+62812', "'+62812"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['\u0000=1', "'=1"],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['"q"', '"""q"""'],
  ['=cmd|"/c calc"', '"\'=cmd|""/c calc"""'],
  ['line\nbreak', '"line\nbreak"'],
  ['.Steve', '.Steve'],
  ['812785123456789', "'812785123456789"],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('own numbers stay numbers, also negative ones', () => {
  expect(csvRow([-5, 55_500, null, 'Ayu'], ';')).toBe('-5;55500;;Ayu\r\n')
})

test('any text is read back whole, and never begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (texts) => {
      const cells = readRow(csvRow(texts, ','))
      expect(cells).toHaveLength(texts.length)
      for (const [place, cell] of cells.entries()) {
        const text = texts[place]?.replaceAll('\u0000', '')
        expect([text, `'${text}`]).toContain(cell)
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
      }
    }),
  )
})

/** A reader by RFC 4180. */
function readRow(row: string): string[] {
  const cells: string[] = []
  let rest = row.slice(0, -2)
  for (;;) {
    const [match, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/.exec(rest) ?? ['']
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (!match.endsWith(',') || (quoted === undefined && match.length > rest.length)) return cells
    rest = rest.slice(match.length)
    if (rest === '') return [...cells, '']
  }
}
