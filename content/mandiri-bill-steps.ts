// A bill of Mandiri has a company code, `{{biller}}`, before its number, and is paid at Mandiri only.
import type { Language } from '#contract/language.ts'
import type { PaymentGuide } from './payment-steps.ts'

export const mandiriBillSteps: Record<Language, readonly PaymentGuide[]> = {
  en: [
    {
      title: "Livin' by Mandiri app",
      steps: [
        "Open Livin' by Mandiri and sign in.",
        'Choose [id:Bayar], then look for the company [{{biller}}].',
        'Enter the number [{{code}}].',
        'Check that the amount is [{{amount}}], then confirm with your PIN.',
      ],
    },
    {
      title: 'Mandiri ATM',
      steps: [
        'Insert your card and enter your PIN.',
        'Choose [id:Bayar/Beli], then [id:Lainnya], then [id:Multi Payment].',
        'Enter the company code [{{biller}}], then the number [{{code}}].',
        'Check that the amount is [{{amount}}], then confirm and keep the slip.',
      ],
    },
  ],
  id: [
    {
      title: "Aplikasi Livin' by Mandiri",
      steps: [
        "Buka Livin' by Mandiri, lalu login.",
        'Pilih [Bayar], lalu cari penyedia jasa [{{biller}}].',
        'Masukkan nomor [{{code}}].',
        'Cek jumlahnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
      ],
    },
    {
      title: 'ATM Mandiri',
      steps: [
        'Masukkan kartu dan PIN-mu.',
        'Pilih [Bayar/Beli], lalu [Lainnya], lalu [Multi Payment].',
        'Masukkan kode perusahaan [{{biller}}], lalu nomor [{{code}}].',
        'Cek jumlahnya [{{amount}}], konfirmasi, lalu simpan struknya.',
      ],
    },
  ],
}
