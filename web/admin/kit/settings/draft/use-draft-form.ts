// A value as a form: `useSection('play').at('java').at('host')` is a field for the parts in fields/.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import { changedPaths } from './compare.ts'
import { shownProblems } from './draft-state.ts'
import { createDraftStore, type DraftSource, type DraftStore, type StoreState } from './draft-store.ts'
import { getAt, type Path, pathText } from './value-path.ts'

/** The parts of a form that its frame needs, whatever its value is. */
export type AnyForm = {
  /** The first part of the ids of its fields. */
  name: string
  store: DraftStore
  state: StoreState
  /** Changed fields, none while it loads. */
  changed: readonly Path[]
  /** Problems that are shown, in the order of the schema. */
  problems: readonly SettingsProblem[]
  labelOf(path: Path): string
}

export type DraftForm<Value> = AnyForm & {
  /** The draft. Only after it was loaded: inside the children of SettingsForm. */
  readonly value: Value
  /** The stored value, before any change. */
  readonly base: Value
  readonly defaults: Value
  readonly root: FieldAt<Value>
  at<Key extends keyof NonNullable<Value>>(key: Key): FieldAt<NonNullable<Value>[Key]>
}

/** A method, so that its parameter is bivariant. */
type Change<Value> = { change(now: Value): Value }['change']

/** One field of a draft. A field of text fits a part for text or null, because methods are bivariant. */
export type FieldAt<Value> = {
  readonly path: Path
  /** `play:java.host`, the id of the field in the page. */
  readonly key: string
  readonly label: string
  readonly value: Value
  readonly problem: string | null
  /** The problem of the field, or the first one of a field inside of it. */
  readonly problemInside: string | null
  readonly isChanged: boolean
  /** The variable of the environment that sets the field. */
  readonly lockedBy: string | null
  set(next: Value): void
  /** Text that is no value of the field, so that the schema refuses it. */
  setText(text: string): void
  /** For changes that happen later than the render, such as an undo: gets the value of that moment. */
  update(change: Change<Value>): void
  at<Key extends keyof NonNullable<Value>>(key: Key): FieldAt<NonNullable<Value>[Key]>
}

/** The field of one kind of value, null while it holds another. */
export function narrow<Value, Kind extends Value>(
  at: FieldAt<Value>,
  isKind: (value: Value) => value is Kind,
): FieldAt<Kind> | null {
  const { value } = at
  if (!isKind(value)) return null
  const update = (change: Change<Kind>) => at.update((now) => (isKind(now) ? change(now) : now))
  return { ...at, value, update }
}

type Options<Saved> = DraftSource<Saved> & Pick<AnyForm, 'name' | 'labelOf'>

/** The source is that of the first render. */
export function useDraftForm<Value, Saved = Value>(options: Options<Saved>): DraftForm<Value> {
  const [store] = useState(() => createDraftStore(options))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    if (store.get().opened) return
    const stop = new AbortController()
    store.load(stop.signal)
    return () => stop.abort()
  }, [store])

  const { opened } = state
  const form: AnyForm = {
    name: options.name,
    store,
    state,
    changed: opened ? changedPaths(opened.base, opened.draft) : [],
    problems: opened ? shownProblems(opened) : [],
    labelOf: options.labelOf,
  }
  const root = () => fieldAt<Value>(form, [])
  return {
    ...form,
    get value() {
      return openedOf(form).draft as Value
    },
    get base() {
      return openedOf(form).base as Value
    },
    get defaults() {
      return openedOf(form).reply.defaults as Value
    },
    get root() {
      return root()
    },
    at: (key) => root().at(key),
  }
}

function openedOf({ state, name }: AnyForm) {
  if (!state.opened) throw new Error(`${name} is not loaded yet`)
  return state.opened
}

function fieldAt<Value>(form: AnyForm, path: Path): FieldAt<Value> {
  const text = pathText(path)
  // A variable may set a whole group, such as host and port of an address.
  const locks = Object.entries(openedOf(form).reply.environment ?? {})
  return {
    path,
    key: `${form.name}:${text}`,
    label: form.labelOf(path),
    value: getAt(openedOf(form).draft, path) as Value,
    problem: form.problems.find((problem) => problem.path === text)?.text ?? null,
    problemInside: form.problems.find((problem) => isInside(problem.path, text))?.text ?? null,
    isChanged: form.changed.some((changed) => isInside(pathText(changed), text)),
    lockedBy: locks.find(([locked]) => isInside(text, locked))?.[1] ?? null,
    set: (next) => form.store.edit(path, next),
    setText: (text) => form.store.edit(path, text),
    update: (change) => form.store.edit(path, change(getAt(form.store.get().opened?.draft, path) as Value)),
    at: (key) => fieldAt(form, [...path, key as string | number]),
  }
}

function isInside(path: string, group: string): boolean {
  return group === '' || path === group || path.startsWith(`${group}.`)
}
