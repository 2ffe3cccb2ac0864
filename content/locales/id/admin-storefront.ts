export const adminStorefront = {
  closedTitle: 'Tutup store',
  closedText:
    'Untuk sementara: pengunjung membaca alasannya dan tidak bisa memesan. Pesanan yang belum dibayar tetap bisa dibayar.',
  close: 'Tutup store',
  untilHelp: 'Ditampilkan ke pengunjung. Store tetap kamu buka sendiri.',
  goalTitle: 'Target dan pendukung',
  goalText: 'Pesanan asli bulan ini, tanpa biaya dan refund.',
  showGoal: 'Tampilkan target bulan ini',
  showGoalHelp: 'Pengunjung melihat persennya, bukan jumlahnya.',
  goalHelp: 'Dalam rupiah.',
  supportersHelp: 'Nama dan poin enam pembeli terakhir. Yang mereka bayar tidak ditampilkan.',
} as const
