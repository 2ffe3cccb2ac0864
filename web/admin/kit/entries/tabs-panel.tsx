import type { ComponentProps } from 'react'
import { Panel } from '../settings/fields/panel.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { EntryList } from './entry-list.tsx'
import { problemIndex, type Selection } from './use-selection.ts'

type Tab = { id: string; label: { en: string; id: string }; accent: string }
type Props<Entry extends Tab> = Pick<
  ComponentProps<typeof EntryList<Entry>>,
  'at' | 'max' | 'add' | 'empty' | 'note'
> & {
  text?: string
  ofTab: Selection
  /** The selected entry of the selected tab; another tab begins with its first entry. */
  inTab: Selection
}

export function TabsPanel<Entry extends Tab>({ text, ofTab, inTab, ...list }: Props<Entry>) {
  const { t, language, number } = useAdminText()
  const open = (index: number) => {
    ofTab.open(index)
    inTab.select(0)
  }
  return (
    <Panel title={t('adminNetwork.tabs')} text={text} flush>
      <EntryList
        {...list}
        selection={{ ...ofTab, open }}
        addLabel={t('adminNetwork.addTab')}
        nameOf={({ label }, index) =>
          label[language] || t('adminSettings.entry', { number: number(index + 1) })
        }
        mark={({ accent }) => <i className="dot" style={{ color: accent }} />}
      />
    </Panel>
  )
}

/** Handlers of a form with tabs. `list` names the section and the entries of a tab, for example `boards`. */
export function tabHandlers(list: string, ofTab: Selection, inTab: Selection) {
  return {
    onDiscard(): void {
      ofTab.reset()
      inTab.reset()
    },
    onProblems(keys: readonly string[]): void {
      const index = problemIndex(keys, `${list}:tabs`)
      if (index === null) return
      ofTab.select(index)
      const entry = problemIndex(keys, `${list}:tabs.${index}.${list}`)
      if (entry !== null) inTab.select(entry)
    },
  }
}
