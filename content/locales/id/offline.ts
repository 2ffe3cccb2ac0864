import type { offline as en } from '../en/offline.ts'
import type { Same } from '../same.ts'

export const offline = {
  title: 'Internetmu lagi putus',
  text: 'Halaman ini butuh internet. Cek koneksimu, lalu coba lagi.',
  tryAgain: 'Coba lagi',
  codes: 'Kode pesananmu yang belum dibayar',
  address: 'IP server',
} as const satisfies Same<typeof en>
