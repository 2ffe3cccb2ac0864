import type { maps as en } from '../en/maps.ts'
import type { Same } from '../same.ts'

export const maps = {
  pageTitle: 'Peta',
  title: 'Live map',
  text: 'Lihat seluruh dunia dari atas, langsung dari browser.',
  survivalName: 'Survival Mix',
  survivalText: 'Klaim, kota, dan semua yang ada di luar spawn.',
  survivalPicture: 'Pulau-pulau hijau di sekitar laguna, dilihat dari atas',
  creativeName: 'Creative',
  creativeText: 'Semua plot, dari rumah sederhana sampai bangunan megah.',
  creativePicture: 'Papan plot bangunan dengan menara, dilihat dari atas',
  openMap: 'Buka peta',
  comingSoon: 'Segera hadir',
  comingSoonText: 'Para pembuat peta masih di jalan. Mampir lagi nanti, ya.',
} as const satisfies Same<typeof en>
