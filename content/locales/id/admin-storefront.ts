export const adminStorefront = {
  text: 'Yang tampil di store selain produknya.',
  closedTitle: 'Tutup store',
  closedText:
    'Buat sementara: pengunjung membaca alasannya, tidak ada yang bisa pesan. Pesanan yang belum dibayar tetap bisa dibayar dan dikirim.',
  close: 'Tutup store',
  closeHelp: 'Halamannya tetap ada, dengan alasanmu. Kalau store mau dihilangkan, matikan halamannya.',
  untilHelp: 'Ditampilkan ke pengunjung. Store buka lagi setelah kamu buka.',
  goalTitle: 'Target dan pendukung',
  goalText: 'Hanya pesanan asli: penjualan bulan ini tanpa biaya dan tanpa refund.',
  showGoal: 'Tampilkan target bulan ini',
  showGoalHelp: 'Pengunjung melihat persennya saja, bukan jumlah uangnya.',
  goalHelp: 'Dalam rupiah. Mulai lagi dari nol tiap tanggal satu.',
  supportersHelp: 'Nama dan poin enam pembeli terakhir dalam 30 hari. Jumlah bayarnya nggak pernah tampil.',
} as const
