import type { CSSProperties } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'

/** One chip for each command: server and command, the whole of it in the tooltip. */
export function CommandChips({ action: { server, action } }: { action: SendAction }) {
  return (
    <span className="commands flex min-w-0 gap-1.5">
      {action.map(({ text }, place) => (
        <span
          key={place}
          className="command inline-flex h-6 min-w-0 items-center gap-1.5 rounded-px bg-deep px-2 text-[0.75rem]"
          title={`${server.name}: ${text}`}
        >
          {place === 0 && (
            <b
              className="inline-flex flex-none items-center gap-1.5 font-semibold text-faint"
              style={{ '--c': server.accent ?? undefined } as CSSProperties}
            >
              {server.name}
            </b>
          )}
          <code className="truncate text-[0.78125rem] text-soft">{text}</code>
        </span>
      ))}
    </span>
  )
}
