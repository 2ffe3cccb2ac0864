import type { adminSearch as en } from '../en/admin-search.ts'
import type { Same } from '../same.ts'

export const adminSearch = {
  title: 'Cari',
  open: 'Cari',
  placeholder: 'Pemain, referensi, nomor VA, produk, pengaturan',
  close: 'Tutup pencarian',
  players: 'Pemain',
  orders: 'Pesanan',
  products: 'Produk',
  goTo: 'Buka',
  bedrock: 'Bedrock',
  noOrders: 'belum ada yang lunas',
  playerOrders: '{{count}} pesanan · {{spent}}',
  hint: 'Ketik minimal dua karakter.',
  alsoFinds:
    'Mencari potongan nama, nomor VA atau kode toko, potongan referensi, nominal Rp, produk, pengaturan apa pun',
  nothing: 'Tidak ada hasil untuk “{{typed}}”',
  failed: 'Hanya halaman dan pengaturan yang dicari: server tidak menjawab.',
  searching: 'Mencari…',
  found: '{{count}} hasil',
} as const satisfies Same<typeof en>
