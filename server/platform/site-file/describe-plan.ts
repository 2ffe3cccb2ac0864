// The changes of an import, as a list for a person.
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_ACTIONS, type SiteFileKindName } from '#contract/site/site-file.ts'
import { differencesOf } from '#server/platform/kernel/differences.ts'
import type { PlannedPictures } from './archive-pictures.ts'
import { sha256 } from './site-archive.ts'
import type { SiteFileChange } from './site-file-kind.ts'

export type PlannedChange = SiteFileChange & { kind: SiteFileKindName }

const SHOWN_CHARACTERS = 70

export function describeChange(change: PlannedChange): SiteFilePreview['changes'][number] {
  const { kind, action, name, before, after } = change
  const differences = action === 'change' ? differencesOf(before, after) : []
  const details = differences.map((one) => ({
    path: one.path,
    before: show(one.before),
    after: show(one.after),
  }))
  return { kind, action, name, details }
}

/** For the audit log, such as `{add: 3, remove: 1, pictures: 2}`. */
export function countActions(changes: readonly PlannedChange[], pictures: number): Record<string, number> {
  const counts = SITE_FILE_ACTIONS.map((action): [string, number] => [
    action,
    changes.filter((change) => change.action === action).length,
  ])
  return Object.fromEntries([...counts, ['pictures', pictures] as const].filter(([, count]) => count > 0))
}

/** Hashes the whole values, which the list shortens. */
export function fingerprintOf(changes: readonly PlannedChange[], { add, leftOut }: PlannedPictures): string {
  const whole = changes.map(({ apply: _, ...change }) => change)
  return sha256(JSON.stringify([whole, add.map(({ name, stem }) => [name, stem]), leftOut]))
}

function show(value: unknown): string | null {
  if (value === undefined) return null
  const characters = Array.from(JSON.stringify(value))
  if (characters.length <= SHOWN_CHARACTERS) return characters.join('')
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
}
