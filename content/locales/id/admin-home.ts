import type { adminHome as en } from '../en/admin-home.ts'
import type { Same } from '../same.ts'

export const adminHome = {
  title: 'Hari ini',
  signedInAs: 'Masuk sebagai {{name}}',
  links: 'Menu',
  storeManagement: 'Kelola Store',
  storeText: 'Produk, transaksi, pengiriman',
  gamemodeImages: 'Gambar Gamemode',
  activeImages: '{{active}} dari {{total}} aktif',
  auditLog: 'Log audit',
  auditText: 'Siapa mengubah apa, dan kapan',
  changePassword: 'Ganti password',
  passwordText: 'Keluar dari semua perangkat',

  needsPerson: 'Perlu dicek',
  unknownDeliveries: 'Belum dikonfirmasi',
  unknownText: 'Terkirim, belum ada konfirmasi',
  failedDeliveries: 'Pengiriman gagal',
  failedText: 'Ditolak server game',
  flaggedTransactions: 'Transaksi ditandai',
  flaggedText: 'Pembayaran tidak cocok dengan pesanan',
  nothingWaits: 'Aman',

  today: 'Pesanan hari ini (WIB)',
  orders: 'Pesanan',
  paidOrders: 'Lunas',
  revenue: 'Pendapatan',
  waitingDeliveries: 'Antrean pengiriman',
  waitingText: 'Dikirim otomatis begitu server game aktif lagi.',

  connections: 'Koneksi',
  connectionsText:
    'Layanan yang dipakai situs ini. Demo: dijawab simulator. Mati: tidak tampil ke pengunjung.',
  part_payments: 'Pembayaran',
  part_status: 'Status server',
  part_delivery: 'Pengiriman',
  part_leaderboards: 'Leaderboard',
  part_voters: 'Voter',
  part_bot_check: 'Cek bot',
  part_files: 'File',
  part_database: 'Database',
  real: 'Aktif',
  sandbox: 'Demo',
  off: 'Mati',
  away: 'Tidak merespons',
  awaySince: 'Tidak merespons sejak {{time}}',
} as const satisfies Same<typeof en>
