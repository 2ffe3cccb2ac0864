// CSV that spreadsheets read right: UTF-8 with a byte order mark, CRLF, and no cell that runs as a formula.

/** Without it Excel reads the file in the code page of the computer. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Excel splits by the list separator of the region: a semicolon where the comma is the decimal sign. */
export type Separator = ';' | ','

/** OWASP ASVS 1.2.10, and the full-width forms that spreadsheets take for the same. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** Longer numbers lose digits in a spreadsheet, so they are marked as text. */
const LONG_DIGITS = /^\d{12,}$/
const QUOTED = /[";,\r\n]|^\s|\s$/

export type Cell = string | number | null

export function csvCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll('\u0000', '')
  const safe = FORMULA.test(text) || LONG_DIGITS.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvRow(cells: readonly Cell[], separator: Separator): string {
  return `${cells.map(csvCell).join(separator)}\r\n`
}
