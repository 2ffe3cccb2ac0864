export const adminLinks = {
  bedrock: 'Pemain Bedrock bisa masuk',
  bedrockHelp: 'HP dan konsol, lewat Geyser',
  versionsHelp: 'Seperti yang dibaca pemain, misalnya 1.20 – 1.21',
  linksText: 'Link yang kosong hilang dari menu dan footer',
  discordHelp: 'Tombol di hero, footer, dan setiap “tanya kami”',
  donationHelp: 'Baris bantuan di halaman store',
  moreText: 'Tampil di menu dan footer, sesuai urutan ini',
  addLink: 'Tambah link',
  noMore: 'Belum ada link lain. Tambahkan aturan, forum, atau tokomu sendiri.',
  previewTitle: 'Yang dilihat pemain',
  previewText: 'Alamat untuk disalin',
  previewBedrock: 'HP dan konsol (Bedrock)',
} as const
