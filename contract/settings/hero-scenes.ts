// The heroes of the build that an owner can choose, besides an upload.

/** Names of pictures under public/art. The first is the one of the demo network: no address is saved for it. */
export const HERO_SCENES = [
  'hero',
  'survival-lake',
  'skyblock-town',
  'creative-candi',
  'survival-cave',
] as const
export type HeroScene = (typeof HERO_SCENES)[number]

export function heroSceneUrl(scene: HeroScene): string | null {
  return scene === 'hero' ? null : `/art/${scene}-1600.webp`
}

/** Null for an upload. */
export function heroSceneOf(heroUrl: string | null): HeroScene | null {
  return HERO_SCENES.find((scene) => heroSceneUrl(scene) === heroUrl) ?? null
}
