// Page tests run against the built pages, as visitors get them.
import { ensureBuilt } from '#scripts/kit/build.ts'

export default function buildPages(): void {
  ensureBuilt()
}
