import type { CSSProperties } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'

const CHIP = 'command inline-flex h-6 items-center gap-1.5 rounded-px bg-deep px-2 text-[0.75rem]'

/** Server and first command; an order of several packs has more, which are counted. The tooltip has all of them. */
export function CommandChips({ action: { server, action } }: { action: SendAction }) {
  const [first = '', ...others] = action.map(({ text }) => text)
  return (
    <span
      className="commands flex min-w-0 gap-1.5"
      title={[`${server.name}: ${first}`, ...others].join('\n')}
    >
      <span className={`${CHIP} min-w-0`}>
        <b
          className="inline-flex flex-none items-center gap-1.5 font-semibold text-faint"
          style={{ '--c': server.accent ?? undefined } as CSSProperties}
        >
          {server.name}
        </b>
        <code className="code truncate text-xs text-soft">{first}</code>
      </span>
      {others.length > 0 && (
        <span className={`${CHIP} flex-none text-soft`}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="sr-only">{others.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
