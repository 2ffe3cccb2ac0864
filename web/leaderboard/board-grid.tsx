import { useSearchParams } from 'react-router'
import { Board } from './board.tsx'
import { type BoardView, readView, writeView } from './board-view.ts'
import type { ShownBoard } from './tab-boards.ts'

type Props = { boards: readonly ShownBoard[]; columns: 2 | 3; loading?: boolean }

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'md:grid-cols-2 xl:grid-cols-3' }

/** The boards of a tab; how each one is shown stands in the address. */
export function BoardGrid({ boards, columns, loading = false }: Props) {
  const [query, setQuery] = useSearchParams()

  function show(board: ShownBoard, view: BoardView): void {
    setQuery(writeView(query, board.id, view), { replace: true, preventScrollReset: true })
  }

  return (
    <div
      className={`wrap grid grid-cols-1 items-start gap-4 pt-6 ${COLUMNS[columns]} ${loading ? 'animate-pending' : ''}`}
      aria-busy={loading}
    >
      {boards.map((board) => {
        const view = readView(query, board.id)
        return (
          <Board
            key={board.id}
            id={board.id}
            format={board.format}
            entries={board.rows[view.period] ?? []}
            timestamp={board.timestamp}
            view={view}
            onView={(next) => show(board, next)}
          />
        )
      })}
    </div>
  )
}
