export const unpaid = {
  label: 'Pesanan yang belum dibayar',
  one: 'Pesananmu belum dibayar: {{amount}}, {{left}}',
  several: 'Ada {{count}} pesanan yang belum dibayar',
  minutes: 'sisa {{count}} menit',
  hours: 'sisa {{count}} jam',
  pay: 'Bayar',
  paid: 'Pesananmu sudah lunas',
  over: 'Waktu bayarnya habis',
} as const
