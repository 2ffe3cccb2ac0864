import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text?: ReactNode
  action?: ReactNode
  foot?: ReactNode
  /** For lists and tables, which have margins of their own. */
  flush?: boolean
  /** Parts of the content stand below each other, with a gap. */
  stack?: boolean
  children: ReactNode
}

export function Panel({ title, text, action, foot, flush = false, stack = false, children }: Props) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <div className="min-w-0">
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {action}
      </div>
      {flush ? (
        children
      ) : (
        <div className={`panel-body ${stack ? 'grid grid-cols-1 gap-4' : ''}`}>{children}</div>
      )}
      {foot && <div className="panel-foot">{foot}</div>}
    </section>
  )
}
