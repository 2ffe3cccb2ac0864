import type { vote as en } from '../en/vote.ts'
import type { Same } from '../same.ts'

export const vote = {
  pageTitle: 'Vote',
  title: 'Vote buat {{name}}',
  text: 'Buka tiap situs, isi username kamu, selesai. Tiap vote bikin server kita naik peringkat, dan namamu naik di leaderboard.',
  topVoters: 'Lihat top voter',
  voteNow: 'Vote',
  voteOn: 'Vote di {{site}}',
  progress: '{{done}} dari {{total}} hari ini',
  allDone: 'Sembilan vote beres. Sampai besok!',
  openedToday: 'Sudah vote hari ini',
  note: 'Situsnya terbuka di tab baru. Biasanya bisa vote lagi setelah 24 jam.',
} as const satisfies Same<typeof en>
