// Payment instructions as HTML with bold words, like Tripay's.

type Template = { title: string; steps: string[] }
type Filling = { payCode: string | null; amount: number }

const CODE = '<b>{{pay_code}}</b>'
const QRIS_END = [
  'Periksa nama merchant dan nominal <b>Rp{{amount}}</b>.',
  'Konfirmasi dengan PIN.',
  'Simpan bukti pembayaran.',
]

const TEMPLATES: Record<string, Template[]> = {
  QRIS: [
    {
      title: 'Pindai QRIS',
      steps: [
        'Buka aplikasi e-wallet atau m-banking yang mendukung QRIS.',
        'Pilih menu <b>Scan/Bayar</b> lalu arahkan kamera ke kode QR.',
        ...QRIS_END,
      ],
    },
    {
      title: 'QRIS dari galeri',
      steps: [
        'Simpan gambar kode QR.',
        'Buka aplikasi, pilih scan, lalu <b>ambil dari galeri</b>.',
        ...QRIS_END,
      ],
    },
  ],
  BRIVA: [
    {
      title: 'BRImo',
      steps: [
        'Masuk ke aplikasi BRImo.',
        'Pilih menu <b>BRIVA</b>.',
        `Tambah transaksi baru, lalu isi nomor ${CODE}.`,
        'Periksa detail pembayaran, lalu pilih <b>Bayar</b>.',
        'Masukkan PIN.',
      ],
    },
    atm('ATM BRI', ['Transaksi Lain', 'Pembayaran', 'Lainnya', 'BRIVA'], 'Ya'),
  ],
  BNIVA: [
    {
      title: 'BNI Mobile',
      steps: [
        'Masuk ke aplikasi BNI Mobile.',
        'Pilih <b>Transfer</b>, lalu <b>Virtual Account Billing</b>.',
        `Pilih rekening debit, lalu isi nomor ${CODE}.`,
        'Periksa tagihan sebesar <b>Rp{{amount}}</b>.',
        'Masukkan kata sandi transaksi.',
      ],
    },
    atm('ATM BNI', ['Menu Lainnya', 'Transfer', 'jenis rekening', 'Virtual Account Billing'], 'Ya'),
  ],
  MANDIRIVA: [
    {
      title: "Livin' by Mandiri",
      steps: [
        "Masuk ke aplikasi Livin' by Mandiri.",
        'Pilih menu <b>Bayar/VA</b>.',
        `Cari penyedia jasa, lalu isi nomor ${CODE}.`,
        'Periksa nominal <b>Rp{{amount}}</b>.',
        'Masukkan PIN.',
      ],
    },
    atm('ATM Mandiri', ['Bayar/Beli', 'Lainnya', 'Multi Payment', 'kode perusahaan'], 'Benar'),
  ],
  BCAVA: [
    {
      title: 'm-BCA',
      steps: [
        'Buka aplikasi BCA mobile, lalu pilih m-BCA.',
        'Pilih <b>m-Transfer</b>, lalu <b>BCA Virtual Account</b>.',
        `Isi nomor ${CODE}.`,
        'Periksa tagihan sebesar <b>Rp{{amount}}</b>.',
        'Masukkan PIN m-BCA.',
      ],
    },
    atm('ATM BCA', ['Transaksi Lainnya', 'Transfer', 'Ke Rek BCA Virtual Account'], 'Benar'),
    {
      title: 'KlikBCA',
      steps: [
        'Masuk ke KlikBCA.',
        'Pilih <b>Transfer Dana</b>, lalu <b>Transfer ke BCA Virtual Account</b>.',
        `Isi nomor ${CODE}.`,
        'Konfirmasi dengan KeyBCA.',
      ],
    },
  ],
  ALFAMART: [counter('Alfamart', 'Bayar sebesar <b>Rp{{amount}}</b> kepada kasir.')],
  INDOMARET: [counter('Indomaret', 'Bayar <b>Rp{{amount}}</b> dan tambahan Rp3.000 kepada kasir.')],
  ALFAMIDI: [counter('Alfamidi', 'Bayar sebesar <b>Rp{{amount}}</b> kepada kasir.')],
  PERMATAVA: [atm('ATM Permata', ['Transaksi Lainnya', 'Pembayaran', 'Virtual Account'], 'Benar')],
  BSIVA: [atm('ATM BSI', ['Menu Utama', 'Pembayaran', 'Institusi'], 'Benar')],
  OVO: [wallet('OVO')],
  SHOPEEPAY: [wallet('ShopeePay')],
}

export function instructionsFor(code: string, { payCode, amount }: Filling): Template[] {
  const fill = (step: string) =>
    step.replaceAll('{{pay_code}}', payCode ?? '').replaceAll('{{amount}}', amount.toLocaleString('id-ID'))
  return (TEMPLATES[code] ?? []).map(({ title, steps }) => ({ title, steps: steps.map(fill) }))
}

function atm(title: string, menus: string[], yes: string): Template {
  const path = menus.map((menu) => `<b>${menu}</b>`).join(', lalu ')
  return {
    title,
    steps: [
      'Masukkan kartu dan PIN.',
      `Pilih ${path}.`,
      `Isi nomor ${CODE}.`,
      'Periksa tagihan sebesar <b>Rp{{amount}}</b>.',
      `Pilih <b>${yes}</b> untuk membayar, lalu simpan struk.`,
    ],
  }
}

function wallet(title: string): Template {
  const steps = ['Klik tombol bayar.', `Masuk ke ${title}, lalu konfirmasi <b>Rp{{amount}}</b>.`]
  return { title, steps }
}

function counter(store: string, pay: string): Template {
  return {
    title: store,
    steps: [
      `Datang ke gerai ${store}.`,
      'Sampaikan ke kasir bahwa Anda ingin membayar tagihan <b>DEMO</b>.',
      `Berikan kode bayar ${CODE}.`,
      pay,
      'Simpan struk.',
    ],
  }
}
