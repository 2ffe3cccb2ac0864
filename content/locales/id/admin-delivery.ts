import type { adminDelivery as en } from '../en/admin-delivery.ts'
import type { Same } from '../same.ts'

export const adminDelivery = {
  username: 'Username',
  status: 'Status',
  actions: 'Command',
  date: 'Tanggal',
  searchLabel: 'Username',
  empty: 'Belum ada pengiriman.',
  noneFound: 'Tidak ada pengiriman yang cocok.',
  fetchFailed: 'Gagal mengambil pengiriman',

  state_queued: 'Antre',
  state_player: 'Menunggu pemain',
  state_sending: 'Dikirim',
  state_done: 'Berhasil',
  state_failed: 'Gagal',
  state_unknown: 'Belum dikonfirmasi',
  unknownNote: 'Terkirim, belum ada konfirmasi. Cek di game sebelum mengirim ulang.',
  failedNote: 'Ditolak server game. Baca balasannya sebelum mengirim ulang.',
  waitingNote: 'Menunggu server game. Dicoba lagi {{time}}.',
  playerNote: 'Dikirim saat pemain ada di {{server}}.',
  playerDaysNote: 'Dikirim saat pemain ada di {{server}}. Sudah menunggu {{days}} hari.',
  serverNote: 'Server {{server}} sudah tidak ada. Tambahkan lagi di menu Server, lalu ini dikirim.',
  rcon_addressNote: '{{server}} belum punya alamat RCON. Isi di menu Server, lalu ini dikirim.',
  rcon_passwordNote: '{{server}} belum punya password RCON. Isi di menu Server, lalu ini dikirim.',
  live_paymentsNote: 'Pesanan tes: tidak dikirim ke game sungguhan. Hapus data tes untuk menghilangkannya.',
  checkedNote: 'Diselesaikan manual',
  silentNote: 'Tidak ada balasan dari game. Kalau poin belum masuk, pemain ini mungkin belum pernah join.',

  server: 'Server',
  whenOnline: '{{server}}, saat online',
  title: 'Pengiriman',
  attempts: 'Percobaan',
  noAttempts: 'Belum dicoba',
  transaction: 'Buka transaksi',

  resend: 'Kirim ulang',
  resendTo: 'Kirim ulang ke {{name}}',
  resendTitle: 'Kirim ulang?',
  resendText: 'Command ini akan dijalankan lagi untuk {{name}}, sebagai pengiriman baru:',
  resendDone: 'Yang ini sudah masuk. Kalau dikirim ulang, pemain menerimanya dua kali.',
  resendSkips: 'Command yang sudah dijalankan sebelum berhenti ({{count}}) tidak dikirim lagi.',
  resending: 'Mengirim...',
  resent: 'Masuk antrean lagi',
  resendFailed: 'Gagal mengirim ulang',

  markDone: 'Tandai selesai',
  markDoneFor: 'Tandai selesai untuk {{name}}',
  markTitle: 'Tandai selesai?',
  markText: 'Pastikan kamu sudah cek di game dan tidak ada lagi yang perlu dikirim.',
  marked: 'Ditandai selesai',
  markFailed: 'Gagal menandai',

  settle: 'Tandai tuntas',
  settleFor: 'Tandai tuntas untuk {{name}}',
  settleTitle: 'Tandai tuntas?',
  settleText:
    'Pastikan kamu sudah menanganinya dan tidak ada lagi yang perlu dikirim. Statusnya tetap gagal, tapi tidak perlu dicek lagi.',
  settled: 'Ditandai tuntas',
  settleFailed: 'Gagal menandai tuntas',

  retryAll: 'Kirim ulang semua yang gagal',
  retryTitle: 'Kirim ulang semua yang gagal?',
  retryText:
    'Semua pengiriman gagal yang perlu dicek dikirim ulang sebagai pengiriman baru. Yang belum dikonfirmasi tidak disentuh.',
  retrying: 'Mengirim...',
  retried: '{{count}} masuk antrean lagi',
  retriedSome:
    '{{count}} masuk antrean lagi. Masih ada {{remaining}} yang gagal: tekan lagi untuk melanjutkan.',
  retryFailed: 'Gagal mengirim ulang',
} as const satisfies Same<typeof en>
