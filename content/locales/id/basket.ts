import type { basket as en } from '../en/basket.ts'
import type { Same } from '../same.ts'

export const basket = {
  title: 'Keranjang',
  add: 'Tambah',
  more: 'Tambah satu',
  less: 'Kurangi satu',
  inBasket: '{{product}} di keranjang',
  putMix: 'Masukkan {{packs}} ke keranjang',
  hasMix: '{{packs}} sudah di keranjang',
  pieces: '{{count}} barang',
  status: 'Keranjang: {{items}}, {{total}}',
  save: 'Hemat {{amount}}',
  full: 'Sekali pesan maksimal {{lines}} produk dan {{pieces}} barang.',
  remove: 'Hapus {{product}}',
  priceChanged: 'Sekarang {{price}} per barang. Waktu kamu tambahkan: {{before}}.',
  gone: 'Sudah nggak dijual, jadi nggak ikut dipesan.',
  beforeSale: 'Sebelum promo',
  saved: 'Kamu hemat',
  empty: 'Keranjangmu masih kosong',
  emptyText: 'Tambahkan pack di store, lalu bayar semuanya sekaligus.',
  noPrice: 'Harganya belum bisa dimuat. Isi keranjangmu aman.',
} as const satisfies Same<typeof en>
