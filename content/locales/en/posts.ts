export const posts = {
  description: 'Updates, events and seasons of {{name}}.',
  text: 'What is new at {{name}}.',
  empty: 'No news yet',
  emptyText: 'Once something happens, you read it here first.',
  pages: 'Pages of the news',
  newer: 'Newer',
  older: 'Older',
} as const
