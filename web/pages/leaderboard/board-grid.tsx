import { type CSSProperties, useCallback } from 'react'
import { useSearchParams } from '#web/kit/router/index.ts'
import { arrange } from './arrange.ts'
import { Board } from './board.tsx'
import { type BoardView, readView, writeView } from './board-view.ts'
import type { FilledBoard } from './tab-boards.ts'

type Props = {
  tab: string
  boards: readonly FilledBoard[]
  columns: 2 | 3
  highlighted: string
  loading?: boolean
}

export function BoardGrid({ tab, boards, columns, highlighted, loading = false }: Props) {
  const [query, setQuery] = useSearchParams()
  const views = boards.map(({ id }) => readView(query, id))
  const open = views.map(({ expanded }) => expanded)
  const onTablet = arrange(open, 2)
  const onDesk = arrange(open, columns)

  // A stable function, so that only the changed board renders again.
  const show = useCallback(
    (board: string, view: BoardView) => {
      const present = new URLSearchParams(window.location.search)
      setQuery(writeView(present, board, view), { replace: true, preventScrollReset: true })
    },
    [setQuery],
  )

  return (
    <div className={`board-grid wrap pt-6 ${loading ? 'opacity-60' : ''}`} aria-busy={loading}>
      {boards.map((board, index) => (
        <div
          key={board.id}
          className="board-cell"
          style={
            {
              '--order-md': onTablet[index]?.order,
              '--span-md': onTablet[index]?.span,
              '--order-xl': onDesk[index]?.order,
              '--span-xl': onDesk[index]?.span,
            } as CSSProperties
          }
        >
          <Board
            tab={tab}
            board={board}
            highlighted={highlighted}
            period={views[index]?.period ?? readView(query, board.id).period}
            expanded={open[index] ?? false}
            onView={show}
          />
        </div>
      ))}
    </div>
  )
}
