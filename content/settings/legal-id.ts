import type { LegalPageName } from '#contract/settings/legal.schema.ts'

const terms = `# Syarat layanan

Syarat ini berlaku untuk {{name}}: website ini dan server Minecraft-nya. Dengan bermain atau memesan di store, kamu menyetujuinya.

## Siapa kami

{{name}} adalah jaringan server Minecraft komunitas untuk pemain Indonesia, dijalankan oleh timnya sendiri. Ini bukan produk resmi Minecraft, dan tidak disetujui atau terkait dengan Mojang maupun Microsoft. Kamu bisa menghubungi kami di [Discord]({{discord}}).

## Yang dijual di store

- Store menjual poin dan barang virtual untuk dipakai di {{name}}, misalnya tier dan keuntungannya.
- Poin, barang, dan keuntungan adalah hak pakai konten di dalam server kami. Bukan uang, tidak punya nilai tunai, dan tidak bisa dicairkan atau dipakai di tempat lain.
- Harga dalam rupiah. Totalnya, termasuk biaya metode bayar kalau ada, tampil sebelum kamu memesan.

## Umur dan izin

Kalau umurmu belum 18 tahun, minta izin orang tua atau wali dulu sebelum membayar. Hanya pakai metode bayar milikmu, atau yang memang boleh kamu pakai.

## Pengiriman

Setelah kamu bayar, pesanan dikirim otomatis ke username yang kamu isi. Cek lagi ejaannya, huruf besar-kecilnya, dan pilihan Bedrock. Kalau terlambat atau tidak masuk, lihat [kebijakan refund](/refunds).

## Fair play

Aturan server berlaku untuk semua, beli atau tidak. Kami bisa menonaktifkan akun yang curang, mengganggu pemain lain, menipu, atau membatalkan pembayaran setelah poin atau barangnya dipakai. Alasannya kami jelaskan kalau kamu bertanya.

## Perubahan

Game selalu berubah: server, season, peta, keuntungan, dan harga bisa diubah atau berakhir. Perubahan besar kami umumkan lebih dulu kalau memungkinkan. Kalau syarat ini berubah, versi barunya ada di halaman ini.

## Batas tanggung jawab

Website dan server kami jalankan dengan sungguh-sungguh, tapi kami tidak bisa menjanjikan selalu online atau bebas dari kesalahan. Tanggung jawab kami atas suatu pembelian paling banyak sebesar harga yang kamu bayar. Hukum Indonesia yang berlaku.
`

const privacy = `# Privasi

Data yang kami kumpulkan sesedikit mungkin. Di website ini tidak ada akun, kami tidak meminta alamat email, dan tidak ada iklan.

## Yang kami simpan

- **Saat kamu memesan:** username di game, produk, harga, metode bayar, kode referensi pembayaran, dan waktunya, untuk hadiah juga nama pengirim dan pesannya. Ini kami perlukan untuk mengirim pesananmu, menjawab pertanyaanmu, dan pembukuan.
- **Untuk mencegah penyalahgunaan:** alamat IP kamu, sebentar saja, untuk membatasi jumlah pesanan dari satu koneksi. Selama pesanan belum dibayar, alamat IP atau jaringanmu ikut disimpan; setelah itu dihapus. File log server juga bisa memuatnya.
- **Saat kamu vote:** username, situs vote, dan waktunya. Data tiap vote dihapus setelah 90 hari.
- **Di dalam game:** yang tampil di leaderboard website ini, seperti lama bermain dan peringkat atas nama username kamu, serta nama-nama pemain untuk mengecek ejaan di checkout.
- **Catatan tim kami:** catatan tentang pemain dan nama yang tidak boleh memesan, beserta alasannya. Saat anggota tim login: alamat IP yang dipendekkan dan browsernya, serta perangkat dari passkey-nya.

## Yang disimpan browser kamu

Browser kamu mengingat bahasa, pilihan Java atau Bedrock, username dan edisi dari pesanan terakhir, isi keranjang, kode referensi pesanan yang kamu buat di browser ini beserta penerimanya, produk, nominal, kode pembayaran, dan statusnya (paling banyak 50 pesanan, selama setahun), nama yang kamu pakai untuk vote dan situs vote yang kamu buka, pemain yang kamu lihat, dan pengumuman yang kamu tutup. Sampai tab-nya ditutup, pilihan dari pesanan yang kamu ulangi juga disimpan. Semua ini hanya disimpan di perangkatmu dan tidak dipakai untuk melacakmu di website lain. Website ini sendiri tidak memasang cookie.

## Siapa lagi yang menerima data

- **Penyedia pembayaran** memproses pembayaranmu dan menerima pesanan, nominal, dan username kamu. Bank, e-wallet, atau minimarket punya aturannya sendiri.
- **Cek keamanan** di checkout membedakan manusia dan robot. Cek ini bisa dijalankan penyedia lain, yang kemudian melihat alamat IP kamu.
- **Layanan avatar** ditanya gambar kepala pemain lewat username-nya. Yang bertanya server kami, jadi mereka tidak pernah melihat kamu.

Kami tidak pernah menjual data.

## Berapa lama, dan hakmu

Pesanan yang sudah dibayar kami simpan untuk pembukuan, tanpa batas waktu tertentu. Kamu bisa menanyakan data yang tersimpan atas username kamu, memintanya diperbaiki, atau dihapus sejauh hukum mengizinkan. Tulis ke kami di [Discord]({{discord}}). Kalau umurmu belum 18 tahun, orang tua atau wali bisa menghubungi kami untukmu.
`

const refunds = `# Kebijakan refund

Pesanan dikirim otomatis. Kalau ada yang salah, kami bereskan.

## Uang atau pesananmu kembali kalau

- kamu sudah bayar, tapi tidak ada yang masuk dalam 24 jam dan kami tidak bisa mengirimnya;
- saldomu terpotong dua kali untuk satu pesanan;
- produknya tidak sesuai dengan yang tertulis di halamannya.

Kami coba kirim dulu yang kamu bayar. Kalau tidak bisa, harganya kami kembalikan penuh.

## Yang tidak bisa kami refund

- Poin atau barang sudah masuk ke username yang diisi. Kalau kamu salah ketik, segera kabari kami: selama belum dipakai, kami coba pindahkan.
- Kamu berubah pikiran setelah poin atau barangnya masuk, atau sudah memakainya.
- Akunnya dinonaktifkan karena melanggar aturan.

Orang tua atau wali dari anak yang membayar tanpa izin bisa menghubungi kami dalam 7 hari. Kalau poin atau barangnya belum dipakai, harganya kami kembalikan dan kami tarik lagi.

## Cara meminta

Tulis ke kami di [Discord]({{discord}}) dengan kode referensi dari halaman pembayaranmu, username kamu, dan apa yang terjadi. Kami jawab dalam 2 hari kerja. Refund yang disetujui kami bayar dalam 14 hari ke rekening atau e-wallet yang kamu pakai kalau memungkinkan, kalau tidak ke yang kamu sebutkan. Biaya metode bayar tidak selalu bisa dikembalikan.

Tolong bicara dengan kami dulu sebelum membatalkan pembayaran lewat bank. Lebih cepat buat kita berdua.
`

export const legalId: Record<LegalPageName, string> = { terms, privacy, refunds }
