import { type ReactNode, useId } from 'react'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** A part of the money screen: a line below its title instead of a box. */
export function Part({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className="money-part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
