import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { BoardId } from '#contract/leaderboards.ts'
import { Board } from './board.tsx'
import { type BoardView, readView, writeView } from './board-view.ts'
import type { ShownBoard } from './tab-boards.ts'

type Props = { boards: readonly ShownBoard[]; columns: 2 | 3; loading?: boolean }

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'md:grid-cols-2 xl:grid-cols-3' }

/** The boards of a tab; how each one is shown stands in the address. */
export function BoardGrid({ boards, columns, loading = false }: Props) {
  const [query, setQuery] = useSearchParams()

  // Always the same, so that only the board that was touched is drawn again.
  const show = useCallback(
    (board: BoardId, view: BoardView) => {
      const present = new URLSearchParams(window.location.search)
      setQuery(writeView(present, board, view), { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )

  return (
    <div
      className={`wrap grid grid-cols-1 items-start gap-4 pt-6 ${COLUMNS[columns]} ${loading ? 'animate-pending' : ''}`}
      aria-busy={loading}
    >
      {boards.map((board) => {
        const { period, expanded } = readView(query, board.id)
        return <Board key={board.id} board={board} period={period} expanded={expanded} onView={show} />
      })}
    </div>
  )
}
