export const adminAccount = {
  passwordText:
    'Kamu akan keluar dari semua perangkat lain. Passkey, aplikasi autentikator, kode pemulihan, dan undangan yang masih terbuka ikut berakhir.',
  currentPassword: 'Password sekarang',
  newPassword: 'Password baru',
  newPasswordHelp: 'Minimal {{min}} karakter.',
  repeatPassword: 'Ulangi password baru',
  currentRequired: 'Isi password-mu yang sekarang',
  tooLong: 'Maksimal {{max}} karakter.',
  unchanged: 'Password baru harus berbeda dari yang sekarang',
  notTheSame: 'Kedua password baru tidak sama',
  changed: 'Password sudah diganti.',

  proofTitle: 'Pastikan ini kamu',
  proofText: 'Ini mengubah siapa yang bisa membuka konsol.',
  proofPassword: 'Password-mu',
  proofPasskey: 'Pakai passkey',
  proofAct: 'Konfirmasi',

  ended: 'Sekarang password saja cukup untuk membuka konsol.',
  addAgain: 'Pasang lagi langkah kedua',
  addAgainText: 'Passkey, aplikasi autentikator, dan kode pemulihan yang lama sudah tidak berlaku.',
  addApp: 'Atur aplikasi autentikator',
} as const
