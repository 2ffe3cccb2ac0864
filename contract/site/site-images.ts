// Pictures that an owner uploads for the site itself: logo, hero, favicon, maps, news and own pages.
export const SITE_IMAGE_KINDS = ['logo', 'hero', 'favicon', 'map', 'post'] as const
export type SiteImageKind = (typeof SITE_IMAGE_KINDS)[number]

/** The hero is stored as uploaded, and cropped upright for phones. Widths in pixels. */
export const HERO_WIDTHS = [480, 960, 1_600, 2_400] as const
export const HERO_TALL_WIDTHS = [480, 800, 1_080] as const
/** Height by width of the upright crop. */
export const HERO_TALL_RATIO = 1_600 / 1_080

const WIDEST = /-1600\.webp$/

/** The start of the addresses of all variants; null for a picture that was not uploaded as a hero. */
export function heroStem(heroUrl: string): string | null {
  return WIDEST.test(heroUrl) ? heroUrl.replace(WIDEST, '') : null
}
