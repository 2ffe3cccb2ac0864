export const maps = {
  pageTitle: 'Maps',
  title: 'Live maps',
  text: 'See the whole world from above, live in your browser.',
  survivalName: 'Survival Mix',
  survivalText: 'Claims, towns, and everything past the spawn border.',
  survivalPicture: 'Green islands around a lagoon, seen from above',
  creativeName: 'Creative',
  creativeText: 'Every plot, from starter homes to landmarks.',
  creativePicture: 'A board of building plots with towers, seen from above',
  openMap: 'Open map',
  comingSoon: 'Coming soon',
  comingSoonText: 'The cartographers are still out. Come back later.',
} as const
