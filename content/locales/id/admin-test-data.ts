export const adminTestData = {
  badge: 'Tes',
  filter_hidden: 'disembunyikan',
  filter_shown: 'ditampilkan',
  filter_only: 'hanya ini',

  count: 'Pesanan tes: {{orders}}.',
  delete: 'Hapus data tes',
  deleteText: 'Dihapus permanen. Pesanan asli tetap ada.',
  orders: 'Pesanan tes',
  paid: 'Uang demo',
  deliveries: 'Pengiriman',
  attempts: 'Percobaan pengiriman',
  donators: 'Nama di papan donatur',
  nothing: 'Tidak ada data tes.',
  deleted: 'Data tes dihapus: {{orders}} pesanan',
  deletedSome: '{{orders}} pesanan dihapus. {{left}} masih dikirim: coba lagi sebentar lagi.',
} as const
