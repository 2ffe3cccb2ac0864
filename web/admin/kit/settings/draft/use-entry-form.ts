// An entry of a list that is saved by itself, such as a coupon, as a form.
import { describeProblem, type SettingsIssue } from '#content/settings/describe-problems.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { Reply } from './draft-state.ts'
import type { DraftSource, Schema } from './draft-store.ts'
import { type DraftForm, useDraftForm } from './use-draft-form.ts'
import { type Path, pathText } from './value-path.ts'

type Entry = { _id: string; version: number; updated_by?: string; updated_at?: string }

type Change<Saved> = { params: { id: string }; body: Saved & { version: number } }

type Options<Value extends object, Saved, Stored extends Value & Entry> = {
  name: string
  schema: Schema<Saved>
  empty: Value
  /** Null: a new one is added. */
  stored: Stored | null
  labels: Readonly<Record<string, string>>
  /** The sentence for what the schema refuses; null: the general one. */
  problemOf?(issue: SettingsIssue, draft: Value): string | null
  loadAll(): Promise<readonly Stored[]>
  refusalOf?: DraftSource<Saved>['refusalOf']
  /** Adds it, or saves another version: `change` is the call of one that exists. */
  send(body: Saved, change: Change<Saved> | null): Promise<Stored>
  /** The list is not up to date any more. */
  onChanged(): void
}

export function useEntryForm<Value extends object, Saved, Stored extends Value & Entry>(
  options: Options<Value, Saved, Stored>,
): DraftForm<Value> {
  const { language } = useAdminText()
  const { name, schema, empty, stored, labels } = options
  const replyOf = (entry: Stored): Reply => {
    const { version, updated_by = null, updated_at = null } = entry
    // Only the fields that can be edited.
    const fields = Object.entries(entry).filter(([name]) => name in empty)
    return { version, value: { ...empty, ...Object.fromEntries(fields) }, updated_by, updated_at }
  }
  return useDraftForm<Value, Saved>({
    name,
    key: `${name}:${stored?._id ?? 'new'}`,
    schema,
    describe: (issues, draft) =>
      issues.map((issue) => ({
        path: issue.path.map(String).join('.'),
        text: options.problemOf?.(issue, draft as Value) ?? describeProblem(issue, language),
      })),
    labelOf: (path) => labelIn(labels, path),
    refusalOf: options.refusalOf,
    opened: stored ? replyOf(stored) : { version: 0, value: empty },
    load: async () => {
      const newest = (await options.loadAll()).find(({ _id }) => _id === stored?._id)
      if (!newest) throw new Error('deleted meanwhile')
      return replyOf(newest)
    },
    save: async (body, version) => {
      const change = stored && { params: { id: stored._id }, body: { ...body, version } }
      const saved = await options.send(body, change)
      options.onChanged()
      return saved._id === stored?._id ? replyOf(saved) : { ...replyOf(saved), id: saved._id }
    },
  })
}

/** The label of the field, else of the field around it. */
function labelIn(labels: Readonly<Record<string, string>>, path: Path): string {
  return labels[pathText(path)] ?? (path.length > 0 ? labelIn(labels, path.slice(0, -1)) : '')
}
