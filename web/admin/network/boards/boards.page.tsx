import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import { BOARD_TABS_MAX, type BoardEntry } from '#contract/settings/boards.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { TabsPanel, tabHandlers } from '#web/admin/kit/entries/tabs-panel.tsx'
import { type Selection, useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useServers } from '../servers/use-servers.ts'
import { FoundBoardsPanel, findBoard, guessBoard, useFoundBoards } from './found-boards-panel.tsx'
import { BOARD_TEXTS, RESERVED_TABS, TabEditor } from './tab-editor.tsx'

export default settingsPage(BoardsForm, ['boards'])

/** Parameters of the page's address. */
const RESERVED_BOARDS = ['tab', 'voters', 'donators']

function BoardsForm() {
  const { t } = useAdminText()
  const boards = useSection('boards')
  const tabs = boards.state.opened ? boards.value.tabs : []
  const ofTab = useSelection(tabs.length)
  const tab = tabs[ofTab.index]
  const ofBoard = useSelection(tab?.boards.length ?? 0)
  const found = useFoundBoards(tab?.server ?? null)
  const board = tab?.boards[ofBoard.index]

  function addFound(name: string): void {
    if (!tab) return
    const list = boards.at('tabs').at(ofTab.index).at('boards')
    const taken = [...RESERVED_BOARDS, ...tab.boards.map(({ id }) => id)]
    list.update((now) => [...now, guessBoard(name, taken)])
    ofBoard.open(tab.boards.length, 'field')
  }

  const foundPanel = tab && <FoundBoardsPanel tab={tab} found={found} onAdd={addFound} />
  return (
    <SettingsForm
      forms={[boards]}
      {...tabHandlers('boards', ofTab, ofBoard)}
      preview={() =>
        tab && (
          <>
            <div className="max-lg:hidden">{foundPanel}</div>
            {board && <BoardPreview board={board} found={findBoard(found, board.board) ?? null} />}
          </>
        )
      }
    >
      {() => (
        <>
          <Tabs boards={boards} ofTab={ofTab} inTab={ofBoard} />
          {tab && (
            <TabEditor
              key={ofTab.index}
              boards={boards}
              at={boards.at('tabs').at(ofTab.index)}
              ofTab={ofTab}
              ofBoard={ofBoard}
              found={found}
            />
          )}
          {tab && <div className="lg:hidden">{foundPanel}</div>}
          <Panel title={t('adminNetwork.globalTab')} text={t('adminNetwork.globalText')}>
            <div className="grid grid-cols-1 gap-3">
              <SwitchField at={boards.at('donators')} />
              <SwitchField at={boards.at('voters')} />
            </div>
          </Panel>
        </>
      )}
    </SettingsForm>
  )
}

type TabsProps = { boards: SectionForm<'boards'>; ofTab: Selection; inTab: Selection }

function Tabs({ boards, ...selections }: TabsProps) {
  const { t, number } = useAdminText()
  const servers = useServers()
  const serverName = (id: string) => servers.find((server) => server.id === id)?.name ?? id
  const taken = [...RESERVED_TABS, ...boards.value.tabs.map(({ id }) => id)]
  return (
    <TabsPanel
      at={boards.at('tabs')}
      text={t('adminNetwork.tabsText')}
      {...selections}
      max={BOARD_TABS_MAX}
      add={() => ({
        id: newId('', taken, 'boards'),
        label: { en: '', id: '' },
        server: servers[0]?.id ?? '',
        accent: '#ffd23f',
        boards: [],
      })}
      empty={t('adminNetwork.noTabs')}
      note={({ server, boards }) =>
        `${serverName(server)} · ${
          boards.length === 0
            ? t('adminNetwork.tabHidden')
            : t('adminNetwork.boardCount', { count: number(boards.length) })
        }`
      }
    />
  )
}

const RANKS = ['gold', 'silver', 'bronze']

function BoardPreview({ board, found }: { board: BoardEntry; found: FoundBoard | null }) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  return (
    <Panel
      title={t('adminNetwork.asShown')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      <p className="mb-2 flex items-center gap-2 font-bold">
        {board.icon && <Icon name={board.icon} className="text-faint" />}
        <span className="wrap-anywhere">{board.label[language] || '–'}</span>
      </p>
      {board.reverse ? (
        <p className="text-faint text-sm">{t('adminNetwork.reversePreview')}</p>
      ) : found && found.top.length > 0 ? (
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
              <span className="num text-soft">{formatValue(board, value, BOARD_TEXTS[language])}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-faint text-sm">{t('adminNetwork.noRows')}</p>
      )}
    </Panel>
  )
}
