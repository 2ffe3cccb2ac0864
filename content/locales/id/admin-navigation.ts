import type { adminNavigation as en } from '../en/admin-navigation.ts'
import type { Same } from '../same.ts'

export const adminNavigation = {
  menu: 'Menu',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  admin: 'Admin',
  account: 'Akun',
  password: 'Ganti password',
  demo: 'Demo',

  group_shop: 'Toko',
  group_site: 'Situs',
  group_network: 'Jaringan',
  group_team: 'Tim',

  today: 'Hari ini',
  goLive: 'Siap tayang',
  products: 'Produk',
  orders: 'Transaksi',
  deliveries: 'Pengiriman',
  players: 'Pemain',
  methods: 'Metode bayar',
  identity: 'Nama dan tampilan',
  links: 'Alamat dan link',
  texts: 'Teks',
  pages: 'Halaman dan info',
  servers: 'Server',
  modes: 'Mode game',
  images: 'Gambar mode',
  boards: 'Leaderboard',
  tiers: 'Tier',
  votes: 'Vote dan peta',
  notices: 'Notifikasi',
  audit: 'Log audit',
  team: 'Orang',
  myAccount: 'Akun saya',
} as const satisfies Same<typeof en>
