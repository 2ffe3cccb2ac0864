import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

const COMPLETE = /^#[0-9a-f]{6}$/i

export function ColourField({ at, ...field }: SettingFieldProps<string>) {
  const { t } = useAdminText()
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <span className="flex items-stretch gap-2">
          <input
            type="color"
            className="min-h-11 w-11 flex-none cursor-pointer rounded-block border border-edge bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
            aria-label={t('adminSettings.colourPick')}
            disabled={control.disabled}
            value={COMPLETE.test(at.value) ? at.value.toLowerCase() : '#000000'}
            onChange={({ target }) => at.set(target.value)}
          />
          <input
            {...control}
            className="input num"
            value={at.value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => at.set(target.value.trim())}
          />
        </span>
      )}
    </SettingField>
  )
}
