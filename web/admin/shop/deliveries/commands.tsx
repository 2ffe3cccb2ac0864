import { Icon } from '#web/kit/ui/icon.tsx'

/** Roughly one line of the column. */
const SHORT_LENGTH = 48

/** The commands of a row on one line; a button shows the rest. */
export function Commands({ commands }: { commands: readonly string[] }) {
  const [first = '', ...others] = commands
  if (others.length === 0 && first.length <= SHORT_LENGTH)
    return <code className="code block text-soft">{first}</code>
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit max-w-full list-none items-center gap-2 md:pointer-fine:min-h-7 [&::-webkit-details-marker]:hidden">
        <code className="code text-soft group-not-open:block group-not-open:truncate">{first}</code>
        {others.length > 0 && (
          <span className="num flex-none font-bold text-faint text-xs group-open:hidden">
            +{others.length}
          </span>
        )}
        <Icon name="chevron-down" className="text-faint group-open:rotate-180" />
      </summary>
      {others.length > 0 && <code className="code block text-soft">{others.join('\n')}</code>}
    </details>
  )
}
