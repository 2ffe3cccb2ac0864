import type { adminCharts as en } from '../en/admin-charts.ts'
import type { Same } from '../same.ts'

export const adminCharts = {
  showTable: 'Lihat sebagai tabel',
  hideTable: 'Tutup tabel',
  oneBlock: '1 blok = {{amount}}',
} as const satisfies Same<typeof en>
