import type { FoundBoard } from '#contract/network/leaderboards-admin.schema.ts'
import type { BoardEntry } from '#contract/settings/boards.schema.ts'
import { BOARD_FORMATS } from '#contract/settings/boards.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { boardText } from './board-text.ts'
import { IconField } from './icon-field.tsx'

/** Shown as an example while the board has no rows. */
const SAMPLE = '770700.5'

export function BoardFields({ at, found }: { at: FieldAt<BoardEntry>; found: FoundBoard | null }) {
  const { t, language } = useAdminText()
  const { format, symbol } = at.value
  const raw = found?.top[0]?.value ?? SAMPLE
  const shown = formatValue({ format, symbol }, raw, boardText(language))
  return (
    <div className="grid grid-cols-1 gap-4">
      <LanguagesField at={at.at('label')} max={40} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField
          at={at.at('format')}
          help={<span aria-live="polite">{t('adminNetwork.formatExample', { raw, shown })}</span>}
          options={BOARD_FORMATS.map((value) => ({ value, label: t(`adminNetwork.format_${value}`) }))}
        />
        {format === 'money' && <TextField at={at.at('symbol')} help={t('adminNetwork.symbolHelp')} />}
      </div>
      <IconField at={at.at('icon')} />
    </div>
  )
}
