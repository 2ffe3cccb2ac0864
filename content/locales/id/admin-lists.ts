import type { adminLists as en } from '../en/admin-lists.ts'
import type { Same } from '../same.ts'

export const adminLists = {
  views: 'Tampilan',
  clear: 'Hapus semua',
  removeFilter: 'Hapus filter {{filter}}',
  pick: 'Pilih beberapa',
  pickRow: 'Pilih {{name}}',
  pickAll: 'Semua di halaman ini',
  picked: '{{count}} dipilih',
  bulkDone: 'Selesai: {{count}}',
  more: 'Lainnya',
  place: '{{place}} dari {{count}}',
  keyMove: 'pindah',
  keyOpen: 'buka',
  key_resend: 'kirim ulang',
  key_note: 'catatan',
} as const satisfies Same<typeof en>
