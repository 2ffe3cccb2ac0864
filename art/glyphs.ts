// Outlines of the letters for pictures that the server makes: paths need no font on the machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

type Options = { name: string; source: string; characters: string; weight?: number }

/** One glyph in a line of its own: advance and path, in units of the font, y upwards. */
export async function writeGlyphs({ name, source, characters, weight }: Options): Promise<void> {
  const woff2 = readFileSync(`art/node_modules/${source}`)
  const sfnt = await subsetFont(woff2, characters, { targetFormat: 'sfnt' })
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer), 0)
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])
  const lines = [...new Set(characters)].sort().flatMap((character) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    if (glyph === undefined || glyph === 0) return []
    const outline = font.glyphToPath(glyph).replaceAll(',', ' ')
    return [`  ${JSON.stringify(character)}: [${font.glyphHAdvance(glyph)}, ${JSON.stringify(outline)}],`]
  })
  const target = `server/site/brand/glyphs/${name}.ts`
  const text = `// Written by npm --prefix art run fonts. The licence is web/kit/fonts/OFL-${name}.txt.
import type { Glyphs } from '../text-path.ts'

// biome-ignore format: one glyph in each line
export const glyphs: Glyphs = {
  unitsPerEm: ${face.upem},
  outlines: {
${lines.map((line) => `  ${line}`).join('\n')}
  },
}
`
  writeFileSync(target, text)
  console.log(`${target}: ${lines.length} glyphs, ${text.length} characters`)
}
