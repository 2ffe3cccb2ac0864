import type { legal as en } from '../en/legal.ts'
import type { Same } from '../same.ts'

export const legal = {
  terms: 'Syarat layanan',
  privacy: 'Privasi',
  refunds: 'Kebijakan refund',
  termsInSentence: 'syarat layanan',
  refundsInSentence: 'kebijakan refund',
  contents: 'Isi',
  changed: 'Aturan kami terakhir diubah {{date}}',
  alsoRead: 'Baca juga',
} as const satisfies Same<typeof en>
