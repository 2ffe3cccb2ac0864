import { wholeNumber } from './whole-number.ts'

/** Always in Indonesian format, whatever the language of the page. */
export function rupiah(amount: number | bigint): string {
  return `Rp${wholeNumber(amount, '.')}`
}
