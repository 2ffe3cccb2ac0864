export const adminLinks = {
  bedrock: 'Pemain Bedrock bisa masuk',
  versionsHelp: 'Misalnya 1.20 – 1.21',
  linksText: 'Link kosong disembunyikan',
  addLink: 'Tambah link',
  noMore: 'Belum ada link. Misalnya aturan atau forum.',
  previewTitle: 'Yang dilihat pemain',
  previewBedrock: 'HP dan konsol (Bedrock)',
} as const
