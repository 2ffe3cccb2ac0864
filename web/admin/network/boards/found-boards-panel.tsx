import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import { BOARDS_MAX, type BoardTab } from '#contract/settings/boards.schema.ts'
import { hasCode, type Loaded, useReply } from '#web/admin/kit/api/admin-call.ts'
import { Button, IconButton, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useServers } from '../servers/use-servers.ts'
import { boardName } from './guess-board.ts'

type Props = { tab: BoardTab; found: FoundBoards; onAdd: (board: string) => void }

/** The boards that the database of the tab's server really has; picking a board is one click. */
export function FoundBoardsPanel({ tab, found, onAdd }: Props) {
  const { t, timestamp } = useAdminText()
  const servers = useServers()
  const { data, problem, stale, reload } = found
  const server = servers.find(({ id }) => id === tab.server)?.name ?? tab.server
  const isShown = data !== null && !stale
  return (
    <Panel
      title={t('adminNetwork.found')}
      text={t('adminNetwork.foundIn', { server })}
      flush
      foot={
        isShown && (
          <>
            {t('adminNetwork.lookedAt', { time: timestamp(data.looked_at) })} {t('adminNetwork.foundHelp')}
          </>
        )
      }
      action={
        <IconButton
          icon="refresh-cw"
          label={t('adminNetwork.lookAgain')}
          title={t('adminNetwork.lookAgain')}
          onClick={reload}
        />
      }
    >
      {problem !== null ? (
        <LookProblem problem={problem} />
      ) : isShown ? (
        <ul
          className="max-h-104 overflow-y-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also when nothing in it can be added
          tabIndex={0}
          aria-label={t('adminNetwork.found')}
        >
          {data.boards.toSorted(byAdded(tab)).map((board) => (
            <FoundRow key={board.board} found={board} tab={tab} onAdd={onAdd} />
          ))}
        </ul>
      ) : (
        <p className="loading-late p-4 text-faint text-sm" role="status">
          {t('adminNetwork.looking')}
        </p>
      )}
    </Panel>
  )
}

/** Boards that can still be added come first. */
function byAdded({ boards }: BoardTab): (one: FoundBoard, other: FoundBoard) => number {
  const isAdded = (found: FoundBoard) => Number(boards.some(({ board }) => board === found.board))
  return (one, other) => isAdded(one) - isAdded(other)
}

type RowProps = { found: FoundBoard; tab: BoardTab; onAdd: (board: string) => void }

function FoundRow({ found, tab, onAdd }: RowProps) {
  const { t, number } = useAdminText()
  const isAdded = tab.boards.some(({ board }) => board === found.board)
  const isFull = tab.boards.length >= BOARDS_MAX
  const name = boardName(found.board)
  return (
    <li className="wrap-anywhere flex items-center gap-3 border-line border-b px-4 py-2.5 text-[0.875rem]">
      <div className="min-w-0 flex-1">
        <b className="block font-semibold">{name}</b>
        <span className="entry-note">{found.board}</span>
        <span className="entry-note">
          {found.players !== null && t('adminNetwork.players', { count: number(found.players) })}
          {found.top.length > 0 && ` · ${found.top.map((entry) => entry.name).join(', ')}`}
        </span>
      </div>
      {isAdded ? (
        <span className="flex items-center gap-1.5 text-ok text-sm">
          <Icon name="check" />
          {t('adminNetwork.added')}
        </span>
      ) : (
        <Button
          icon="plus"
          disabled={isFull}
          aria-label={t('adminNetwork.addFound', { board: name })}
          onClick={() => onAdd(found.board)}
          label={t('admin.add')}
        />
      )}
    </li>
  )
}

function LookProblem({ problem }: { problem: unknown }) {
  const { t, reasonOf } = useAdminText()
  const isUnconnected = hasCode(problem, 'boards_not_connected')
  return (
    <div className="grid gap-3 p-4">
      <p className={`notice ${isUnconnected ? '' : 'notice-bad'}`} role="status">
        <Icon name={isUnconnected ? 'info' : 'circle-alert'} />
        <span>{reasonOf(problem)}</span>
      </p>
      {isUnconnected && (
        <LinkButton to="/admin/network/servers" className="justify-self-start" icon="server">
          {t('adminNavigation.servers')}
        </LinkButton>
      )}
    </div>
  )
}

export type FoundBoards = Loaded<{ boards: FoundBoard[]; looked_at: string }>

/** The boards in the database of a server; null looks nowhere. */
export function useFoundBoards(server: string | null): FoundBoards {
  return useReply('GET /api/admin/servers/:id/boards', server === null ? null : { params: { id: server } })
}

/** The found board; null while nothing is known, undefined when the database lacks it. */
export function findBoard({ data, stale }: FoundBoards, board: string): FoundBoard | undefined | null {
  if (!data || stale) return null
  return data.boards.find((found) => found.board === board)
}
