// Words of exported tables, in both languages.
import type { Language } from '#contract/language.ts'

/** In the order of the columns. */
export const EXPORT_COLUMNS = {
  reference: { en: 'Reference', id: 'Referensi' },
  created: { en: 'Ordered (WIB)', id: 'Dipesan (WIB)' },
  paid: { en: 'Paid (WIB)', id: 'Dibayar (WIB)' },
  refunded: { en: 'Refunded (WIB)', id: 'Dikembalikan (WIB)' },
  player: { en: 'Player', id: 'Pemain' },
  product: { en: 'Product', id: 'Produk' },
  method: { en: 'Method', id: 'Metode' },
  status: { en: 'Payment', id: 'Pembayaran' },
  delivery: { en: 'Delivery', id: 'Pengiriman' },
  listPrice: { en: 'Price before discount', id: 'Harga sebelum diskon' },
  price: { en: 'Price', id: 'Harga' },
  fee: { en: 'Fee paid by the buyer', id: 'Biaya yang dibayar pembeli' },
  amount: { en: 'Buyer paid', id: 'Dibayar pembeli' },
  gatewayFee: { en: 'Gateway fee', id: 'Biaya gateway' },
  received: { en: 'You receive', id: 'Kamu terima' },
  givenBy: { en: 'Given by', id: 'Diberi oleh' },
  gift: { en: 'Gift', id: 'Hadiah' },
  giftFrom: { en: 'Gift from', id: 'Hadiah dari' },
  giftMessage: { en: 'Gift message', id: 'Pesan hadiah' },
  test: { en: 'Test order', id: 'Pesanan tes' },
  gatewayReference: { en: 'Gateway reference', id: 'Referensi gateway' },
  payCode: { en: 'Payment code', id: 'Kode bayar' },
  createdUtc: { en: 'Ordered (UTC)', id: 'Dipesan (UTC)' },
  line: { en: 'Line (empty: the whole order)', id: 'Baris (kosong: seluruh pesanan)' },
  quantity: { en: 'Quantity of the line', id: 'Jumlah di baris' },
  linePrice: { en: 'Price of the line', id: 'Harga baris' },
  /** Only where several are in use. */
  gateway: { en: 'Gateway', id: 'Gateway' },
} as const satisfies Record<string, Record<Language, string>>
export type ExportColumn = keyof typeof EXPORT_COLUMNS

/** Statuses of the payment and of the delivery. One that is not here is written as it is stored. */
export const EXPORT_WORDS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    UNPAID: 'Pending',
    PAID: 'Paid',
    EXPIRED: 'Expired',
    FAILED: 'Failed',
    REFUND: 'Refunded',
    queued: 'Queued',
    waiting: 'Waits for player',
    delivered: 'Delivered',
    unknown: 'Unconfirmed',
    failed: 'Failed',
    resolved: 'Resolved by hand',
    cancelled: 'Cancelled',
    partly_taken_back: 'Partly taken back',
    taken_back: 'Taken back',
    yes: 'yes',
  },
  id: {
    UNPAID: 'Menunggu',
    PAID: 'Lunas',
    EXPIRED: 'Kedaluwarsa',
    FAILED: 'Gagal',
    REFUND: 'Dikembalikan',
    queued: 'Antre',
    waiting: 'Menunggu pemain',
    delivered: 'Sudah masuk',
    unknown: 'Belum pasti',
    failed: 'Gagal',
    resolved: 'Beres manual',
    cancelled: 'Dibatalkan',
    partly_taken_back: 'Sebagian ditarik lagi',
    taken_back: 'Ditarik lagi',
    yes: 'ya',
  },
}
