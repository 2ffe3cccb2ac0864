/** `path` strokes the dark modules with lines one unit thick, half a unit below their coordinates. */
export type QrImage = { size: number; path: string }
