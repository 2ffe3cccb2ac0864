export const BOARDS_H2 = 'File H2 hanya bisa dibaca plugin.'
export const BOARDS_H2_NEXT =
  'Isi method: mysql di cache_storage.yml, restart server game, lalu isi database itu di menu Server.'

export const connectionReasons = {
  reason_host_not_found: 'Host ini tidak ada. Cek ejaannya.',
  reason_refused: 'Koneksi ditolak. Cek alamat dan port.',
  reason_closed: 'Koneksi terputus. Cek port-nya.',
  reason_timeout: 'Tidak ada jawaban. Cek host, port, dan firewall.',
} as const
