import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { ChangesList } from './changes-list.tsx'
import { mergeChanges } from './draft/compare.ts'
import type { ConflictChoice } from './draft/draft-state.ts'
import type { AnyForm } from './draft/use-draft-form.ts'

type Props = { form: AnyForm; onSave: () => void }

/** Somebody else saved first: both versions field by field, and nothing is lost before a decision. */
export function ConflictDialog({ form: { labelOf, store, state }, onSave }: Props) {
  const { t, timestamp } = useAdminText()
  if (!state.opened?.conflict) return null
  const { base, draft, conflict } = state.opened
  const { mine, theirs, overlapping } = mergeChanges(base, draft, conflict.value)
  const name = conflict.updated_by ?? t('adminSettings.somebody')
  const canMerge = overlapping.length === 0
  const choose = (choice: ConflictChoice) => {
    store.resolve(choice)
    if (choice !== 'theirs') onSave()
  }
  return (
    <Dialog
      title={t('adminSettings.conflictTitle', { name })}
      onClose={store.postponeConflict}
      foot={
        <>
          <Button variant="ghost" size="md" onClick={() => choose('mine')}>
            {t('adminSettings.overwrite')}
          </Button>
          <Button size="md" data-first-focus={canMerge ? undefined : true} onClick={() => choose('theirs')}>
            {t('adminSettings.takeTheirs')}
          </Button>
          {canMerge && (
            <Button variant="primary" size="md" data-first-focus onClick={() => choose('both')}>
              {t('adminSettings.keepBoth')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="notice notice-wait">
          <p>
            <b className="block">
              {canMerge
                ? t('adminSettings.conflictBoth')
                : t('adminSettings.conflictSame', {
                    fields: [...new Set(overlapping.map(labelOf))].join(', '),
                  })}
            </b>
            <span className="text-ink">
              {conflict.updated_at &&
                `${t('adminSettings.conflictWhen', { time: timestamp(conflict.updated_at) })} `}
              {conflict.section && t('adminSettings.conflictNote')}
            </span>
          </p>
        </div>
        <section className="well p-3">
          <h3 className="mb-1 text-faint text-sm">{t('adminSettings.conflictTheirs', { name })}</h3>
          <ChangesList labelOf={labelOf} before={base} after={conflict.value} paths={theirs} />
        </section>
        <section className="well p-3">
          <h3 className="mb-1 text-faint text-sm">{t('adminSettings.conflictMine')}</h3>
          <ChangesList labelOf={labelOf} before={base} after={draft} paths={mine} />
        </section>
      </div>
    </Dialog>
  )
}
