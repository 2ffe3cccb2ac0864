export const offline = {
  title: "You're offline",
  text: 'This page needs the internet. Check your connection, then try again.',
  tryAgain: 'Try again',
  codes: 'Codes of your unpaid orders',
  address: 'Server address',
} as const
