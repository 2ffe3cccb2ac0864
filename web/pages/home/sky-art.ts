/** The hero of the build at each hour and its lamps, in two crops, as AVIF only: other browsers see the dusk. */
export const SKY = {
  wide: { name: 'hero', widths: [1280, 1920, 2400], width: 2400, height: 1080 },
  tall: { name: 'hero-tall', widths: [480, 800, 1080], width: 1080, height: 1600 },
} as const
