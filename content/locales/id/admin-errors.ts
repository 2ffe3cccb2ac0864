import type { adminErrors as en } from '../en/admin-errors.ts'
import type { Same } from '../same.ts'

export const adminErrors = {
  not_found: 'Alamat ini tidak ditemukan.',
  payload_too_large: 'Data yang dikirim terlalu besar.',
  forbidden: 'Permintaan ini tidak diizinkan dari sini.',
  too_many_requests: 'Terlalu banyak permintaan. Tunggu sebentar, ya.',
  unavailable: 'Sedang tidak tersedia. Coba lagi nanti.',
  internal: 'Ada kesalahan di sisi kami.',
  product_not_found: 'Produk tidak ditemukan.',
  too_many_attempts: 'Terlalu banyak percobaan. Tunggu sebelum mencoba lagi.',
  current_password_wrong: 'Password sekarang salah.',
  password_too_weak: 'Password baru terlalu pendek atau terlalu mudah ditebak.',
  conflict: 'Orang lain sudah mengubah data ini. Muat ulang untuk melihat versi terbaru.',
  secret_not_found: 'Rahasia ini tidak ada. Muat ulang halaman.',
  secret_in_environment: 'Ini diatur lewat environment dan tidak bisa diubah di sini.',
  secret_key_unavailable:
    'Kunci untuk rahasia tidak bisa dibuat. Pastikan folder data bisa ditulis, atau isi SECRET_KEY.',
  server_not_found: 'Server ini sudah tidak ada. Muat ulang halaman.',
  transaction_not_found: 'Transaksi tidak ditemukan.',
  send_action_not_found: 'Pengiriman tidak ditemukan.',
  delivery_in_progress: 'Pengiriman ini masih berjalan.',
  image_not_found: 'Gambar tidak ditemukan.',
  image_required: 'Pilih file gambar dulu',
  not_an_image: 'Pilih file gambar dulu',
  image_kind_not_accepted: 'Hanya gambar PNG, JPG, dan GIF yang diterima.',
  image_too_large: 'Ukuran file harus kurang dari 5MB',
  image_dimensions_too_large: 'Resolusi gambar terlalu besar.',
  image_damaged: 'Gambar rusak dan tidak bisa dibaca.',
  storage_full: 'Ruang penyimpanan gambar sudah penuh.',
  noAnswer: 'Server tidak merespons.',
  boards_not_connected: 'Belum ada database leaderboard yang terhubung ke server ini. Isi di menu Server.',
  boards_refused: 'Database menolak user atau password-nya. Cek keduanya di menu Server.',
  boards_unreachable: 'Database tidak menjawab. Apakah sedang jalan, dan alamatnya benar?',
  boards_not_found:
    'Database menjawab, tapi tidak ada tabel ajLeaderboards. Cek namanya dan prefix tabelnya.',
} as const satisfies Same<typeof en>
