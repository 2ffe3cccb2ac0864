export const adminAccount = {
  passwordText:
    'Kamu akan keluar dari semua perangkat, termasuk yang ini. Setelah itu, masuk lagi dengan password baru.',
  currentPassword: 'Password sekarang',
  newPassword: 'Password baru',
  newPasswordHelp: 'Minimal {{min}} karakter.',
  repeatPassword: 'Ulangi password baru',
  currentRequired: 'Isi password-mu yang sekarang',
  tooShort: 'Password baru minimal {{min}} karakter',
  tooLong: 'Password baru maksimal {{max}} karakter',
  unchanged: 'Password baru harus berbeda dari yang sekarang',
  notTheSame: 'Kedua password baru tidak sama',
  changed: 'Password sudah diganti. Silakan masuk lagi.',
} as const
