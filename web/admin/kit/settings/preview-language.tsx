import { LANGUAGES, type Language } from '#contract/language.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Segmented } from './fields/segmented.tsx'

type Props = { value: Language; onChange: (language: Language) => void }

export function PreviewLanguage({ value, onChange }: Props) {
  const { t } = useAdminText()
  return (
    <Segmented
      label={t('adminNetwork.previewLanguage')}
      className="w-24"
      options={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
      value={value}
      onChange={onChange}
    />
  )
}
