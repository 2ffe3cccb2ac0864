import type { FieldAt } from '../settings/draft/use-draft-form.ts'
import { LanguagesField } from '../settings/fields/languages-field.tsx'
import { newId } from './new-id.ts'

const NAME_MAX = 32

type Props = {
  at: FieldAt<{ en: string; id: string }>
  /** The id of the entry, which follows the English name until the entry is saved: addresses and pictures use it. */
  id: FieldAt<string>
  /** The ids of all entries, this one included. */
  ids: readonly string[]
  /** Ids of saved entries stay. */
  savedIds: readonly string[]
  /** For names without letters. */
  fallback: string
}

/** A name in both languages. Nobody has to type an id. */
export function NamedField({ at, id, ids, savedIds, fallback }: Props) {
  const isNew = !savedIds.includes(id.value)
  const english = at.at('en')
  const withId: FieldAt<string> = {
    ...english,
    set: (next) => {
      english.set(next)
      const others = ids.filter((other) => other !== id.value)
      if (isNew) id.set(newId(next, others, fallback))
    },
  }
  return <LanguagesField at={at} english={withId} max={NAME_MAX} />
}
