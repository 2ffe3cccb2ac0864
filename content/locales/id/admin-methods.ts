import type { adminMethods as en } from '../en/admin-methods.ts'
import type { Same } from '../same.ts'

export const adminMethods = {
  text: 'Pembeli melihatnya dalam urutan ini, per kelompok. Yang pertama langsung terpilih.',
  listText: 'Geser untuk mengubah urutan. Metode yang mati tidak ditawarkan, dan ditolak.',
  eWallet: 'E-wallet, semua bank',
  virtualAccount: 'Virtual account',
  convenienceStore: 'Minimarket',
  noFee: 'Tanpa biaya',
  fee: '{{amount}} dari pembeli',
  cashierFee: '{{amount}} di kasir',
  range: '{{min}} sampai {{max}}',
  allOff: 'Semua metode mati: tidak ada yang bisa dibeli. Halaman produk meminta pembeli menghubungimu.',
  limits: 'Batas',
  ordersHelp: 'Dari satu jaringan. Melindungi dari banjir pesanan yang tidak dibayar.',
  maxHelp: 'Produk yang lebih mahal tidak bisa dipesan. Kosong: tanpa batas.',
} as const satisfies Same<typeof en>
