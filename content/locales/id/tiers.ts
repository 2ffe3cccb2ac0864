import type { tiers as en } from '../en/tiers.ts'
import type { Same } from '../same.ts'

export const tiers = {
  pageTitle: 'Tier premium',
  title: 'Tier premium',
  text: 'Dibayar pakai Premium Points.',
  textClimb: 'Dibayar pakai Premium Points. Tier {{tab}} permanen dan naik satu per satu.',
  getPoints: 'Beli Premium Points',
  servers: 'Server',
  points: 'Premium Points',
  permanent: 'Permanen',
  day: '1 hari',
  days: '{{days}} hari',
  requires: 'Butuh {{tier}}',
  featuresOf: 'Isi tier {{tier}}',
  general: 'Umum',
  commands: 'Command',
  limits: 'Limit',
  howToBuy: 'Beli poin di store, lalu pilih tier-mu di dalam game.',
  empty: 'Belum ada tier',
  emptyText: 'Masih ditempa. Sambil menunggu, lihat-lihat store dulu, yuk.',
} as const satisfies Same<typeof en>
