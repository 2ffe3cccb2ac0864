import type { ReadUpload } from './brand-pieces.ts'
import type { MarkImage } from './icons.ts'
import { type CardBrand, renderCardGround } from './player-card.ts'

type Read = (url: string) => Promise<Buffer | null>

type Deps = {
  version(): string
  load(upload: ReadUpload): Promise<{ accent: string; mark: MarkImage; hero: Buffer }>
  read: Read
}

/** The common parts of all share pictures of players: made once for each brand, again while an upload cannot be read. */
export function createCardBrand({ version, load, read }: Deps): () => Promise<CardBrand> {
  let made: { version: string; brand: CardBrand } | null = null
  return async () => {
    const current = version()
    if (made?.version === current) return made.brand
    let isFinal = true
    const { accent, mark, hero } = await load(async (url) => {
      if (url === null) return null
      return read(url).catch(() => {
        isFinal = false
        return null
      })
    })
    const brand = { accent, mark, ground: await renderCardGround(hero) }
    made = isFinal ? { version: current, brand } : null
    return brand
  }
}
