export const maps = {
  title: 'Live maps',
  text: 'See the whole world from above, live in your browser.',
  openMap: 'Open map',
  comingSoon: 'Coming soon',
  playing: '{{players}} playing now',
  nobody: 'Nobody in right now',
  away: 'Not reachable',
  awayText: 'The map is back with the server.',
  empty: 'No live maps yet',
  emptyText: "There's no live map yet. Come back later.",
  comingSoonText: "This map isn't online yet.",
} as const
