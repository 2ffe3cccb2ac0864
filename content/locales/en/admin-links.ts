export const adminLinks = {
  bedrock: 'Bedrock players can join',
  bedrockHelp: 'Phones and consoles, through Geyser',
  versionsHelp: 'As players read it, for example 1.20 – 1.21',
  linksText: 'An empty link disappears from menu and footer',
  discordHelp: 'Button in the hero, footer, and every “ask us”',
  donationHelp: 'Help line on the store page',
  moreText: 'Shown in the menu and the footer, in this order',
  addLink: 'Add a link',
  noMore: 'No more links. Add rules, a forum or a shop of your own.',
  previewTitle: 'What players see',
  previewText: 'Addresses to copy',
  previewBedrock: 'Phone and console (Bedrock)',
} as const
