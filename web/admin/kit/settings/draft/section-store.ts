// Loads, edits and saves one section. The draft is stored with every change, so nothing that was typed is lost.
import type { Language } from '#contract/language.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { hasCode } from '#web/admin/kit/text/problem-text.ts'
import { ApiError } from '#web/kit/api/call.ts'
import {
  type ConflictChoice,
  discardDraft,
  editField,
  isChanged,
  normalize,
  openSection,
  resolveConflict,
  type SectionState,
  savedAs,
  shownProblems,
  validate,
} from './section-state.ts'
import { fetchSection, putSection } from './settings-api.ts'
import { readDraft, writeDraft } from './stored-draft.ts'
import type { Path } from './value-path.ts'

export type StoreState = {
  section: SectionState | null
  loadProblem: unknown
  /** Why the last attempt to save failed, other than by problems of fields or by a conflict. */
  saveProblem: unknown
  saving: boolean
}

export type SaveResult =
  /** `undo` saves the value before; it fails if somebody else has saved since. */
  { kind: 'saved'; undo: () => Promise<void> } | { kind: 'unchanged' | 'invalid' | 'conflict' | 'failed' }

export type SectionStore = ReturnType<typeof createSectionStore>

export function createSectionStore(name: Section, language: Language) {
  const cell = createCell()

  function show(section: SectionState): void {
    const { version, base, draft } = section
    const at = section.restoredAt ?? new Date().toISOString()
    writeDraft(name, isChanged(section) ? { version, base, draft, at } : null)
    cell.change({ section: { ...section, issues: validate(name, draft, language) } })
  }

  /** Does nothing before the section is loaded. */
  function update(next: (section: SectionState) => SectionState): void {
    const { section } = cell.get()
    if (section) show(next(section))
  }

  async function load(signal?: AbortSignal): Promise<void> {
    try {
      const reply = await fetchSection(name, signal)
      if (signal?.aborted) return
      show(openSection(reply, readDraft(name)))
      cell.change({ loadProblem: null })
    } catch (error) {
      if (!signal?.aborted) cell.change({ loadProblem: error })
    }
  }

  async function put({ version, draft, base, replaced }: SectionState): Promise<SaveResult> {
    const value = normalize(name, draft)
    const saved = await putSection(name, { version, value, replaced }, language)
    // Text that was typed while the request was under way stays.
    update((section) => ({
      ...savedAs(section, saved, value),
      draft: section.draft === draft ? value : section.draft,
    }))
    const undo = async () => {
      const back = replaced && Object.fromEntries(Object.entries(replaced).map(([from, to]) => [to, from]))
      await putSection(name, { version: saved, value: base, replaced: back }, language)
      await load()
    }
    return { kind: 'saved', undo }
  }

  async function onRefused(error: unknown): Promise<SaveResult> {
    if (hasCode(error, 'changed_meanwhile')) {
      const conflict = await fetchSection(name)
      update((section) => ({ ...section, conflict }))
      return { kind: 'conflict' }
    }
    const refused = error instanceof ApiError ? error.reply?.problems : undefined
    if (!refused) throw error
    update((section) => ({ ...section, refused, attempted: true }))
    return { kind: 'invalid' }
  }

  /** Shows every problem of the draft, and whether it has none. */
  function check(): boolean {
    update((section) => ({ ...section, attempted: section.issues.length > 0 }))
    return (cell.get().section?.issues.length ?? 0) === 0
  }

  async function save(): Promise<SaveResult> {
    const { section, saving } = cell.get()
    if (!section || saving || !isChanged(section)) return { kind: 'unchanged' }
    if (!check()) return { kind: 'invalid' }
    cell.change({ saving: true, saveProblem: null })
    try {
      return await put(section).catch(onRefused)
    } catch (error) {
      cell.change({ saveProblem: error })
      return { kind: 'failed' }
    } finally {
      cell.change({ saving: false })
    }
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    load,
    check,
    save,
    ...createEdits(name, cell.get, update),
  }
}

type Update = (next: (section: SectionState) => SectionState) => void

function createEdits(name: Section, get: () => StoreState, update: Update) {
  return {
    isChanged(): boolean {
      const { section } = get()
      return section !== null && isChanged(section)
    },
    /** Fields with a problem, as `play:java.host`. */
    problemKeys(): string[] {
      const { section } = get()
      return section ? shownProblems(section).map(({ path }) => `${name}:${path}`) : []
    },
    edit: (path: Path, next: unknown) => update((section) => editField(section, path, next)),
    /** Only for the servers: which added one takes the place of a removed one. */
    replace: (replaced: SectionState['replaced']) => update((section) => ({ ...section, replaced })),
    touch(path: string): void {
      update((section) => ({ ...section, touched: new Set([...section.touched, path]) }))
    },
    discard: () => update(discardDraft),
    /** The decision is not saved yet. */
    resolve: (choice: ConflictChoice) => update((section) => resolveConflict(section, choice)),
    /** The dialog was closed without a decision: the next attempt to save asks again. */
    postponeConflict: () => update((section) => ({ ...section, conflict: null })),
  }
}

function createCell() {
  let state: StoreState = { section: null, loadProblem: null, saveProblem: null, saving: false }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    change(next: Partial<StoreState>): void {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
