import type { ComponentProps } from 'react'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Props<Value extends string | number | null> = SettingFieldProps<Value> &
  Pick<ComponentProps<typeof Select<Value>>, 'options'>

export function SelectField<Value extends string | number | null>(props: Props<Value>) {
  const { at, options, ...field } = props
  return (
    <SettingField at={at} {...field}>
      {(control) => <Select {...control} value={at.value} options={options} onChoose={at.set} />}
    </SettingField>
  )
}
