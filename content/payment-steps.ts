// How to pay, in both languages; the gateway's own steps are shown for methods that are unknown here. `{{code}}` and
// `{{amount}}` are filled in by the page; words that an app or an ATM shows stay as it shows them.
import type { Language } from '#contract/language.ts'
import type { KnownMethod } from '#contract/settings/payment-methods.ts'

/** `[text]` is set in bold, `[id:text]` is Indonesian in an English step. */
export type PaymentGuide = { title: string; steps: readonly string[] }

const guide = (title: string, ...steps: string[]): PaymentGuide => ({ title, steps })

type Guides = Record<KnownMethod, readonly PaymentGuide[]>

/** Menu entries of an ATM, in their order. */
const ATM_MENUS = {
  BRI: ['Transaksi Lain', 'Pembayaran', 'Lainnya', 'BRIVA'],
  BNI: ['Menu Lainnya', 'Transfer', 'Virtual Account Billing'],
  Mandiri: ['Bayar/Beli', 'Lainnya', 'Multi Payment'],
  BCA: ['Transaksi Lainnya', 'Transfer', 'Ke Rek BCA Virtual Account'],
} as const

type Bank = keyof typeof ATM_MENUS
/** Banks have an app, an ATM, and transfers from elsewhere; a number of BCA is paid at BCA only. */
type Writer = {
  app: Record<Bank, PaymentGuide>
  atm: (bank: Bank) => PaymentGuide
  otherBank: (bank: Bank) => PaymentGuide
  counter: (shop: string) => PaymentGuide
  qris: readonly PaymentGuide[]
}

function guidesOf({ app, atm, otherBank, counter, qris }: Writer): Guides {
  const account = (bank: Exclude<Bank, 'BCA'>) => [app[bank], atm(bank), otherBank(bank)]
  return {
    QRIS: qris,
    BRIVA: account('BRI'),
    BNIVA: account('BNI'),
    MANDIRIVA: account('Mandiri'),
    BCAVA: [app.BCA, atm('BCA')],
    ALFAMART: [counter('Alfamart')],
    INDOMARET: [counter('Indomaret')],
    ALFAMIDI: [counter('Alfamidi')],
  }
}

const ENGLISH_QRIS_END = [
  'Check that the amount is [{{amount}}], then confirm with your PIN.',
  "Keep this page open, or come back to it: it updates once you've paid.",
]

const english = guidesOf({
  qris: [
    guide(
      'Scan the QR code',
      'Open any e-wallet or banking app that supports QRIS: GoPay, OVO, DANA, ShopeePay, or your bank.',
      'Choose [Scan] or [Pay], and point the camera at the code.',
      ...ENGLISH_QRIS_END,
    ),
    guide(
      'Pay on this phone',
      'Save the QR image with the button above.',
      'Open your app, choose [Scan], and pick the image from your gallery.',
      ...ENGLISH_QRIS_END,
    ),
  ],
  app: {
    BRI: guide(
      'BRImo app',
      'Open BRImo and sign in.',
      'Choose [BRIVA], then add a new transaction.',
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then choose [id:Bayar] and enter your PIN.',
    ),
    BNI: guide(
      'BNI mobile app',
      'Open the BNI app and sign in.',
      'Choose [Transfer], then [Virtual Account Billing].',
      'Choose your account and enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm with your transaction password.',
    ),
    Mandiri: guide(
      "Livin' by Mandiri app",
      "Open Livin' by Mandiri and sign in.",
      'Choose [id:Bayar] or [id:Bayar/VA].',
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm with your PIN.',
    ),
    BCA: guide(
      'BCA mobile app',
      'Pay this number from a BCA account. With another bank, choose QRIS or another virtual account.',
      'Open BCA mobile, choose [m-BCA] and enter your access code.',
      'Choose [m-Transfer], then [BCA Virtual Account].',
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm with your PIN.',
    ),
  },
  atm: (bank) =>
    guide(
      `${bank} ATM`,
      'Insert your card and enter your PIN.',
      `Choose ${ATM_MENUS[bank].map((item) => `[id:${item}]`).join(', then ')}.`,
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm and keep the slip.',
    ),
  otherBank: (bank) =>
    guide(
      'Another bank',
      `Open its app and start a transfer to [${bank}].`,
      'Choose [Virtual Account] if the app asks, and enter the number [{{code}}].',
      'Send exactly [{{amount}}]. Your bank may add its own transfer fee.',
    ),
  counter: (shop) =>
    guide(
      `At the ${shop} counter`,
      `Go to any ${shop} before the time at the top of this page runs out.`,
      'Tell the cashier that you want to pay with a payment code: [id:“Mau bayar pakai kode pembayaran.”]',
      'Show the code or read it out: [{{code}}].',
      'Check the amount at the counter, then pay [{{amount}}].',
      'Keep the receipt until your order has arrived.',
    ),
})

