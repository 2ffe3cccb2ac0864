// Page tests run against the built pages.
import { ensureBuilt } from '#scripts/lib/build.ts'

export default function buildPages(): void {
  if (process.env.PAGES_AS_BUILT !== '1') ensureBuilt()
}
