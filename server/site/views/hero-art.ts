// The hero that the owner chose, with the sizes that a page can load.
import { HERO_SCENES, heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { HeroArt, SiteArt } from '#contract/site/site.ts'
import { HERO_TALL_RATIO, HERO_TALL_WIDTHS, HERO_WIDTHS, heroStem } from '#contract/site/site-images.ts'

/** The scenes of the build. */
const SCENE = { widths: [480, 960, 1_600], width: 1_600, height: 900 }

/** Null for the hero of the build, which pages know. */
export function heroArtOf(heroUrl: string | null): HeroArt | null {
  const scene = heroSceneOf(heroUrl)
  if (scene !== null) return scene === HERO_SCENES[0] ? null : { wide: { name: scene, ...SCENE }, tall: null }
  const stem = heroUrl === null ? null : heroStem(heroUrl)
  if (stem === null) return null
  return {
    wide: uploaded(stem, HERO_WIDTHS, 1 / 2),
    tall: uploaded(`${stem}-tall`, HERO_TALL_WIDTHS, HERO_TALL_RATIO),
  }
}

function uploaded(stem: string, widths: readonly number[], ratio: number): SiteArt {
  const width = Math.max(...widths)
  return { name: '', stem, widths, width, height: Math.round(width * ratio) }
}
