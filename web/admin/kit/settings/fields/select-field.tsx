import type { ComponentProps } from 'react'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Props<Value extends string | null> = SettingFieldProps<Value> &
  Pick<ComponentProps<typeof Select<Value>>, 'options'>

export function SelectField<Value extends string | null>({ at, options, ...field }: Props<Value>) {
  return (
    <SettingField at={at} {...field}>
      {(control) => <Select {...control} value={at.value} options={options} onChoose={at.set} />}
    </SettingField>
  )
}
