export const offline = {
  title: 'You are offline',
  text: 'This page needs the internet. Check your connection, then try again.',
  tryAgain: 'Try again',
  address: 'Server address',
} as const
