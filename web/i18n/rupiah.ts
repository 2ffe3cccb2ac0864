const NUMBERS = new Intl.NumberFormat('id-ID')

/** Always in the Indonesian manner, whatever the language of the page. */
export function rupiah(amount: number | bigint): string {
  return `Rp${NUMBERS.format(amount)}`
}
