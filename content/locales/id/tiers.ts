import type { tiers as en } from '../en/tiers.ts'
import type { Same } from '../same.ts'

export const tiers = {
  pageTitle: 'Tier premium',
  title: 'Tier premium',
  text: 'Dibayar pakai Premium Points. Tier Survival permanen dan naik satu per satu.',
  getPoints: 'Beli Premium Points',
  servers: 'Server',
  tycoon: 'Tycoon',
  survival: 'Survival Mix',
  creative: 'Creative',
  points: 'Premium Points',
  permanent: 'Permanen',
  days: '{{days}} hari',
  requires: 'Butuh {{tier}}',
  featuresOf: 'Isi tier {{tier}}',
  general: 'Umum',
  commands: 'Command',
  limits: 'Limit',
  howToBuy: 'Beli poin di store, lalu pilih tier-mu di dalam game.',
} as const satisfies Same<typeof en>
