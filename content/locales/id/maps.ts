export const maps = {
  pageTitle: 'Peta',
  title: 'Live map',
  text: 'Lihat seluruh dunia dari atas, langsung dari browser.',
  openMap: 'Buka peta',
  comingSoon: 'Segera hadir',
  empty: 'Belum ada live map',
  emptyText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
  comingSoonText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
} as const
