import { type ReactNode, useId, useState } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  title: string
  heads: readonly string[]
  /** The first cell names the row, the others are figures. */
  rows: readonly { key: string; cells: readonly string[] }[]
  /** The legend beside the button. */
  children?: ReactNode
}

/** The numbers of a chart, folded away. */
export function ChartTable({ title, heads, rows, children }: Props) {
  const { t } = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="legend">
        {children}
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'adminCharts.hideTable' : 'adminCharts.showTable')}
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="chart-table">
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={heads[place + 1]} className="num">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
