/** Pictures are stored in these widths; `image_url` is the widest. */
export const IMAGE_WIDTHS_PX = [480, 960, 1_600] as const
export type ImageWidth = (typeof IMAGE_WIDTHS_PX)[number]

const WIDEST = /-1600\.webp$/

export function imageUrlAtWidth(imageUrl: string, width: ImageWidth): string {
  return imageUrl.replace(WIDEST, `-${width}.webp`)
}
