import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import { BOARDS_MAX, type BoardEntry, type BoardTab } from '#contract/settings/boards.schema.ts'
import type { BoardFormat, BoardIcon } from '#contract/settings/boards.ts'
import { hasCode, type Loaded, useReply } from '#web/admin/kit/api/admin-call.ts'
import { newBoardId } from '#web/admin/kit/entries/new-id.ts'
import { Button, IconButton, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useServers } from '../servers/use-servers.ts'

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

function FoundRow({ found, tab, onAdd }: Omit<Props, 'found'> & { found: FoundBoard }) {
  const { t, number } = useAdminText()
  const isAdded = tab.boards.some(({ board }) => board === found.board)
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
          disabled={tab.boards.length >= BOARDS_MAX}
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

// Guesses the meaning of a board of ajLeaderboards by its name; the owner can change everything.
type Guess = { format: BoardFormat; symbol: string; icon: BoardIcon }

const RULES: readonly [pattern: RegExp, guess: Guess][] = [
  [/time_?played|playtime|hours_played/, { format: 'duration', symbol: '', icon: 'clock' }],
  [/balance|money|coins|_eco(_|$)/, { format: 'money', symbol: '$', icon: 'coins' }],
  [/gem|token|credit|point/, { format: 'number', symbol: '', icon: 'gem' }],
  [/skill|power|level/, { format: 'number', symbol: '', icon: 'sparkles' }],
  [/player_?kills|pvp|duel/, { format: 'number', symbol: '', icon: 'swords' }],
  [/death/, { format: 'number', symbol: '', icon: 'skull' }],
  [/mob|kill/, { format: 'number', symbol: '', icon: 'bow-arrow' }],
  [/mining|mine|block/, { format: 'number', symbol: '', icon: 'pickaxe' }],
  [/fish/, { format: 'number', symbol: '', icon: 'fish' }],
  [/farm|crop|harvest/, { format: 'number', symbol: '', icon: 'wheat' }],
  [/wood|lumber/, { format: 'number', symbol: '', icon: 'axe' }],
  [/job/, { format: 'number', symbol: '', icon: 'briefcase' }],
  [/chat|game|win/, { format: 'number', symbol: '', icon: 'trophy' }],
]
const OTHER: Guess = { format: 'number', symbol: '', icon: 'trophy' }

/** Words that say where a number comes from, not what it is. */
const NOISE = /^(statistic|vault|eco|placeholder|ajlb)$/

/** `statistic_time_played` reads "Time Played". */
export function boardName(board: string): string {
  const words = board.split(/[\s_:.-]+/).filter((word) => word !== '')
  const telling = words.filter((word) => !NOISE.test(word))
  return (telling.length > 0 ? telling : words)
    .map(
      (word) =>
        word.charAt(0).toUpperCase() + (isCapitals(word) ? word.slice(1).toLowerCase() : word.slice(1)),
    )
    .join(' ')
}

function isCapitals(word: string): boolean {
  return /^[A-Z]{2,}$/.test(word)
}

const LABEL_MAX = 40

export function guessBoard(board: string, taken: readonly string[]): BoardEntry {
  const guess = RULES.find(([pattern]) => pattern.test(board.toLowerCase()))?.[1] ?? OTHER
  const label = `Top ${boardName(board)}`.slice(0, LABEL_MAX).trim()
  return { id: newBoardId(board, taken), board, label: { en: label, id: label }, reverse: false, ...guess }
}
