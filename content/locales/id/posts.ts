export const posts = {
  description: 'Berita {{name}}: update, event, dan season.',
  feed: 'Feed',
  pages: 'Halaman berita',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  others: 'Berita lain',
  share: 'Bagikan',
  copyLink: 'Salin link',
  linkCopied: 'Link disalin',
  talk: 'Ngobrol soal ini',
  openDiscord: 'Buka di Discord',
} as const
