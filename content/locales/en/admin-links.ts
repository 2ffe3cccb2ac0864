export const adminLinks = {
  bedrock: 'Bedrock players can join',
  versionsHelp: 'For example 1.20 – 1.21',
  linksText: 'Empty links are hidden',
  addLink: 'Add a link',
  noMore: 'No links yet. For example rules or a forum.',
  previewTitle: 'What players see',
  previewBedrock: 'Phone and console (Bedrock)',
} as const
