// The three game modes, and the widths of their pictures.
export const GAMEMODES = ['survival', 'skyblock', 'creative'] as const
export type Gamemode = (typeof GAMEMODES)[number]

/** What the owner calls them; the same in both languages. */
export const GAMEMODE_NAMES: Record<Gamemode, string> = {
  survival: 'Survival Mix',
  skyblock: 'SkyBlock Tycoon',
  creative: 'Creative Mode',
}

/** Pictures are stored in these widths; `image_url` is the widest. */
export const IMAGE_WIDTHS_PX = [480, 960, 1_600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS_PX)[number]

const WIDEST = /-1600\.webp$/

/** The same picture in another width. An address that is not of our making comes back as it is. */
export function imageUrlAtWidth(imageUrl: string, width: ImageWidth): string {
  return imageUrl.replace(WIDEST, `-${width}.webp`)
}
