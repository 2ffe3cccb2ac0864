import { type ReactNode, useId } from 'react'

/** A part of the money screen: a line below its title instead of a box. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="mb-2.5 flex items-baseline justify-between gap-4 border-line border-b pb-2 text-[0.9375rem] leading-6"
      >
        {title}
        {note && <span className="font-[500] text-[0.8125rem] text-faint tracking-[0]">{note}</span>}
      </h2>
      {children}
    </section>
  )
}
