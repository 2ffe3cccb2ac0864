export const maps = {
  title: 'Live map',
  text: 'Lihat seluruh dunia dari atas, langsung dari browser.',
  openMap: 'Buka peta',
  comingSoon: 'Segera hadir',
  playing: '{{players}} sedang main',
  nobody: 'Lagi sepi, jadi yang pertama',
  away: 'Nggak bisa dihubungi',
  awayText: 'Petanya kembali bareng server-nya.',
  empty: 'Belum ada live map',
  emptyText: 'Live map-nya belum ada. Mampir lagi nanti, ya.',
  comingSoonText: 'Peta ini belum online.',
} as const
