// Orders that were paid with play money.
export const adminTestData = {
  badge: 'Test',
  filter_hidden: 'hidden',
  filter_shown: 'shown',
  filter_only: 'only these',

  count: 'Test orders: {{orders}}, left out of every total.',
  countDemo: 'Test orders: {{orders}}. Payments are play money, so they are what this demo shows.',
  delete: 'Delete test data',
  deleteText: 'These are deleted for good. Real orders stay as they are.',
  orders: 'Test orders',
  paid: 'Play money in them',
  deliveries: 'Deliveries',
  attempts: 'Delivery attempts',
  donators: 'Names on the donators board',
  nothing: 'There is no test data.',
  deleted: 'Test data deleted: {{orders}} [order|orders]',
  deletedSome:
    'Deleted {{orders}} [order|orders]. {{left}} are being delivered right now: try again in a minute.',
} as const
