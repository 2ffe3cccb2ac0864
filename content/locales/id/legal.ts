export const legal = {
  terms: 'Syarat layanan',
  privacy: 'Privasi',
  refunds: 'Kebijakan refund',
  termsInSentence: 'syarat layanan',
  refundsInSentence: 'kebijakan refund',
  contents: 'Isi',
  changed: 'Aturan kami terakhir diubah pada {{date}}',
} as const
