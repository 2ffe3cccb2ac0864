import type { vote as en } from '../en/vote.ts'
import type { Same } from '../same.ts'

export const vote = {
  pageTitle: 'Vote',
  title: 'Vote buat {{name}}',
  text: 'Buka tiap situs, isi username kamu, selesai. Tiap vote bikin server kita naik peringkat, dan namamu naik di leaderboard.',
  textPlain: 'Buka tiap situs, isi username kamu, selesai. Tiap vote bikin server kita naik peringkat.',
  topVoters: 'Lihat top voter',
  voteNow: 'Vote',
  voteOn: 'Vote di {{site}}',
  progress: '{{done}} dari {{total}} hari ini',
  allDone: '{{count}} vote beres. Sampai besok!',
  allDoneSoon: '{{count}} vote beres. Sampai nanti!',
  oneDone: 'Vote beres. Sampai besok!',
  oneDoneSoon: 'Vote beres. Sampai nanti!',
  openedToday: 'Sudah vote hari ini',
  note: 'Situsnya terbuka di tab baru. Biasanya bisa vote lagi setelah {{hours}} jam.',
  noteDaily: 'Situsnya terbuka di tab baru. Biasanya bisa vote lagi setiap hari.',
  empty: 'Belum ada situs vote',
  emptyText: 'Belum ada yang bisa di-vote. Lihat siapa yang memimpin leaderboard, yuk.',
} as const satisfies Same<typeof en>