const INDONESIAN_QRIS_END = [
  'Pastikan nominalnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
  'Biarkan halaman ini terbuka, atau buka lagi nanti: statusnya berubah begitu kamu sudah bayar.',
]

const indonesian = guidesOf({
  qris: [
    guide(
      'Scan kode QR',
      'Buka e-wallet atau aplikasi bank yang mendukung QRIS: GoPay, OVO, DANA, ShopeePay, atau bankmu.',
      'Pilih [Scan] atau [Bayar], lalu arahkan kamera ke kodenya.',
      ...INDONESIAN_QRIS_END,
    ),
    guide(
      'Bayar dari HP ini',
      'Simpan gambar QR lewat tombol di atas.',
      'Buka aplikasinya, pilih [Scan], lalu ambil gambar tadi dari galeri.',
      ...INDONESIAN_QRIS_END,
    ),
  ],
  app: {
    BRI: guide(
      'Aplikasi BRImo',
      'Buka BRImo, lalu login.',
      'Pilih [BRIVA], lalu tambah transaksi baru.',
      'Masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], pilih [Bayar], lalu masukkan PIN-mu.',
    ),
    BNI: guide(
      'Aplikasi BNI',
      'Buka aplikasi BNI, lalu login.',
      'Pilih [Transfer], lalu [Virtual Account Billing].',
      'Pilih rekeningmu, lalu masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], lalu konfirmasi pakai password transaksi.',
    ),
    Mandiri: guide(
      "Aplikasi Livin' by Mandiri",
      "Buka Livin' by Mandiri, lalu login.",
      'Pilih [Bayar] atau [Bayar/VA].',
      'Masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
    ),
    BCA: guide(
      'Aplikasi BCA mobile',
      'Nomor ini cuma bisa dibayar dari rekening BCA. Pakai bank lain? Pilih QRIS atau virtual account bank lain.',
      'Buka BCA mobile, pilih [m-BCA], lalu masukkan kode aksesmu.',
      'Pilih [m-Transfer], lalu [BCA Virtual Account].',
      'Masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
    ),
  },
  atm: (bank) =>
    guide(
      `ATM ${bank}`,
      'Masukkan kartu dan PIN-mu.',
      `Pilih ${ATM_MENUS[bank].map((item) => `[${item}]`).join(', lalu ')}.`,
      'Masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], konfirmasi, lalu simpan struknya.',
    ),
  otherBank: (bank) =>
    guide(
      'Bank lain',
      `Buka aplikasinya, lalu mulai transfer ke [${bank}].`,
      'Pilih [Virtual Account] kalau ada pilihannya, lalu masukkan nomor [{{code}}].',
      'Kirim tepat [{{amount}}]. Bankmu bisa menambah biaya transfer sendiri.',
    ),
  counter: (shop) =>
    guide(
      `Di kasir ${shop}`,
      `Datang ke ${shop} mana saja sebelum waktu di atas habis.`,
      'Bilang ke kasir: [“Mau bayar pakai kode pembayaran.”]',
      'Tunjukkan atau bacakan kodenya: [{{code}}].',
      'Cek nominalnya di kasir, lalu bayar [{{amount}}].',
      'Simpan struknya sampai pesananmu masuk.',
    ),
})

export const paymentSteps: Record<Language, Guides> = { en: english, id: indonesian }

// A bill of Mandiri has a company code, `{{biller}}`, before its number, and is paid at Mandiri only.
export const mandiriBillSteps: Record<Language, readonly PaymentGuide[]> = {
  en: [
    guide(
      "Livin' by Mandiri app",
      "Open Livin' by Mandiri and sign in.",
      'Choose [id:Bayar], then look for the company [{{biller}}].',
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm with your PIN.',
    ),
    guide(
      'Mandiri ATM',
      'Insert your card and enter your PIN.',
      'Choose [id:Bayar/Beli], then [id:Lainnya], then [id:Multi Payment].',
      'Enter the company code [{{biller}}], then the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm and keep the slip.',
    ),
  ],
  id: [
    guide(
      "Aplikasi Livin' by Mandiri",
      "Buka Livin' by Mandiri, lalu login.",
      'Pilih [Bayar], lalu cari penyedia jasa [{{biller}}].',
      'Masukkan nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
    ),
    guide(
      'ATM Mandiri',
      'Masukkan kartu dan PIN-mu.',
      'Pilih [Bayar/Beli], lalu [Lainnya], lalu [Multi Payment].',
      'Masukkan kode perusahaan [{{biller}}], lalu nomor [{{code}}].',
      'Pastikan nominalnya [{{amount}}], konfirmasi, lalu simpan struknya.',
    ),
  ],
}
