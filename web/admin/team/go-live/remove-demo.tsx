import { useState } from 'react'
import type { ContentKind } from '#contract/monitoring/content.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { LoadedDetail } from '#web/admin/kit/lists/loaded-list.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Opens the preview; the owner chooses the kinds that go. */
export function RemoveDemo({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useAdminText()
  return (
    <AskButton className="mt-2" icon="trash-2" label={t('adminContent.remove')}>
      {(close) => <RemoveDialog onDone={onRemoved} onClose={close} />}
    </AskButton>
  )
}

function RemoveDialog(on: { onDone: () => void; onClose: () => void }) {
  const { t, number, language } = useAdminText()
  const [excluded, setExcluded] = useState<readonly ContentKind[]>([])
  const content = useReply('GET /api/admin/content', {})
  const found = content.data?.kinds.filter(({ built_in }) => built_in.length > 0) ?? []
  const chosen = found.filter(({ kind }) => !excluded.includes(kind))
  const count = number(chosen.reduce((sum, { built_in }) => sum + built_in.length, 0))
  return (
    <Confirm
      question={t('adminContent.removeTitle')}
      act={t('adminContent.removeCount', { count })}
      danger
      disabled={chosen.length === 0}
      onAct={() =>
        adminCall('POST /api/admin/content/remove', { body: { kinds: chosen.map(({ kind }) => kind) } })
      }
      done={t('adminContent.removed', { count })}
      text={t('adminContent.removeText')}
      {...on}
    >
      <LoadedDetail loaded={content}>
        {() =>
          found.length === 0 ? (
            <p className="text-sm">{t('adminContent.nothing')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {found.map(({ kind, built_in }) => (
                <li key={kind}>
                  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-star"
                      checked={!excluded.includes(kind)}
                      onChange={({ target }) =>
                        setExcluded(
                          target.checked ? excluded.filter((other) => other !== kind) : [...excluded, kind],
                        )
                      }
                    />
                    <span className="min-w-0">
                      <b className="font-semibold">
                        {t(`adminCheckNames.check_content_${kind}`)} · {number(built_in.length)}
                      </b>
                      <span className="wrap-anywhere block text-faint text-xs">
                        {built_in.map((name) => name[language]).join(', ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedDetail>
    </Confirm>
  )
}
