export const legal = {
  terms: 'Terms of service',
  privacy: 'Privacy',
  refunds: 'Refund policy',
  termsInSentence: 'terms of service',
  refundsInSentence: 'refund policy',
  contents: 'Contents',
  alsoRead: 'Also worth reading',
} as const
