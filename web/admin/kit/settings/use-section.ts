// A section as a form: `useSection('play').at('java').at('host')` is a field for the parts in fields/.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Section, SectionValue } from '#contract/settings/sections.schema.ts'
import type { SettingsProblem } from '#contract/settings/settings.schema.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { changedPaths } from './draft/compare.ts'
import { shownProblems } from './draft/section-state.ts'
import { createSectionStore, type SectionStore, type StoreState } from './draft/section-store.ts'
import { getAt, type Path, pathText } from './draft/value-path.ts'

/** The parts of a section that the frame of a form needs, whatever its value is. */
export type AnySection = {
  section: Section
  store: SectionStore
  state: StoreState
  /** Changed fields, none while the section loads. */
  changed: readonly Path[]
  /** Problems that are shown, in the order of the schema. */
  problems: readonly SettingsProblem[]
}

export type SectionForm<Name extends Section> = AnySection & {
  /** The draft. Only after it was loaded: inside the children of SettingsForm. */
  readonly value: SectionValue<Name>
  readonly defaults: SectionValue<Name>
  /** The whole section as a field. */
  readonly root: FieldAt<SectionValue<Name>>
  at<Key extends keyof NonNullable<SectionValue<Name>>>(
    key: Key,
  ): FieldAt<NonNullable<SectionValue<Name>>[Key]>
}

/** One field of a draft. */
export type FieldAt<Value> = {
  readonly section: Section
  readonly path: Path
  /** `play:java.host`, the id of the field in the page. */
  readonly key: string
  readonly value: Value
  /** The sentence below the field. */
  readonly problem: string | null
  readonly isChanged: boolean
  /** The variable of the environment that sets the field. */
  readonly lockedBy: string | null
  set(next: Value): void
  /** For changes that happen later than the render, such as an undo: gets the value of that moment. */
  update(change: (now: Value) => Value): void
  at<Key extends keyof NonNullable<Value>>(key: Key): FieldAt<NonNullable<Value>[Key]>
}

export function useSection<Name extends Section>(section: Name): SectionForm<Name> {
  const { language } = useAdminText()
  const [store] = useState(() => createSectionStore(section, language))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    const stop = new AbortController()
    store.load(stop.signal)
    return () => stop.abort()
  }, [store])

  const open = state.section
  const form: AnySection = {
    section,
    store,
    state,
    changed: open ? changedPaths(open.base, open.draft) : [],
    problems: open ? shownProblems(open) : [],
  }
  const root = () => fieldAt(form, []) as FieldAt<SectionValue<Name>>
  return {
    ...form,
    get value() {
      return loadedOf(form).draft as SectionValue<Name>
    },
    get defaults() {
      return loadedOf(form).reply.defaults as SectionValue<Name>
    },
    get root() {
      return root()
    },
    at: (key) => root().at(key),
  }
}

function loadedOf({ state, section }: AnySection) {
  if (!state.section) throw new Error(`The section ${section} is not loaded yet`)
  return state.section
}

function fieldAt(form: AnySection, path: Path): FieldAt<unknown> {
  const text = pathText(path)
  return {
    section: form.section,
    path,
    key: `${form.section}:${text}`,
    value: getAt(loadedOf(form).draft, path),
    problem: form.problems.find((problem) => problem.path === text)?.text ?? null,
    isChanged: form.changed.some((changed) => isInside(pathText(changed), text)),
    lockedBy: lockOf(loadedOf(form).reply.environment, text),
    set: (next) => form.store.edit(path, next),
    update: (change) => form.store.edit(path, change(getAt(form.store.get().section?.draft, path))),
    at: (key) => fieldAt(form, [...path, key as string | number]) as FieldAt<never>,
  }
}

/** A variable may set a whole group, such as host and port of an address. */
function lockOf(environment: Record<string, string>, path: string): string | null {
  const found = Object.entries(environment).find(([locked]) => isInside(path, locked))
  return found?.[1] ?? null
}

function isInside(path: string, group: string): boolean {
  return group === '' || path === group || path.startsWith(`${group}.`)
}
