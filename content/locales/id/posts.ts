export const posts = {
  description: 'Berita {{name}}: update, event, dan season.',
  text: 'Kabar terbaru dari {{name}}.',
  empty: 'Belum ada berita',
  emptyText: 'Kabar baru bakal muncul di sini.',
  pages: 'Halaman berita',
  newer: 'Lebih baru',
  older: 'Lebih lama',
} as const
