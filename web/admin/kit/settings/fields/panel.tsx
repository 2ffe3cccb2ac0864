import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text?: ReactNode
  action?: ReactNode
  foot?: ReactNode
  /** For lists and tables, which have margins of their own. */
  flush?: boolean
  children: ReactNode
}

/** A titled group of fields. */
export function Panel({ title, text, action, foot, flush = false, children }: Props) {
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
      {flush ? children : <div className="panel-body">{children}</div>}
      {foot && <div className="panel-foot">{foot}</div>}
    </section>
  )
}
