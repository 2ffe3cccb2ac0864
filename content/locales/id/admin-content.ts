export const adminContent = {
  remove: 'Hapus isi demo…',
  removeTitle: 'Hapus isi demo?',
  removeText:
    'Yang sudah kamu ubah tetap ada. Riwayat tiap layar bisa mengembalikannya; produk hanya disembunyikan.',
  removeCount: 'Hapus {{count}} isi',
  removed: '{{count}} isi dihapus.',
  nothing: 'Isi demo sudah tidak ada.',
  here: '{{count}} isi di sini masih dari demo.',
  hereHidden: '{{count}} isi di sini masih dari demo. Pengunjung hanya melihat yang sudah kamu simpan.',
  removeThem: 'Hapus',
  begin: 'Mulai dari paket siap pakai',
} as const
