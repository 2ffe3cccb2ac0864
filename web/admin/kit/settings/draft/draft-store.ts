// Loads, edits and saves one value. The draft is stored with every change, so nothing that was typed is lost.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import { hasCode } from '#web/admin/kit/api/admin-call.ts'
import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createListeners } from '#web/kit/ui/listeners.ts'
import {
  type ConflictChoice,
  type DraftState,
  discardDraft,
  editField,
  isChanged,
  openDraft,
  type Reply,
  resolveConflict,
  type StoredDraft,
  savedAs,
  shownProblems,
} from './draft-state.ts'
import type { Path } from './value-path.ts'

export type Schema<Value> = {
  parse(draft: unknown): Value
  safeParse(draft: unknown): { error?: { issues: readonly SettingsIssue[] } }
}

export type DraftSource<Value> = {
  /** Its name in the storage of the tab. */
  key: string
  /** Validates the draft and gives it the form in which it is saved. */
  schema: Schema<Value>
  describe(issues: readonly SettingsIssue[], draft: unknown): SettingsProblem[]
  /** The version to begin with; without it the value is loaded. Version 0 is a new one. */
  opened?: Reply
  load(signal?: AbortSignal): Promise<Reply>
  /** The field that a refusal of the server is about. */
  refusalOf?(error: unknown): SettingsProblem | null
  /** Returns what was saved, with the id of a new one, which cannot be undone. */
  save(value: Value, version: number, replaced: DraftState['replaced']): Promise<Reply & { id?: string }>
}

export type StoreState = {
  opened: DraftState | null
  loadProblem: unknown
  /** Why the last attempt to save failed, other than by problems of fields or by a conflict. */
  saveProblem: unknown
  saving: boolean
}

export type SaveResult =
  /** `undo` saves the value before; it fails if somebody else has saved since. Null for a new one, which has an id. */
  | { kind: 'saved'; id?: string; undo: (() => Promise<void>) | null }
  | { kind: 'unchanged' | 'invalid' | 'conflict' | 'failed' }

export type DraftStore = ReturnType<typeof createDraftStore>

export function createDraftStore<Value>(source: DraftSource<Value>) {
  const cell = createCell()

  function validate(draft: unknown): SettingsProblem[] {
    const { error } = source.schema.safeParse(draft)
    return error ? source.describe(error.issues, draft) : []
  }

  function show(opened: DraftState): void {
    const { version, base, draft } = opened
    const at = opened.restoredAt ?? new Date().toISOString()
    writeDraft(source.key, isChanged(opened) ? { version, base, draft, at } : null)
    cell.change({ opened: { ...opened, issues: validate(draft) } })
  }

  /** Does nothing before it is loaded. */
  function update(next: (opened: DraftState) => DraftState): void {
    const { opened } = cell.get()
    if (opened) show(next(opened))
  }

  async function load(signal?: AbortSignal): Promise<void> {
    try {
      const reply = await source.load(signal)
      if (signal?.aborted) return
      show(openDraft(reply, readDraft(source.key)))
      cell.change({ loadProblem: null })
    } catch (error) {
      if (!signal?.aborted) cell.change({ loadProblem: error })
    }
  }

  async function put({ version, draft, base, replaced }: DraftState): Promise<SaveResult> {
    const value = source.schema.parse(draft)
    const saved = await source.save(value, version, replaced)
    // Text that was typed while the request was under way stays.
    update((opened) => ({
      ...savedAs(opened, saved.version, saved.value),
      draft: opened.draft === draft ? saved.value : opened.draft,
    }))
    const undo = async () => {
      const back = replaced && Object.fromEntries(Object.entries(replaced).map(([from, to]) => [to, from]))
      await source.save(base as Value, saved.version, back)
      await load()
    }
    return { kind: 'saved', id: saved.id, undo: saved.id === undefined ? undo : null }
  }

  async function onRefused(error: unknown): Promise<SaveResult> {
    if (hasCode(error, 'changed_meanwhile') || hasCode(error, 'conflict')) {
      const conflict = await source.load()
      update((opened) => ({ ...opened, conflict }))
      return { kind: 'conflict' }
    }
    const problem = source.refusalOf?.(error)
    const refused = problem ? [problem] : error instanceof ApiError ? error.reply?.problems : undefined
    if (!refused) throw error
    update((opened) => ({ ...opened, refused, attempted: true }))
    return { kind: 'invalid' }
  }

  /** Shows every problem of the draft, and whether it has none. */
  function check(): boolean {
    update((opened) => ({ ...opened, attempted: opened.issues.length > 0 }))
    return (cell.get().opened?.issues.length ?? 0) === 0
  }

  async function save(): Promise<SaveResult> {
    const { opened, saving } = cell.get()
    if (!opened || saving || !isChanged(opened)) return { kind: 'unchanged' }
    if (!check()) return { kind: 'invalid' }
    cell.change({ saving: true, saveProblem: null })
    try {
      return await put(opened).catch(onRefused)
    } catch (error) {
      cell.change({ saveProblem: error })
      return { kind: 'failed' }
    } finally {
      cell.change({ saving: false })
    }
  }

  if (source.opened) show(openDraft(source.opened, readDraft(source.key)))
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    load,
    check,
    save,
    ...createEdits(cell.get, update),
  }
}

function createEdits(get: () => StoreState, update: (next: (opened: DraftState) => DraftState) => void) {
  return {
    isChanged(): boolean {
      const { opened } = get()
      return opened !== null && isChanged(opened)
    },
    /** Fields with a problem, as `play:java.host`. */
    problemKeys(name: string): string[] {
      const { opened } = get()
      return opened ? shownProblems(opened).map(({ path }) => `${name}:${path}`) : []
    },
    edit: (path: Path, next: unknown) => update((opened) => editField(opened, path, next)),
    /** Only for the servers: which added one takes the place of a removed one. */
    replace: (replaced: DraftState['replaced']) => update((opened) => ({ ...opened, replaced })),
    touch(path: string): void {
      update((opened) => ({ ...opened, touched: new Set([...opened.touched, path]) }))
    },
    discard: () => update(discardDraft),
    /** The decision is not saved yet. */
    resolve: (choice: ConflictChoice) => update((opened) => resolveConflict(opened, choice)),
    /** The dialog was closed without a decision: the next attempt to save asks again. */
    postponeConflict: () => update((opened) => ({ ...opened, conflict: null })),
  }
}

function createCell() {
  let state: StoreState = { opened: null, loadProblem: null, saveProblem: null, saving: false }
  const { notify, subscribe } = createListeners()
  return {
    get: () => state,
    change(next: Partial<StoreState>): void {
      state = { ...state, ...next }
      notify()
    },
    subscribe,
  }
}

const keyOf = (section: string) => `settings-draft:${section}`

function readDraft(section: string): StoredDraft | null {
  const stored = parseStored(readStored(keyOf(section), 'sessionStorage')) as StoredDraft | null
  return typeof stored?.version === 'number' ? stored : null
}

function writeDraft(section: string, stored: StoredDraft | null): void {
  writeStored(keyOf(section), stored && JSON.stringify(stored), 'sessionStorage')
}
