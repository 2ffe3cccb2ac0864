// A valid QRIS payload that no bank will pay: the account is zeros and the payee name says so.

const PAYEE = 'DEMO JANGAN DIBAYAR'
const POLYNOMIAL = 0x1021

export function demoQris(amount: number, reference: string): string {
  const text = [
    field('00', '01'),
    field('01', '12'),
    field(
      '26',
      field('00', 'ID.CO.EXAMPLE.WWW') + field('01', '936000000000000000') + merchant('0'.repeat(15)),
    ),
    field('51', field('00', 'ID.CO.QRIS.WWW') + merchant('ID0000000000000')),
    ...[field('52', '5816'), field('53', '360'), field('54', String(amount)), field('58', 'ID')],
    ...[field('59', PAYEE), field('60', 'JAKARTA'), field('61', '10110')],
    field('62', field('05', reference) + field('07', 'A01')),
    '6304',
  ].join('')
  return text + crc16(text)
}

/** CRC-16/CCITT-FALSE, in four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ POLYNOMIAL : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function merchant(id: string): string {
  return field('02', id) + field('03', 'UMI')
}

function field(id: string, value: string): string {
  return id + String(Buffer.byteLength(value)).padStart(2, '0') + value
}
