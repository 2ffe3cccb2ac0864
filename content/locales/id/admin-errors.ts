import type { adminErrors as en } from '../en/admin-errors.ts'
import type { Same } from '../same.ts'

export const adminErrors = {
  not_found: 'Tidak ada apa-apa di alamat ini.',
  payload_too_large: 'Permintaannya terlalu besar.',
  forbidden: 'Permintaan ini tidak diizinkan dari sini.',
  too_many_requests: 'Terlalu banyak permintaan. Tunggu sebentar, ya.',
  unavailable: 'Belum tersedia saat ini. Coba lagi nanti.',
  internal: 'Ada yang salah di sisi kami.',
  product_not_found: 'Produk tidak ditemukan.',
  too_many_attempts: 'Terlalu banyak percobaan. Tunggu sebelum mencoba lagi.',
  current_password_wrong: 'Password sekarang salah.',
  password_too_weak: 'Password baru terlalu pendek atau terlalu mudah ditebak.',
  conflict: 'Orang lain mengubah ini lebih dulu. Muat lagi.',
  transaction_not_found: 'Transaksi tidak ditemukan.',
  send_action_not_found: 'Pengiriman tidak ditemukan.',
  delivery_in_progress: 'Pengiriman ini masih berjalan.',
  image_not_found: 'Gambar tidak ditemukan.',
  image_required: 'Pilih berkas gambar dulu',
  not_an_image: 'Pilih berkas gambar dulu',
  image_kind_not_accepted: 'Hanya gambar PNG, JPG, dan GIF yang diterima.',
  image_too_large: 'Ukuran berkas harus kurang dari 5MB',
  image_dimensions_too_large: 'Gambarnya punya terlalu banyak piksel.',
  image_damaged: 'Gambarnya rusak dan tidak bisa dibaca.',
  storage_full: 'Tidak ada ruang lagi untuk menyimpan gambar.',
  noAnswer: 'Server tidak menjawab.',
} as const satisfies Same<typeof en>
