export const posts = {
  description: 'Updates, events and seasons of {{name}}.',
  feed: 'Feed',
  pages: 'News pages',
  newer: 'Newer',
  older: 'Older',
  others: 'Other posts',
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  talk: 'Talk about it',
  openDiscord: 'Open in Discord',
} as const
