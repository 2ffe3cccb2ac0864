/** The list of news. */
export const posts = {
  description: 'News of {{name}}: updates, events and seasons.',
  text: 'What is new at {{name}}.',
  empty: 'No news yet',
  emptyText: 'Once something happens, you read it here first.',
  pages: 'Pages of the news',
  newer: 'Newer',
  older: 'Older',
} as const
