import { Icon } from '../../ui/icon.tsx'

/** About as much as the column shows on one line. */
const SHORT_LENGTH = 48

/** The commands of a row on one line; the rest opens below. */
export function Commands({ commands }: { commands: readonly string[] }) {
  const [first = '', ...others] = commands
  if (others.length === 0 && first.length <= SHORT_LENGTH)
    return <code className="code block text-soft">{first}</code>
  return (
    <details className="commands">
      <summary>
        <code className="code text-soft">{first}</code>
        {others.length > 0 && <span className="num more">+{others.length}</span>}
        <Icon name="chevron-down" />
      </summary>
      {others.length > 0 && <code className="code block text-soft">{others.join('\n')}</code>}
    </details>
  )
}
