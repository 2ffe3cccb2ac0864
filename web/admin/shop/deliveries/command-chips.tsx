import type { CSSProperties } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'

/** One chip for each command: server and command, the whole of it in the tooltip. */
export function CommandChips({ action: { server, action } }: { action: SendAction }) {
  return (
    <span className="commands">
      {action.map(({ text }, place) => (
        <span key={place} className="command" title={`${server.name}: ${text}`}>
          {place === 0 && <b style={{ '--c': server.accent ?? undefined } as CSSProperties}>{server.name}</b>}
          <code>{text}</code>
        </span>
      ))}
    </span>
  )
}
