import { Fragment } from 'react'

/** An address that breaks before its dots rather than inside a word. */
export function Breakable({ address }: { address: string }) {
  const [first, ...others] = address.split('.')
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />.{part}
        </Fragment>
      ))}
    </>
  )
}
