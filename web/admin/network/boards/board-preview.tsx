import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { FoundBoard } from '#contract/network/leaderboards-admin.schema.ts'
import type { BoardEntry } from '#contract/settings/boards.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardText } from './board-text.ts'

const RANKS = ['gold', 'silver', 'bronze']

/** The first rows of the board as visitors read them. */
export function BoardPreview({ board, found }: { board: BoardEntry; found: FoundBoard | null }) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const text = boardText(language)
  return (
    <Panel
      title={t('adminNetwork.asShown')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      <p className="mb-2 flex items-center gap-2 font-bold">
        {board.icon && <Icon name={board.icon} className="text-faint" />}
        <span className="wrap-anywhere">{board.label[language] || '–'}</span>
      </p>
      {found && found.top.length > 0 ? (
        <ol className="grid gap-2">
          {found.top.map(({ name, value }, index) => (
            <li key={`${index}-${name}`} className="flex items-center gap-2 text-sm">
              <span
                className="px w-5 text-(--c) text-xl"
                style={{ '--c': `var(--color-${RANKS[index]})` } as CSSProperties}
              >
                {index + 1}
              </span>
              <PlayerHead name={name} size={24} />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="num text-soft">{formatValue(board, value, text)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-faint text-sm">{t('adminNetwork.noRows')}</p>
      )}
    </Panel>
  )
}
