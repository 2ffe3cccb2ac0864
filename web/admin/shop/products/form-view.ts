import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import type { CommandOption } from './command-options.ts'
import type { CommandServer } from './command-rows.tsx'
import type { DraftProblems } from './draft-problems.ts'
import type { CommandField, DraftField, ProductDraft } from './product-draft.ts'

export type CategoryChoice = { id: string; name: { en: string; id: string } }

/** The state that the panels of the product form share. */
export type FormView = {
  draft: ProductDraft
  /** Empty until the first attempt to save. */
  problems: DraftProblems
  /** The typed text before another admin's version was loaded. */
  mine: ProductDraft | null
  servers: readonly CommandServer[]
  categories: readonly CategoryChoice[]
  sales: readonly OpenSale[]
  /** Null: a new product. */
  id: string | null
  onChange: (field: DraftField, text: string) => void
  onOptions: (field: CommandField, options: CommandOption[]) => void
  /** Sends one line of commands to every server. */
  onAllServers: (field: CommandField, index: number) => void
  onPutBack: (field: DraftField) => void
  onUploading: (uploading: boolean) => void
}
