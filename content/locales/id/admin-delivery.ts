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
  state_sending: 'Dikirim',
  state_done: 'Berhasil',
  state_failed: 'Gagal',
  state_unknown: 'Belum jelas',
  unknownNote: 'Terkirim, jawabannya hilang. Cek di game sebelum mengirim ulang.',
  failedNote: 'Ditolak server game. Baca jawabannya sebelum mengirim ulang.',
  waitingNote: 'Menunggu server game. Dicoba lagi {{time}}.',
  checkedNote: 'Sudah dibereskan',
  silentNote: 'Server game tidak menjawab apa-apa. Poin belum masuk? Nama itu mungkin belum pernah bermain.',

  title: 'Pengiriman',
  attempts: 'Percobaan',
  noAttempts: 'Belum dicoba',
  transaction: 'Buka transaksinya',

  resend: 'Kirim ulang',
  resendTo: 'Kirim ulang ke {{name}}',
  resendTitle: 'Kirim ulang?',
  resendText: 'Command ini dijalankan sekali lagi untuk {{name}}, sebagai pengiriman baru:',
  resendDone: 'Yang ini sudah masuk. Kalau dikirim ulang, pemain mendapatkannya dua kali.',
  resendSkips: '{{count}} command pertamanya sudah dijalankan sebelum berhenti, jadi tidak dikirim lagi.',
  resending: 'Mengirim...',
  resent: 'Masuk antrean lagi',
  resendFailed: 'Gagal mengirim ulang',

  markDone: 'Tandai selesai',
  markDoneFor: 'Tandai selesai untuk {{name}}',
  markTitle: 'Tandai selesai?',
  markText: 'Kamu sudah cek di game dan tidak ada lagi yang perlu dikirim.',
  marked: 'Ditandai selesai',
  markFailed: 'Gagal menandai',

  settle: 'Tandai beres',
  settleFor: 'Tandai beres untuk {{name}}',
  settleTitle: 'Tandai beres?',
  settleText:
    'Kamu sudah mengurusnya dan tidak ada lagi yang perlu dikirim. Statusnya tetap gagal, tapi tidak perlu dicek lagi.',
  settled: 'Ditandai beres',
  settleFailed: 'Gagal menandai beres',

  retryAll: 'Coba lagi semua yang gagal',
  retryTitle: 'Kirim ulang semua yang gagal?',
  retryText:
    'Semua pengiriman gagal yang perlu dicek dikirim ulang, masing-masing sebagai pengiriman baru. Yang belum jelas dibiarkan.',
  retrying: 'Mengirim...',
  retried: '{{count}} masuk antrean lagi',
  retriedSome:
    '{{count}} masuk antrean lagi. Masih ada {{remaining}} yang gagal: tekan lagi untuk melanjutkan.',
  retryFailed: 'Gagal mengulang',
} as const satisfies Same<typeof en>
