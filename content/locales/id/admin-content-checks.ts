import type { contentChecks as en } from '../en/admin-content-checks.ts'
import type { Same } from '../same.ts'

export const contentChecks = {
  check_content_play: 'Alamat masuk',
  check_content_products: 'Produk',
  check_content_tiers: 'Tier',
  check_content_votes: 'Situs vote dan hadiah',
  check_content_maps: 'Peta',
  check_content_boards: 'Papan peringkat',
  check_content_modes: 'Mode game',
  check_content_links: 'Link',
  check_content_registered_players: 'Pemain terdaftar',
  check_content_pictures: 'Gambar',
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
