import { type ReactNode, useId, useState } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  title: string
  heads: readonly string[]
  bars: readonly { key: string; name: string; value: number }[]
  /** The legend beside the button. */
  children: ReactNode
}

/** The numbers of a chart, folded away. */
export function ChartTable({ title, heads, bars, children }: Props) {
  const { t, rupiah } = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem] text-soft leading-5">
        {children}
        <button
          type="button"
          className="link min-h-11 lg:pointer-fine:min-h-6"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'admin.hideTable' : 'admin.showTable')}
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3 max-h-96 overflow-auto">
        <table className="data-table [--cell:0.375rem_0.75rem_0.375rem_0] [--rule:1px] *:*:*:not-first:text-right">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="*:font-bold *:text-ink">
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="border-line border-b">
            {bars.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="num">{rupiah(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
