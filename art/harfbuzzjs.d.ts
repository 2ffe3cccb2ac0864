declare module 'harfbuzzjs' {
  export class Blob {
    constructor(data: ArrayBuffer)
  }
  export class Face {
    constructor(blob: Blob, index: number)
    upem: number
  }
  export class Variation {
    constructor(tag: string, value: number)
  }
  export class Font {
    constructor(face: Face)
    setVariations(variations: Variation[]): void
    nominalGlyph(unicode: number): number | undefined
    glyphToPath(glyph: number): string
    glyphHAdvance(glyph: number): number
  }
}
