import type { vote as en } from '../en/vote.ts'
import type { Same } from '../same.ts'

export const vote = {
  pageTitle: 'Vote',
  title: 'Vote buat {{name}}',
  text: 'Buka tiap situs, isi nama game kamu, selesai. Tiap vote menaikkan kami di daftar server dan namamu di leaderboard.',
  topVoters: 'Lihat top voter',
  voteNow: 'Vote',
  voteOn: 'Vote di {{site}}',
  progress: '{{done}} dari {{total}} hari ini',
  openedToday: 'Dibuka hari ini',
  note: 'Situs terbuka di tab baru. Biasanya bisa vote lagi setelah 24 jam.',
} as const satisfies Same<typeof en>
