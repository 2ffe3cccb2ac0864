import { Icon } from '../../ui/icon.tsx'

/** Roughly one line of the column. */
const SHORT_LENGTH = 48

/** The commands of a row on one line; a button shows the rest. */
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
