import type { maps as en } from '../en/maps.ts'
import type { Same } from '../same.ts'

export const maps = {
  pageTitle: 'Peta',
  title: 'Live map',
  text: 'Lihat seluruh dunia dari atas, langsung dari browser.',
  openMap: 'Buka peta',
  comingSoon: 'Segera hadir',
  empty: 'Belum ada live map',
  emptyText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
  comingSoonText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
} as const satisfies Same<typeof en>
