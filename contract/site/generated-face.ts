// A generated face for a name without an avatar; the same name always gets the same face.
const SKINS = ['#f0c39a', '#d9a274', '#b97a50', '#8a5636', '#e8b48a', '#9fd08a', '#b7c0d8']
const HAIRS = ['#2b1d16', '#5a3820', '#c98b3a', '#3b3f55', '#7a2d2d', '#e6d9b8', '#1f4a5c']
const EYES = ['#2d5bd0', '#2f8a4f', '#3a2418', '#6a3fb0']
const FRINGES = [
  'M0 0h8v2H7v1H6V2H2v1H0z',
  'M0 0h8v3H7V2H3v1H0z',
  'M0 0h8v1H0zM0 1h1v3H0zM7 1h1v3H7zM1 1h6v1H1z',
  'M0 0h8v2H0zM0 2h1v2H0zM7 2h1v2H7z',
]
const MOUTHS = ['M3 6h2v1H3z', 'M2 6h4v1H2z', 'M3 6h2v1H3zM2 7h4v1H2z']

export type Face = { skin: string; hair: string; eyes: string; fringe: string; mouth: string }

export function generateFace(name: string): Face {
  const hash = hashName(name)
  const pick = (choices: readonly string[], bits: number) => choices[(hash >>> bits) % choices.length] ?? ''
  return {
    skin: pick(SKINS, 2),
    hair: pick(HAIRS, 7),
    eyes: pick(EYES, 12),
    mouth: pick(MOUTHS, 15),
    fringe: pick(FRINGES, 18),
  }
}

/** FNV-1a with a final mix, so that names that differ in one character get different faces. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
