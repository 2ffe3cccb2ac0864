import type { adminTestData as en } from '../en/admin-test-data.ts'
import type { Same } from '../same.ts'

export const adminTestData = {
  badge: 'Tes',
  filter: 'Pesanan tes',
  filter_hidden: 'disembunyikan',
  filter_shown: 'ditampilkan',
  filter_only: 'hanya ini',

  count: 'Pesanan tes: {{orders}}, tidak masuk total mana pun.',
  countDemo: 'Pesanan tes: {{orders}}. Pembayarannya uang demo, jadi inilah yang ditampilkan demo ini.',
  delete: 'Hapus data tes',
  deleteTitle: 'Hapus data tes?',
  deleteText: 'Data ini dihapus permanen. Pesanan asli tidak berubah.',
  orders: 'Pesanan tes',
  paid: 'Uang mainan di dalamnya',
  deliveries: 'Pengiriman',
  attempts: 'Percobaan pengiriman',
  donators: 'Nama di papan donatur',
  nothing: 'Tidak ada data tes.',
  deleting: 'Menghapus...',
  deleted: 'Data tes dihapus: {{orders}} pesanan',
  deletedSome: '{{orders}} pesanan dihapus. {{left}} sedang dikirim sekarang: coba lagi sebentar lagi.',
  failed: 'Gagal menghapus data tes',
} as const satisfies Same<typeof en>
