import { useAdminText } from '../text/use-admin-text.ts'
import { describeChange } from './describe-change.ts'
import { changedPaths } from './draft/compare.ts'
import { type Path, pathText } from './draft/value-path.ts'

const SHOWN = 12

type Props = {
  labelOf: (path: Path) => string
  before: unknown
  after: unknown
  /** Without it every field that differs. */
  paths?: readonly Path[]
}

export function ChangesList({ labelOf, before, after, paths = changedPaths(before, after) }: Props) {
  const words = useAdminText()
  const { t, number } = words
  if (paths.length === 0) return <p className="text-faint text-sm">{t('adminSettings.nothingChanged')}</p>
  return (
    <ul className="changes">
      {paths.slice(0, SHOWN).map((path) => {
        const change = describeChange(before, after, path, words)
        return (
          <li key={pathText(path)}>
            {labelOf(path)}{' '}
            {change.kind === 'list' ? (
              <ins>{change.text}</ins>
            ) : (
              <>
                <del>{change.before}</del> <ins>{change.after}</ins>
              </>
            )}
          </li>
        )
      })}
      {paths.length > SHOWN && (
        <li className="text-faint">{t('admin.andMore', { count: number(paths.length - SHOWN) })}</li>
      )}
    </ul>
  )
}
