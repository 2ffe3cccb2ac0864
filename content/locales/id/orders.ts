export const orders = {
  text: 'Pesanan dari browser ini. Tanpa akun.',
  earlier: 'Sebelumnya',
  forPlayer: 'buat {{name}}',
  continue: 'Lanjut bayar',
  storage:
    'Daftar ini hanya tersimpan di perangkat ini, selama setahun. Kalau data browser dihapus, daftar ini ikut hilang, tetapi pesanannya tidak.',
  empty: 'Belum ada pesanan di browser ini',
  emptyText: 'Pesannya dari HP lain? Isi kode referensinya, ada di struk atau di link-nya.',
  find: 'Cari pakai kode referensi',
  findShort: 'Kode referensi terdiri dari tujuh kelompok berisi empat karakter.',
  findMissing: 'Nggak ada pembayaran dengan kode referensi ini. Cek di struk atau di link-nya.',
} as const
