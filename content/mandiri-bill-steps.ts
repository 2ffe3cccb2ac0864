// A bill of Mandiri has a company code, `{{biller}}`, before its number, and is paid at Mandiri only.
import type { Language } from '#contract/language.ts'
import { guide, type PaymentGuide } from './payment-steps.ts'

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
      'Cek jumlahnya [{{amount}}], lalu konfirmasi pakai PIN-mu.',
    ),
    guide(
      'ATM Mandiri',
      'Masukkan kartu dan PIN-mu.',
      'Pilih [Bayar/Beli], lalu [Lainnya], lalu [Multi Payment].',
      'Masukkan kode perusahaan [{{biller}}], lalu nomor [{{code}}].',
      'Cek jumlahnya [{{amount}}], konfirmasi, lalu simpan struknya.',
    ),
  ],
}
