import { type ReactNode, useState } from 'react'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Typed = { value: string; onChange: (event: { target: { value: string } }) => void }
type Control = Parameters<Parameters<typeof SettingField>[0]['children']>[0] & Typed

type Props<Entry> = SettingFieldProps<Entry[]> & {
  write: (entries: readonly Entry[]) => string
  read: (typed: string, now: readonly Entry[]) => Entry[]
  children: (control: Control) => ReactNode
}

/** A list that is typed as one text. */
export function ListField<Entry>({ at, write, read, children, ...field }: Props<Entry>) {
  const [typed, setTyped] = useState('')
  // The typed text stays as it is while it means the same; a discarded draft replaces it.
  const text = write(at.value)
  const isSame = write(read(typed, at.value)) === text
  return (
    <SettingField at={{ ...at, problem: at.problemInside }} {...field}>
      {(control) =>
        children({
          ...control,
          value: isSame ? typed : text,
          onChange: ({ target }) => {
            setTyped(target.value)
            at.set(read(target.value, at.value))
          },
        })
      }
    </SettingField>
  )
}
