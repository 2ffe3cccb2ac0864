export const unpaid = {
  label: 'Unpaid order',
  one: 'You have an unpaid order, {{amount}}, {{left}}',
  several: 'You have {{count}} unpaid orders',
  minutes: '{{count}} [minute|minutes] left',
  hours: '{{count}} [hour|hours] left',
  pay: 'Pay',
  paid: 'Your order is paid',
  over: 'The time to pay has run out',
} as const
