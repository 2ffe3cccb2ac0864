export const vote = {
  pageTitle: 'Vote',
  title: 'Vote for {{name}}',
  text: 'Open each site, enter your game name, done. Every vote lifts us up the list and you up the board.',
  topVoters: 'Top voters',
  voteNow: 'Vote Now',
  voteOn: 'Vote Now on {{site}}',
  progress: '{{done}} of {{total}} today',
  openedToday: 'Opened today',
  note: 'Sites open in a new tab. Most let you vote again after 24 hours.',
} as const
