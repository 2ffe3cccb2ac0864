// The password, the fresh proof that some actions need, and the second step after a new password.

export const adminAccount = {
  passwordText:
    'You will be signed out on every other device. Your passkeys, authenticator app, recovery codes and open invitations end too.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: 'At least {{min}} characters.',
  repeatPassword: 'Repeat the new password',
  currentRequired: 'Please enter your current password',
  tooLong: 'At most {{max}} characters.',
  unchanged: 'The new password must be different from the current one',
  notTheSame: "The new passwords don't match",
  changed: 'Password changed.',

  proofTitle: 'Confirm that it is you',
  proofText: 'This changes who can open the console.',
  proofPassword: 'Your password',
  proofPasskey: 'Use a passkey',
  proofAct: 'Confirm',

  ended: 'Your password alone opens the console now.',
  addAgain: 'Set up a second step again',
  addAgainText: 'The old passkeys, authenticator app and recovery codes no longer work.',
  addApp: 'Set up the authenticator app',
} as const
