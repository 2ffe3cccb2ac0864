import type { contentChecks as en } from '../en/admin-content-checks.ts'
import type { Same } from '../same.ts'

const ENTER_YOURS = 'Isi alamatmu di Alamat dan link.'
const REPLACE_THEM = 'Ganti dengan milikmu, atau hapus di sini.'

export const contentChecks = {
  reason_content_own: '{{own}} milikmu sendiri.',
  reason_content_none: 'Kosong: pengunjung tidak melihatnya.',
  reason_content_kept: '{{count}} bawaan, {{own}} milikmu sendiri.',
  reason_content_demo: '{{count}} dari demo, {{own}} milikmu sendiri.',
  next_content_demo: REPLACE_THEM,
  reason_content_hidden: '{{count}} demo (tidak dilihat pengunjung), {{own}} milikmu sendiri',
  next_content_hidden: REPLACE_THEM,
  reason_play_own: '{{address}}',
  reason_play_demo: 'Pemain diberi alamat demo {{address}}.',
  next_play_demo: ENTER_YOURS,
  reason_play_host: 'Alamat belum diisi, jadi pemain diberi {{address}}, alamat situs ini.',
  next_play_host: ENTER_YOURS,
  reason_pictures_own: 'Semuanya milikmu sendiri.',
  reason_pictures_built_in: '{{count}} gambar bawaan, boleh tetap dipakai',
} as const satisfies Same<typeof en>
