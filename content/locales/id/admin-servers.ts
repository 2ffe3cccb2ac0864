import { BOARDS_H2, BOARDS_H2_NEXT, connectionReasons } from './admin-connection-reasons.ts'

export const adminServers = {
  text: 'Tambahkan server game-nya, bukan proxy: Velocity dan BungeeCord tidak punya RCON.',
  add: 'Tambah server',
  replaced: 'Pengganti {{server}}',
  replacedByNone: 'Tanpa pengganti, hapus {{server}} saja',
  replacedHelp:
    'Produk, pesanan, pengiriman, mode, papan, dan hadiah {{server}} pindah ke server yang dipilih saat kamu simpan.',
  first: 'Bawaan untuk command',
  simulated: 'Demo: isi alamat RCON untuk game sungguhan.',

  simulator: 'Simulator',
  check_rcon: 'RCON',
  check_ping: 'Ping status',
  check_boards: 'Leaderboard',
  passwordStored: 'tersimpan',
  ownersOnly: 'Hanya pemilik yang bisa mengubah server dan password.',
  passwordMissing: 'belum ada',
  answered: 'menjawab dalam {{ms}} ms',
  waiting: '{{count}} pengiriman menunggu.',
  boardsFound: 'Papan: {{names}}',

  rcon_refused: 'Koneksi ditolak. Apakah server menyala, dan enable-rcon=true?',
  rcon_wrong_password: 'RCON menolak password ini. Isi rcon.password dari server.properties.',
  rcon_no_password: 'Isi password-nya. Alamat baru perlu password lagi.',
  rcon_list_unreadable:
    '"list" tidak berisi nama, jadi "Tunggu sampai online" tidak pernah selesai. Ada plugin yang mengubahnya.',
  ping_refused: 'Koneksi ditolak. Apakah server menyala di port ini?',
  boards_refused: 'Koneksi ditolak. Apakah database menyala di alamat ini?',
  boards_access_denied:
    'Database menolak user atau password ini. Sebagian user juga mengharuskan TLS menyala.',
  boards_h2_file: `${BOARDS_H2} ${BOARDS_H2_NEXT}`,
  boards_tls_required: 'Database hanya menerima koneksi terenkripsi. Nyalakan TLS.',
  boards_tls_missing:
    'Database tidak menyediakan koneksi terenkripsi. Nyalakan TLS di sana, atau matikan di sini.',
  boards_tls_certificate:
    'Sertifikat tidak dipercaya: password tidak dikirim. Tempel sertifikat otoritasnya (ca.pem), atau pakai host yang tertulis di situ.',
  boards_unsafe_login:
    'Database meminta password tanpa enkripsi, jadi tidak dikirim. Pakai user milik plugin, atau user dengan mysql_native_password.',
  boards_no_boards: 'Tersambung, tapi tidak ada tabel ajLeaderboards. Cek nama dan prefix.',
  ...connectionReasons,
  reason_not_understood: 'Yang menjawab di sana bukan layanan ini. Cek port-nya.',

  idHelp: 'Tidak bisa diubah setelah disimpan.',
  rconHelp: 'Mengirim command pembelian. Tanpa ini command menunggu.',
  rconPassword: 'Password RCON',
  boardsFile: 'File SQLite',
  boardsPath: 'Lokasi file',
  boardsPathHelp: 'Misalnya …/plugins/ajLeaderboards/cache.db, bukan cache.mv.db (H2)',
  tlsCaHelp: 'Hanya untuk sertifikat buatan sendiri: isi file ca.pem',
  boardsPassword: 'Password database',
  user: 'User',
  prefix: 'Prefix tabel',
  prefixHelp: 'ajlb_ kecuali kamu ubah di plugin',
  prefixOfBedrock: 'Yang ditaruh Floodgate di depan nama Bedrock',

  replySecondsHelp:
    'RCON: tanpa balasan selama ini, pengirimannya perlu dicek. Balasan dalam semenit tetap menyelesaikannya.',

  failureHelp:
    'Satu per baris; * berarti nama atau angka apa saja. "Player not found" dan sejenisnya sudah dikenali.',

  secretStored: 'Tersimpan, tidak ditampilkan lagi.',
  secretRemoveText: 'Command dan papan server ini menunggu sampai password diisi lagi.',
  secretSave: 'Simpan password',
  secretSaved: 'Password tersimpan',
  secretHelp: 'Disimpan terenkripsi. {{variable}} lebih diutamakan.',
  secretWithServer: 'Disimpan bersama isian lain.',

  network: 'Seluruh jaringan',
  networkText: 'Untuk beranda. Kosong: pemain semua server dijumlahkan.',
  bedrockPingHelp: 'Geyser. Jaringan dianggap online kalau salah satu menjawab.',
} as const
