import type { adminTransactions as en } from '../en/admin-transactions.ts'
import type { Same } from '../same.ts'

export const adminTransactions = {
  paymentType: 'Metode bayar',
  searchLabel: 'Pemain, referensi, kode bayar, jumlah',
  empty: 'Belum ada pesanan.',
  noneFound: 'Tidak ada pesanan yang cocok.',
  fetchFailed: 'Gagal mengambil transaksi',

  status_PAID: 'Lunas',
  status_PENDING: 'Menunggu',
  status_EXPIRED: 'Kedaluwarsa',
  status_FAILED: 'Gagal',
  status_REFUND: 'Dikembalikan',

  reference: 'Referensi',

  created: 'Pesanan dibuat',
  paid: 'Lunas',
  queued: 'Masuk antrean pengiriman',
  resent: 'Dikirim ulang',
  delivered: 'Sudah masuk',
  attempt_done: 'Dijalankan server game',
  attempt_failed: 'Gagal',
  attempt_unknown: 'Belum dikonfirmasi',
  attempt_not_sent: 'Belum terkirim',
  attempt_checked: 'Dicek manual',
  checkedBy: 'Dicek oleh {{admin}}.',
  checkedByBecause: 'Dicek oleh {{admin}}: {{reason}}',
  noReply: 'Balasan kosong',
  flag_amount_mismatch: 'Jumlahnya tidak cocok dengan pesanan',
  flag_reference_mismatch: 'Referensinya tidak cocok dengan pesanan',
  flag_unknown_status: 'Gateway mengirim status yang tidak dikenal',
  flag_open_payment: 'Gateway mengirim open payment',
  flag_paid_after_failure: 'Dibayar setelah pembayarannya gagal',
  flag_above_limit: 'Dibayar melebihi batas',
  flag_refunded: 'Dana dikembalikan',

  check: 'Tandai sudah dicek',
  checkText:
    'Pastikan kamu sudah memeriksa pesanan ini dan tidak ada lagi yang perlu dilakukan. Pesanan ini tidak akan muncul lagi di daftar yang perlu dicek.',
  checked: 'Ditandai sudah dicek',
  checkFailed: 'Gagal menandai',
} as const satisfies Same<typeof en>
