import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TEXT_GROUPS, type TextFilter } from './own-texts.ts'

type Props = { filter: TextFilter; onChange: (filter: TextFilter) => void }

export function TextFilters({ filter, onChange }: Props) {
  const { t } = useAdminText()
  const groups = TEXT_GROUPS.map((value) => ({ value, label: t(`adminTexts.group_${value}`) }))
  return (
    <div className="panel grid grid-cols-2 gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
      <label className="relative max-lg:col-span-2">
        <span className="sr-only">{t('adminTexts.search')}</span>
        <Icon
          name="search"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-faint"
        />
        <input
          type="search"
          className="input pl-11"
          placeholder={t('adminTexts.search')}
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          // Enter would save the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <Choice
        label={t('adminTexts.group')}
        options={[{ value: 'all', label: t('adminTexts.allPages') }, ...groups]}
        value={filter.group}
        onChange={(group) => onChange({ ...filter, group: group as TextFilter['group'] })}
      />
      <Choice
        label={t('adminTexts.show')}
        options={[
          { value: 'all', label: t('adminTexts.allTexts') },
          { value: 'own', label: t('adminTexts.own') },
          { value: 'outdated', label: t('adminTexts.outdated') },
        ]}
        value={filter.show}
        onChange={(show) => onChange({ ...filter, show: show as TextFilter['show'] })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
