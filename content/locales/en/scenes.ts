/** Descriptions of the pictures of the build. */
export const scenes = {
  survivalLake: 'Wooden houses on stilts around a lake at dusk',
  survivalCave: 'A timber gate seen from inside a cave with glowing crystals',
  survivalPass: 'A rope bridge with lanterns across a gorge',
  skyblockFirst: 'A first small island with one tree, high above the clouds',
  skyblockTown: 'Floating islands joined by lantern bridges',
  skyblockMarket: 'A market street under strings of lanterns at night',
  creativePlots: 'Towers and houses on their plots at the blue hour',
  creativeGarden: 'A garden of pixel pictures along a path',
  creativeCandi: 'A temple of blocks with lanterns rising around it',
  mapSurvival: 'Green islands around a lagoon, seen from above',
  mapCreative: 'A grid of building plots with towers, seen from above',
} as const
