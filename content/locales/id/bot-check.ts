import type { botCheck as en } from '../en/bot-check.ts'
import type { Same } from '../same.ts'

export const botCheck = {
  label: 'Cek keamanan',
  idle: 'Cek keamanan jalan otomatis',
  working: 'Sedang dicek…',
  loading: 'Memuat cek keamanan…',
  done: 'Lolos cek keamanan',
  failedShort: 'Cek gagal',
  unavailableShort: 'Cek gagal dimuat',
  insecureShort: 'Halaman ini butuh https',
  tryAgain: 'Coba lagi',
  openSecurely: 'Pakai https',
  failed: 'Cek keamanan gagal. Coba lagi, ya.',
  expired: 'Cek keamanan kedaluwarsa. Ulangi dulu, ya.',
  unavailable: 'Cek keamanan nggak bisa dimuat. Muat ulang halaman ini atau coba lagi nanti.',
  insecure: 'Toko butuh koneksi aman. Buka halaman ini dengan https:// di awal alamatnya, ya.',
} as const satisfies Same<typeof en>
