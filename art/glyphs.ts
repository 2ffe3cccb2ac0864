// Outlines of the letters for pictures that the server makes: paths need no font on the machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

type Options = { name: string; source: string; characters: string; weight?: number }

/** Advance and path of each character, in units of the font, y upwards. The licence is web/kit/fonts/OFL-<name>.txt. */
export async function writeGlyphs({ name, source, characters, weight }: Options): Promise<void> {
  const woff2 = readFileSync(`art/node_modules/${source}`)
  const sfnt = await subsetFont(woff2, characters, { targetFormat: 'sfnt' })
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer), 0)
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])
  const glyphs = [...new Set(characters)].sort().flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    if (glyph === undefined || glyph === 0) return []
    const outline = font.glyphToPath(glyph).replaceAll(',', ' ')
    return [{ character, advance: font.glyphHAdvance(glyph), outline }]
  })
  const target = `server/site/brand/glyphs/${name}.json`
  const value = {
    unitsPerEm: face.upem,
    advances: Object.fromEntries(glyphs.map(({ character, advance }) => [character, advance])),
    outlines: Object.fromEntries(glyphs.map(({ character, outline }) => [character, outline])),
  }
  const text = `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(target, text)
  console.log(`${target}: ${glyphs.length} glyphs, ${text.length} characters`)
}
