// Orders that were paid with play money.

export const adminTestData = {
  badge: 'Test',
  filter_hidden: 'hidden',
  filter_shown: 'shown',
  filter_only: 'only these',

  count: 'Test orders: {{orders}}.',
  delete: 'Delete test data',
  deleteText: 'Deleted for good. Real orders stay.',
  orders: 'Test orders',
  paid: 'Play money',
  deliveries: 'Deliveries',
  attempts: 'Delivery attempts',
  donators: 'Names on the donators board',
  nothing: 'There is no test data.',
  deleted: 'Test data deleted: {{orders}} [order|orders]',
  deletedSome: '{{orders}} [order|orders] deleted. {{left}} still being delivered: try again in a minute.',
} as const
