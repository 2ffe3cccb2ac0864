export const maps = {
  pageTitle: 'Maps',
  title: 'Live maps',
  text: 'See the whole world from above, live in your browser.',
  openMap: 'Open map',
  comingSoon: 'Coming soon',
  empty: 'No live maps yet',
  emptyText: 'The cartographers are still out. Come back later.',
  comingSoonText: 'The cartographers are still out. Come back later.',
} as const
