// A value while it is edited: pure transitions, no requests.
import type { SectionReply, SettingsProblem } from '#contract/settings/settings.schema.ts'
import { isSame, mergeChanges } from './compare.ts'
import { isRelated, type Path, setAt } from './value-path.ts'

/** A version as it was loaded. Only sections of the settings have more than these two. */
export type Reply = Pick<SectionReply, 'version' | 'value'> & Partial<SectionReply>

export type DraftState = {
  version: number
  base: unknown
  draft: unknown
  reply: Reply
  /** Somebody else saved a version after ours. */
  conflict: Reply | null
  issues: readonly SettingsProblem[]
  /** The problems that the server found in the last attempt. */
  refused: readonly SettingsProblem[]
  /** Fields that were left once: their problems are shown. */
  touched: ReadonlySet<string>
  /** After an attempt to save every problem is shown. */
  attempted: boolean
  /** When the draft was typed that was found in the storage; null: there was none. */
  restoredAt: string | null
  /** Only for the servers: id of a removed one to the id of the added one in its place. Not stored with the draft. */
  replaced?: Record<string, string>
}

/** Unsaved changes in the session storage of the tab: they survive a reload, a new login and a change of the language. */
export type StoredDraft = {
  /** The version that was edited, and its value. */
  version: number
  base: unknown
  draft: unknown
  /** When it was typed. */
  at: string
}

export type ConflictChoice = 'both' | 'theirs' | 'mine'

/** A draft of an older version is merged; where both sides changed the same field, the conflict is shown at once. */
export function openDraft(reply: Reply, stored: StoredDraft | null): DraftState {
  const fresh: DraftState = {
    version: reply.version,
    base: reply.value,
    draft: reply.value,
    reply,
    conflict: null,
    issues: [],
    refused: [],
    touched: new Set(),
    attempted: false,
    restoredAt: stored?.at ?? null,
  }
  if (!stored) return fresh
  if (stored.version === reply.version) return { ...fresh, draft: stored.draft }
  const { value, overlapping } = mergeChanges(stored.base, stored.draft, reply.value)
  if (overlapping.length === 0) return { ...fresh, draft: value }
  return { ...fresh, version: stored.version, base: stored.base, draft: stored.draft, conflict: reply }
}

/** A problem of the server about a field is outdated once the field changes. */
export function editField(state: DraftState, path: Path, next: unknown): DraftState {
  const refused = state.refused.filter((problem) => !isRelated(problem.path.split('.'), path.map(String)))
  return { ...state, draft: setAt(state.draft, path, next), refused }
}

export function discardDraft(state: DraftState): DraftState {
  return {
    ...state,
    draft: state.base,
    refused: [],
    touched: new Set(),
    attempted: false,
    restoredAt: null,
    replaced: undefined,
  }
}

export function savedAs(state: DraftState, version: number, value: unknown): DraftState {
  const reply = { ...state.reply, version, value, invalid: false }
  return discardDraft({ ...state, version, base: value, reply, conflict: null })
}

/** The draft after a decision, based on the version of the other person. */
export function resolveConflict(state: DraftState, choice: ConflictChoice): DraftState {
  const { conflict } = state
  if (!conflict) return state
  const { version, value } = conflict
  const merged = choice === 'both' ? mergeChanges(state.base, state.draft, value).value : value
  const draft = choice === 'mine' ? state.draft : merged
  return { ...state, version, base: value, draft, reply: conflict, conflict: null }
}

export function isChanged({ base, draft }: DraftState): boolean {
  return !isSame(base, draft)
}

export function shownProblems({ issues, refused, touched, attempted }: DraftState): SettingsProblem[] {
  const shown = attempted ? issues : issues.filter(({ path }) => touched.has(path))
  const known = new Set(shown.map(({ path }) => path))
  return [...shown, ...refused.filter(({ path }) => !known.has(path))]
}
