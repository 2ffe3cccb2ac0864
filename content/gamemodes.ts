// The three game modes: when each began, which season it is in. Their words are in locales/*/home.ts.
export const GAMEMODES = [
  { id: 'survival', since: '2022-07-23', season: 1 },
  { id: 'skyblock', since: '2023-08-26', season: 1 },
  { id: 'creative', since: '2024-08-07', season: null },
] as const
