// Name, colours and brand pictures as pages use them.
import { createHash } from 'node:crypto'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { accentOf, DEFAULT_ACCENT, mix, SURFACES } from '#contract/platform/colour.ts'
import { HERO_SCENES, heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import type { HeroArt, SiteArt, SiteLook } from '#contract/site/site.ts'
import { HERO_TALL_RATIO, HERO_TALL_WIDTHS, HERO_WIDTHS, heroStem } from '#contract/site/site-images.ts'
import { lineEm, needsMoreGlyphs, toHeadline, wordEm } from '#contract/site/wordmark.ts'

/** Grows when the pictures are made in another way, so that browsers fetch them again. */
const RENDERER = 1
const VERSION_LENGTH = 10
const THEME_SHARE = 0.16

export type Brand = {
  /** Part of their addresses; changes with everything they are made from. */
  version: string
  /** The mark and the share picture of the build are those of the demo network. */
  hasOwnMark: boolean
  hasOwnShare: boolean
}

export function brandOf(identity: Identity): Brand {
  const { name, short_name, tagline, accent, logo_url, hero_url, favicon_url } = identity
  const demo = demoSettings.identity
  const hasOwnMark =
    name !== demo.name || short_name !== demo.short_name || logo_url !== null || favicon_url !== null
  const hasOwnShare =
    hasOwnMark ||
    accent !== demo.accent ||
    hero_url !== null ||
    LANGUAGES.some((language) => tagline[language] !== demo.tagline[language])
  const source = [RENDERER, name, short_name, tagline, accent, logo_url, hero_url, favicon_url]
  const version = createHash('sha256').update(JSON.stringify(source)).digest('base64url')
  return { version: version.slice(0, VERSION_LENGTH), hasOwnMark, hasOwnShare }
}

export function lookOf(identity: Identity, language: Language): SiteLook {
  const { name, short_name, accent, hero_url } = identity
  const { version, hasOwnMark, hasOwnShare } = brandOf(identity)
  const base = `/brand/${version}`
  const icons = hasOwnMark ? base : '/icons'
  const { face, hi, lip, on } = accentOf(accent)
  const isDefault = face === DEFAULT_ACCENT.face
  return {
    style: isDefault
      ? null
      : { '--color-star': face, '--color-star-hi': hi, '--color-star-lip': lip, '--color-on-star': on },
    themeColor: isDefault ? SURFACES.ground : mix(SURFACES.ground, face, THEME_SHARE),
    headline: toHeadline(name, short_name),
    nameEm: wordEm(name),
    shortNameEm: { line: lineEm(short_name), word: wordEm(short_name) },
    needsMoreGlyphs: needsMoreGlyphs(name + short_name),
    hero: heroArtOf(hero_url),
    mark: `${icons}/mark.svg`,
    // Browsers prefer it to the favicon, so it is not offered beside an uploaded one.
    svgIcon: identity.favicon_url === null ? `${icons}/mark.svg` : null,
    favicon: hasOwnMark ? `${base}/favicon.ico` : '/favicon.ico',
    icons,
    shares: base,
    share: hasOwnShare ? `${base}/share-${language}.jpg` : '/art/social-1200x630.jpg',
  }
}

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
