import { useId } from 'react'
import { BOARD_ICON_NAMES } from '#content/board-icons.ts'
import { leaderboard as en } from '#content/locales/en/leaderboard.ts'
import { leaderboard as id } from '#content/locales/id/leaderboard.ts'
import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import { BOARDS_MAX, type BoardEntry, type BoardTab } from '#contract/settings/boards.schema.ts'
import { BOARD_FORMATS, BOARD_ICONS, type BoardIcon } from '#contract/settings/boards.ts'
import { EntryList } from '#web/admin/kit/entries/entry-list.tsx'
import { EntryPanel } from '#web/admin/kit/entries/entry-panel.tsx'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import type { Selection } from '#web/admin/kit/entries/use-selection.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useServers } from '../servers/use-servers.ts'
import { type FoundBoards, findBoard } from './found-boards-panel.tsx'

type Props = {
  boards: SectionForm<'boards'>
  at: FieldAt<BoardTab>
  ofTab: Selection
  ofBoard: Selection
  found: FoundBoards
}

/** Ids that the page uses itself. */
export const RESERVED_TABS = ['global', 'voters', 'donators']

export function TabEditor({ boards, at, ofTab, ofBoard, found }: Props) {
  const { t, language } = useAdminText()
  const servers = useServers()
  const board = at.value.boards[ofBoard.index]
  const name = at.value.label[language] || t('adminNetwork.tab')
  return (
    <>
      <EntryPanel title={name} selection={ofTab}>
        <div className="grid grid-cols-1 gap-4">
          <NamedField
            at={at.at('label')}
            id={at.at('id')}
            ids={[...RESERVED_TABS, ...boards.value.tabs.map(({ id }) => id)]}
            savedIds={boards.base.tabs.map(({ id }) => id)}
            fallback="boards"
          />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <SelectField
              at={at.at('server')}
              options={servers.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <ColourField at={at.at('accent')} />
          </div>
        </div>
      </EntryPanel>
      <BoardsPanel at={at} name={name} selection={ofBoard} found={found} />
      {board && (
        <EntryPanel
          title={board.label[language] || t('settingsLabels.boards.tabs.*.boards.*')}
          text={board.board}
          selection={ofBoard}
        >
          <BoardFields
            key={ofBoard.index}
            at={at.at('boards').at(ofBoard.index)}
            found={findBoard(found, board.board) ?? null}
          />
        </EntryPanel>
      )}
    </>
  )
}

type BoardsProps = { at: FieldAt<BoardTab>; name: string; selection: Selection; found: FoundBoards }

/** Boards are added from the database beside it, so the list itself only orders and removes. */
function BoardsPanel({ at, name, selection, found }: BoardsProps) {
  const { t, language } = useAdminText()
  return (
    <Panel title={t('adminNetwork.boardsOf', { tab: name })} flush>
      <EntryList
        at={at.at('boards')}
        selection={selection}
        max={BOARDS_MAX}
        removable
        empty={t('adminNetwork.noBoards')}
        nameOf={({ label, board }) => label[language] || board}
        note={({ board, format }) => `${board} · ${t(`adminNetwork.format_${format}`)}`}
        mark={({ icon }) => (
          <span className="size-9 grid flex-none place-items-center bg-deep rounded-px text-star">
            {icon && <Icon name={icon} />}
          </span>
        )}
        end={(entry) => <BoardState entry={entry} found={found} />}
      />
    </Panel>
  )
}

/** Visitors do not see a board without data; this is where its absence is named. */
function BoardState({ entry, found }: { entry: BoardEntry; found: FoundBoards }) {
  const { t } = useAdminText()
  const known = findBoard(found, entry.board)
  if (known === null) return null
  if (!known) return <Badge tone="bad">{t('adminNetwork.boardMissing')}</Badge>
  return known.players === 0 ? <Badge tone="plain">{t('adminNetwork.boardEmpty')}</Badge> : null
}

/** Shown as an example while the board has no rows. */
const SAMPLE = '770700.5'

function BoardFields({ at, found }: { at: FieldAt<BoardEntry>; found: FoundBoard | null }) {
  const { t, language } = useAdminText()
  const { format } = at.value
  const raw = found?.top[0]?.value ?? SAMPLE
  const shown = formatValue(at.value, raw, BOARD_TEXTS[language])
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
      <SwitchField at={at.at('reverse')} help={t('adminNetwork.reverseHelp')} />
      <IconField at={at.at('icon')} />
    </div>
  )
}

/** All icons at a glance; the arrow keys move as in any group of radio buttons. */
function IconField({ at }: { at: FieldAt<BoardIcon | null> }) {
  const { t, language } = useAdminText()
  const name = useId()
  const nameOf = (icon: BoardIcon | null) =>
    icon ? BOARD_ICON_NAMES[icon][language] : t('adminNetwork.noIcon')
  return (
    <fieldset data-path={at.key} tabIndex={-1}>
      <legend className="label">{at.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {[null, ...BOARD_ICONS].map((icon) => (
          <label
            key={icon ?? 'none'}
            className="relative grid h-11 place-items-center rounded-block border border-transparent bg-deep text-soft hover:text-ink has-checked:border-star has-checked:text-star has-focus-visible:outline-2 has-focus-visible:outline-star has-focus-visible:outline-offset-2"
            title={nameOf(icon)}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              aria-label={nameOf(icon)}
              checked={at.value === icon}
              onChange={() => at.set(icon)}
            />
            {icon ? <Icon name={icon} /> : <span aria-hidden="true">–</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type BoardTexts = { leaderboard: typeof en }

/** Values as the public page writes them; only the texts of the leaderboard page are loaded. */
export const BOARD_TEXTS = {
  en: createText<BoardTexts>('en', { leaderboard: en }),
  id: createText<BoardTexts>('id', { leaderboard: id }),
}
