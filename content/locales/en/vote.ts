export const vote = {
  pageTitle: 'Vote',
  title: 'Vote for {{name}}',
  text: 'Open each site, enter your username, done. Every vote moves us up the server lists and you up the leaderboard.',
  topVoters: 'Top voters',
  voteNow: 'Vote Now',
  voteOn: 'Vote Now on {{site}}',
  progress: '{{done}} of {{total}} today',
  allDone: 'All nine done. See you tomorrow!',
  openedToday: 'Voted today',
  note: 'Sites open in a new tab. Most let you vote again after 24 hours.',
} as const
