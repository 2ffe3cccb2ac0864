export const posts = {
  description: 'Updates, events and seasons of {{name}}.',
  text: "What's new at {{name}}.",
  empty: 'No news yet',
  emptyText: 'News will appear here.',
  pages: 'News pages',
  newer: 'Newer',
  older: 'Older',
} as const
