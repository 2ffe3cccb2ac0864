export const orders = {
  text: 'Orders placed in this browser. No account needed.',
  earlier: 'Earlier',
  forPlayer: 'for {{name}}',
  continue: 'Continue to pay',
  storage:
    "This list is stored on this device only, for a year. If you clear the browser's data, the list is lost, but never the orders.",
  empty: 'No orders in this browser yet',
  emptyText: 'Ordered on another phone? Enter the reference from the receipt or the link.',
  find: 'Find by reference',
  findShort: 'A reference has seven groups of four characters.',
  findMissing: 'No payment has this reference. It is on the receipt and in the link.',
} as const
