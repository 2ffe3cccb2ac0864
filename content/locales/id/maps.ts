import type { maps as en } from '../en/maps.ts'
import type { Same } from '../same.ts'

export const maps = {
  pageTitle: 'Peta',
  title: 'Peta live',
  text: 'Lihat dunia dari atas, langsung di browser.',
  survivalName: 'Survival Mix',
  survivalText: 'Klaim, kota, dan semua yang ada di luar spawn.',
  survivalPicture: 'Pulau-pulau hijau di sekitar laguna, dilihat dari atas',
  creativeName: 'Creative',
  creativeText: 'Semua plot, dari rumah pertama sampai landmark.',
  creativePicture: 'Papan plot bangunan dengan menara, dilihat dari atas',
  openMap: 'Buka peta',
  comingSoon: 'Segera hadir',
  comingSoonText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
} as const satisfies Same<typeof en>
