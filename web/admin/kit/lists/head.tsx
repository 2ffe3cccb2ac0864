type Props = { children: string; className?: string /** For screen readers only. */; hidden?: boolean }

export function Head({ children, className, hidden }: Props) {
  return (
    <th scope="col" className={className}>
      {hidden ? <span className="sr-only">{children}</span> : children}
    </th>
  )
}
