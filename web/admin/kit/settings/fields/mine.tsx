import { Button } from '#web/admin/kit/parts/button.tsx'
import { isInstant, toInput, writtenMoment } from '#web/admin/kit/parts/moment.ts'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { FieldAt } from '../draft/use-draft-form.ts'

/** Shows the value that was typed before the version of another person replaced it. */
export function Mine({ at }: { at: FieldAt<unknown> }) {
  const words = useAdminText()
  const { t } = words
  return (
    <div className="well mt-2 flex flex-wrap items-start gap-2 p-3">
      <p className="code min-w-0 flex-1 text-soft">
        <span className="block font-sans text-faint text-xs">{t('adminSettings.yours')}</span>
        {textOf(at.mine, words) || t('admin.none')}
      </p>
      <Button label={t('adminSettings.useMine')} onClick={() => at.set(at.mine)} />
    </div>
  )
}

function textOf(value: unknown, words: AdminText): string {
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, words)).join('\n')
  if (typeof value === 'object' && value !== null) return 'text' in value ? textOf(value.text, words) : ''
  if (typeof value === 'boolean') return words.t(value ? 'adminSettings.on' : 'adminSettings.off')
  if (typeof value === 'string' && isInstant(value)) return writtenMoment(toInput(value), words.language)
  return value === null ? '' : String(value)
}
