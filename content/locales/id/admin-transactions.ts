import type { adminTransactions as en } from '../en/admin-transactions.ts'
import type { Same } from '../same.ts'

export const adminTransactions = {
  username: 'Username',
  amount: 'Jumlah',
  status: 'Status',
  paymentType: 'Jenis pembayaran',
  date: 'Tanggal',
  searchLabel: 'Username atau referensi',
  empty: 'Belum ada transaksi.',
  noneFound: 'Tidak ada transaksi yang cocok.',
  fetchFailed: 'Gagal mengambil transaksi',

  title: 'Transaksi',
  product: 'Produk',
  price: 'Harga',
  fee: 'Biaya',
  reference: 'Referensi',
  gatewayReference: 'Referensi gateway',
  payCode: 'Kode pembayaran',
  commands: 'Command saat dijual',

  timeline: 'Yang terjadi',
  created: 'Pesanan dibuat',
  expires: 'Terbuka sampai',
  paid: 'Lunas',
  queued: 'Masuk antrean pengiriman',
  resent: 'Dikirim ulang',
  delivered: 'Sudah masuk',
  attempt_done: 'Dijalankan server game',
  attempt_failed: 'Ditolak server game',
  attempt_unknown: 'Terkirim, jawabannya hilang',
  attempt_not_sent: 'Belum terkirim',
  noReply: 'Jawaban kosong',
  flag_amount_mismatch: 'Jumlahnya tidak cocok dengan pesanan',
  flag_reference_mismatch: 'Referensinya tidak cocok dengan pesanan',
  flag_unknown_status: 'Gateway mengirim status yang tidak dikenal',
  flag_open_payment: 'Gateway mengirim pembayaran terbuka',
  flag_paid_after_failure: 'Dibayar setelah pembayarannya gagal',
  flag_refunded: 'Dana dikembalikan',

  checkTitle: 'Tandai sudah dicek',
  check: 'Tandai sudah dicek',
  checkText:
    'Kamu sudah melihat transaksi ini dan tidak ada lagi yang perlu dilakukan. Transaksi ini keluar dari daftar yang perlu dicek.',
  checked: 'Ditandai sudah dicek',
  checkFailed: 'Gagal menandai',
} as const satisfies Same<typeof en>
