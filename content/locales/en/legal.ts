export const legal = {
  terms: 'Terms of service',
  privacy: 'Privacy',
  refunds: 'Refund policy',
  termsInSentence: 'terms of service',
  refundsInSentence: 'refund policy',
  contents: 'Contents',
  changed: 'Our rules were last changed on {{date}}',
} as const
