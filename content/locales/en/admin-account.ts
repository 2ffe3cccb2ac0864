// The password.
export const adminAccount = {
  passwordText: 'This signs you out everywhere, including here. Then sign in with the new password.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: 'At least {{min}} characters.',
  repeatPassword: 'Repeat the new password',
  currentRequired: 'Please enter your current password',
  tooShort: 'The new password must have at least {{min}} characters',
  tooLong: 'The new password must have at most {{max}} characters',
  unchanged: 'The new password must be different from the current one',
  notTheSame: "The new passwords don't match",
  changed: 'Password changed. Please sign in again.',
} as const
