import type { contentChecks as en } from '../en/admin-content-checks.ts'
import type { Same } from '../same.ts'

export const contentChecks = {
  reason_content_own: '{{own}} milikmu sendiri.',
  reason_content_none: 'Kosong, jadi tidak dilihat pengunjung.',
  reason_content_kept: '{{count}} bawaan, {{own}} milikmu sendiri.',
  reason_content_demo: '{{count}} dari demo, {{own}} milikmu sendiri.',
  next_content_demo: 'Ganti dengan milikmu, atau hapus di sini.',
  reason_content_hidden: '{{count}} dari demo, tidak dilihat pengunjung; {{own}} milikmu sendiri.',
  next_content_hidden: 'Ganti dengan milikmu, atau hapus di sini.',
  reason_play_own: '{{address}}',
  reason_play_demo: 'Pemain diberi {{address}}, alamat demo.',
  next_play_demo: 'Isi alamatmu di Alamat dan link.',
  reason_play_host: 'Alamat belum diisi, jadi pemain diberi {{address}}, host situs ini.',
  next_play_host: 'Isi alamat servermu di Alamat dan link.',
  reason_pictures_own: 'Semuanya milikmu sendiri.',
  reason_pictures_built_in: '{{count}} bawaan situs. Boleh tetap dipakai.',
} as const satisfies Same<typeof en>
