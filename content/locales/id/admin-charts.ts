export const adminCharts = {
  showTable: 'Lihat sebagai tabel',
  hideTable: 'Tutup tabel',
  oneBlock: '1 blok = {{amount}}',
} as const
