const ADD_ADDRESS = 'Tambahkan {{address}} ke whitelist IP merchant-mu di {{gateway}}, lalu tes lagi.'

export const paymentChecks = {
  reason_gateway_address_refused: '{{gateway}} menolak alamat server ini, {{address}}.',
  next_gateway_address_refused: ADD_ADDRESS,
  reason_checkout_refused_address: '{{gateway}} menolak alamat server ini: {{words}}.',
  next_checkout_refused_address: ADD_ADDRESS,
  reason_checkout_refused_email: '{{gateway}} menolak checkout terakhir: {{words}}.',
  next_checkout_refused_email:
    'Isi PUBLIC_URL di {{file}} dengan domainmu, karena situs mengirim alamat e-mail di bawahnya. Restart situs, lalu tes lagi.',
  reason_checkout_busy: '{{gateway}} sedang tidak menerima permintaan lagi (429).',
  next_checkout_busy: 'Tunggu semenit, lalu tes lagi.',
  reason_checkout_blocked:
    'Ada yang menolak server ini di depan {{gateway}} (403, bukan jawaban {{gateway}}).',
  next_checkout_blocked:
    'Tanya {{gateway}} dan penyedia server apakah alamat server ini diblokir, misalnya oleh Cloudflare.',
  reason_method_refused: '{{gateway}} menolak {{names}}: {{words}}.',
  next_method_refused: 'Aktifkan di panel {{gateway}}, atau matikan di menu Metode bayar.',
  reason_method_no_qr: '{{gateway}} tidak memberi kode QR untuk {{names}}.',
  next_method_no_qr: 'Tanya {{gateway}} apakah QRIS berfungsi untuk akunmu.',
  reason_method_fee: '{{gateway}} menagih biaya yang berbeda dari daftarnya untuk {{names}}: {{words}}.',
  next_method_fee: 'Tekan "Muat ulang dari gateway" di menu Metode bayar.',
} as const
