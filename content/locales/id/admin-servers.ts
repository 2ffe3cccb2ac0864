export const adminServers = {
  text: 'Tempat command dijalankan dan pemain dihitung. Proxy (Velocity, BungeeCord) tidak punya RCON: tambahkan server di belakangnya.',
  listText: 'Geser untuk mengubah urutan. Yang pertama jadi bawaan untuk command.',
  add: 'Tambah server',
  replaced: 'Pengganti {{server}}',
  replacedByNone: 'Tidak ada, {{server}} hanya dihapus',
  replacedHelp:
    'Produk, pesanan, kiriman yang menunggu, mode, papan, dan hadiah vote milik {{server}} pindah ke server yang dipilih setelah disimpan.',
  first: 'Bawaan untuk command',
  simulated: 'Demo: simulator yang menjawab sampai ada server dengan alamat RCON.',

  simulator: 'Simulator',
  check_rcon: 'RCON',
  check_ping: 'Ping status',
  check_boards: 'Leaderboard',
  passwordStored: 'tersimpan',
  ownersOnly: 'Alamat, urutan, dan password server hanya untuk pemilik.',
  passwordMissing: 'belum ada',
  answered: 'menjawab dalam {{ms}} md',
  waiting: '{{count}} pengiriman menunggu.',
  boardsFound: 'Papan: {{names}}',

  rcon_refused: 'Koneksi ditolak. Apakah server menyala, dan enable-rcon=true?',
  rcon_timeout: 'Tidak ada jawaban. Cek host dan port, dan apakah firewall mengizinkan situs ini.',
  rcon_wrong_password:
    'RCON menjawab, tapi password ini ditolak. Isi dengan rcon.password dari server.properties.',
  rcon_no_password: 'Isi password-nya. Untuk alamat selain yang tersimpan, password harus diketik lagi.',
  rcon_list_unreadable:
    'RCON jalan, tapi balasan list tidak berisi nama. Command yang menunggu pemain online akan terus menunggu.',
  ping_refused: 'Koneksi ditolak. Apakah server menyala di port ini?',
  boards_refused: 'Koneksi ditolak. Apakah database menyala dan menerima koneksi di alamat ini?',
  boards_access_denied:
    'Database menolak user atau password ini. Jawaban yang sama muncul untuk user yang wajib TLS selama TLS di sini mati.',
  boards_h2_file:
    'Ini file H2, bawaan ajLeaderboards, yang hanya bisa dibaca plugin itu sendiri. Di cache_storage.yml plugin, isi method: mysql beserta database-nya, restart server game, lalu isi database itu di sini.',
  boards_tls_required: 'Database hanya menerima koneksi terenkripsi. Nyalakan TLS.',
  boards_tls_missing:
    'Database tidak menyediakan koneksi terenkripsi. Nyalakan TLS di sana, atau matikan di sini.',
  boards_tls_certificate:
    'Sertifikat database tidak dipercaya, jadi password tidak dikirim. Tempel sertifikat otoritasnya (sering ca.pem di folder datanya), atau pakai host yang tertulis di sertifikat.',
  boards_unsafe_login:
    'Database meminta password itu sendiri lewat koneksi tanpa enkripsi, jadi tidak dikirim. Pakai user milik plugin, atau user dengan mysql_native_password.',
  boards_no_boards: 'Tersambung, tapi tidak ada tabel ajLeaderboards. Cek nama database dan prefix.',
  reason_host_not_found: 'Host ini tidak ada. Cek ejaannya.',
  reason_timeout: 'Tidak ada jawaban. Cek host, port, dan firewall.',
  reason_closed: 'Koneksi langsung ditutup dari sana.',
  reason_not_understood: 'Ada yang menjawab di sana, tapi bukan protokol ini. Cek port-nya.',

  idHelp: 'Dipakai produk dan variabel. Tidak berubah lagi setelah server disimpan.',
  pingHelp: 'Jumlah pemain dan status online server ini',
  rconHelp: 'Menjalankan command pembelian; tanpa ini command menunggu',
  rconPassword: 'Password RCON',
  boardsHelp: 'Tabel ajLeaderboards',
  boardsFile: 'File SQLite',
  boardsPath: 'Lokasi file',
  boardsPathHelp:
    'Di mesin situs ini, misalnya /srv/minecraft/plugins/ajLeaderboards/cache.db. Plugin menulisnya hanya dengan method: sqlite; bawaannya, cache.mv.db (H2), tidak bisa dibaca.',
  tlsHelp: 'Situs memeriksa sertifikat sebelum mengirim password.',
  tlsCaHelp: 'Hanya untuk sertifikat buatan database sendiri: isi file ca.pem',
  boardsPassword: 'Password database',
  user: 'User',
  prefix: 'Prefix tabel',
  prefixHelp: 'ajlb_ kecuali kamu ubah di plugin',
  prefixOfBedrock: 'Yang ditaruh Floodgate di depan nama pemain Bedrock; kosong kalau tidak ada',

  replySecondsHelp:
    'RCON: tanpa balasan selama ini, hasil command tidak diketahui dan pengirimannya menunggumu. Balasan yang datang dalam semenit setelah command tetap menyelesaikannya.',

  failureHelp:
    'Balasan umum seperti "Player not found" sudah dikenali. Tambahkan balasan plugin kamu, satu per baris; * mewakili nama atau angka. Pengiriman dengan balasan itu dianggap gagal, dan kamu diberi tahu.',
  replies: 'Balasan dua minggu terakhir',
  repliesNone:
    'Belum ada balasan dalam dua minggu terakhir. Balasan muncul di sini setelah ada yang dikirim.',
  repliesFailed: 'Balasan tidak bisa dimuat.',
  replyTo: '{{command}} · {{count}}×',
  replyKnown: 'Dikenali sebagai gagal',
  replyFails: 'Berarti gagal',
  replySucceeds: 'Bukan gagal',

  secretStored: 'Tersimpan, terenkripsi. Tidak pernah ditampilkan lagi.',
  secretRemoveText: 'Yang membutuhkannya menunggu sampai password diisi lagi.',
  secretSave: 'Simpan password',
  secretSaved: 'Password tersimpan',
  secretHelp: 'Disimpan terenkripsi. Variabel {{variable}} lebih diutamakan kalau diisi.',
  secretWithServer: 'Disimpan bersama server ini.',

  network: 'Seluruh jaringan',
  networkText: 'Untuk halaman depan. Tanpa alamat, jumlah pemainnya dari semua server.',
  networkPingHelp: 'Proxy atau alamat yang dipakai pemain Java',
  bedrockPingHelp: 'Geyser; jaringan dianggap online selama salah satu menjawab',
} as const
