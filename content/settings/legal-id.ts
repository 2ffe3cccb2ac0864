import type { LegalPageName } from '#contract/settings/legal.schema.ts'

const terms = `# Syarat layanan

Syarat ini berlaku untuk {{name}}: situs ini dan server Minecraft-nya. Dengan bermain atau memesan di store, kamu menyetujuinya.

## Siapa kami

{{name}} adalah jaringan server Minecraft komunitas untuk pemain Indonesia, dijalankan oleh timnya sendiri. Ini bukan produk resmi Minecraft, dan tidak disetujui atau terkait dengan Mojang maupun Microsoft. Kamu bisa menghubungi kami di [Discord]({{discord}}).

## Yang dijual di store

- Store menjual poin virtual untuk dipakai di {{name}}, misalnya untuk tier dan keuntungannya.
- Poin dan keuntungan adalah hak pakai konten di dalam server kami. Bukan uang, tidak punya nilai tunai, dan tidak bisa dicairkan atau dipakai di tempat lain.
- Harga dalam rupiah. Totalnya, termasuk biaya metode bayar kalau ada, tampil sebelum kamu memesan.

## Umur dan izin

Kalau umurmu belum 18 tahun, minta izin orang tua atau wali dulu sebelum membayar. Pakai hanya metode bayar milikmu, atau yang memang boleh kamu pakai.

## Pengiriman

Poin masuk ke username yang kamu isi, biasanya kurang dari semenit setelah bayar. Cek lagi ejaannya, huruf besar-kecilnya, dan pilihan Bedrock. Kalau terlambat atau tidak masuk, lihat [kebijakan refund](/refunds).

## Main adil

Aturan server berlaku untuk semua, beli atau tidak. Kami bisa menonaktifkan akun yang curang, mengganggu pemain lain, menipu, atau membatalkan pembayaran setelah poinnya dipakai. Alasannya kami jelaskan kalau kamu bertanya.

## Perubahan

Game selalu berubah: server, season, peta, keuntungan, dan harga bisa diubah atau berakhir. Perubahan besar kami umumkan lebih dulu kalau memungkinkan. Kalau syarat ini berubah, versi barunya ada di halaman ini.

## Batas tanggung jawab

Situs dan server kami jalankan dengan sungguh-sungguh, tapi kami tidak bisa menjanjikan selalu online atau bebas dari kesalahan. Tanggung jawab kami atas suatu pembelian paling banyak sebesar harga yang kamu bayar. Hukum Indonesia yang berlaku.
`

const privacy = `# Privasi

Data yang kami kumpulkan sesedikit mungkin. Di situs ini tidak ada akun, kami tidak meminta alamat e-mail, dan tidak ada iklan.

## Yang kami simpan

- **Saat kamu memesan:** username di game, produk, harga, metode bayar, kode referensi pembayaran, dan waktunya. Ini kami perlukan untuk mengirim poin, menjawab pertanyaanmu, dan pembukuan.
- **Untuk mencegah penyalahgunaan:** alamat IP kamu, sebentar saja, untuk membatasi jumlah pesanan dari satu koneksi. Alamat IP tidak disimpan bersama pesananmu. File log server juga bisa memuatnya.
- **Di dalam game:** yang tampil di papan peringkat situs ini, seperti lama bermain dan peringkat atas nama username kamu.

## Yang disimpan browser kamu

Browser kamu mengingat bahasa, username dan metode bayar dari pesanan terakhir, situs vote yang kamu buka hari ini, dan pengumuman yang kamu tutup. Semua ini tetap di perangkatmu dan tidak dipakai untuk melacakmu di situs lain.

## Siapa lagi yang menerima data

- **Penyedia pembayaran** memproses pembayaranmu dan menerima pesanan, jumlah, dan username kamu. Bank, e-wallet, atau minimarket punya aturannya sendiri.
- **Cek keamanan** di checkout membedakan manusia dan robot. Cek ini bisa dijalankan penyedia lain, yang kemudian melihat alamat IP kamu.
- **Layanan avatar** ditanya gambar kepala pemain lewat username-nya. Yang bertanya server kami, jadi mereka tidak pernah melihat kamu.

Kami tidak pernah menjual data.

## Berapa lama, dan hakmu

Pesanan disimpan selama hukum mewajibkan kami menyimpan catatannya. Kamu bisa menanyakan data yang tersimpan atas username kamu, memintanya diperbaiki, atau dihapus sejauh hukum mengizinkan. Tulis ke kami di [Discord]({{discord}}). Kalau umurmu belum 18 tahun, orang tua atau wali bisa menulis untukmu.
`

const refunds = `# Kebijakan refund

Poin dikirim otomatis, biasanya kurang dari semenit. Kalau ada yang salah, kami bereskan.

## Uang atau poinmu kembali kalau

- kamu sudah bayar, tapi tidak ada yang masuk dalam 24 jam dan kami tidak bisa mengirimnya;
- saldomu terpotong dua kali untuk satu pesanan;
- produknya tidak sesuai dengan yang tertulis di halamannya.

Kami coba kirim dulu yang kamu bayar. Kalau tidak bisa, harganya kami kembalikan penuh.

## Yang tidak bisa kami refund

- Poin sudah masuk ke username yang diisi. Kalau kamu salah ketik, segera kabari kami: selama poinnya belum dipakai, kami coba pindahkan.
- Kamu berubah pikiran setelah poin masuk, atau poinnya sudah dipakai.
- Akunnya dinonaktifkan karena melanggar aturan.

Orang tua atau wali dari anak yang membayar tanpa izin bisa menghubungi kami dalam 7 hari. Kalau poinnya belum dipakai, harganya kami kembalikan dan poinnya kami tarik.

## Cara meminta

Tulis ke kami di [Discord]({{discord}}) dengan kode referensi dari halaman pembayaranmu, username kamu, dan apa yang terjadi. Kami jawab dalam 2 hari kerja. Refund yang disetujui kami bayar dalam 14 hari ke rekening atau e-wallet yang kamu pakai kalau memungkinkan, kalau tidak ke yang kamu sebutkan. Biaya metode bayar tidak selalu bisa dikembalikan.

Tolong bicara dengan kami dulu sebelum membatalkan pembayaran lewat bank. Lebih cepat buat kita berdua.
`

export const legalId: Record<LegalPageName, string> = { terms, privacy, refunds }
